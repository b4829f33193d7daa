import FaultyService
import Foundation
import HangangjariAPI
import HangangjariApp
import HangangjariModel
import Testing
import VitrineTesting
import VitrineWidgets

/// Tests of values that the park widget withdraws over time: the timeline has an entry at each of these times.
@MainActor
struct AgeingRows {
    @Test func expiringSignHasItsOwnEntry() async throws {
        let stage = try await Stage()
        answer(stage, .parkingScarce, .caution, age: 6)
        let shown = try await stage.general(family: .systemLarge)
        // A limit of 35 minutes, five minutes ahead.
        let turn = stage.time.now.addingTimeInterval(24 * 60)
        for entry in shown {
            #expect(entry.text.contains("Parking nearly full") == (entry.date < turn), "\(entry.date)")
        }
        #expect(shown.contains { $0.date == turn })
    }

    @Test func endOfHourHasItsOwnEntry() async throws {
        let stage = try await Stage()
        for focus in [ParkFocus.weather, .crowd] {
            let dates = try await stage.general("ttukseom", focus, family: .systemLarge).map(\.date)
            // The first of the five hours starts in one hour.
            for hour in 2...6 { #expect(dates.contains(stage.time.now.addingTimeInterval(Double(hour) * 3600))) }
        }
    }

    @Test func pleasantSignIsShownWhileAllSectionsAreCurrent() async throws {
        let stage = try await Stage()
        answer(stage, .pleasant, .good, age: 40)
        let shown = try await stage.general(family: .systemLarge)
        // The oldest of the four observations, that of the dust, is 40 minutes old; the crowd's limit is 65 minutes,
        // and is planned five minutes ahead.
        let turn = stage.time.now.addingTimeInterval(20 * 60)
        for entry in shown { #expect(entry.text.contains("Good to go") == (entry.date < turn), "\(entry.date)") }
    }

    @Test func pleasantSignRequiresAllCurrentSections() async throws {
        let stage = try await Stage()
        answer(stage, .pleasant, .good, age: 40, weatherAge: 100)
        for focus in ParkFocus.allCases {
            let shown = try await stage.general("ttukseom", focus, family: .systemLarge)
            #expect(!shown[0].text.contains("Good to go"), "\(focus)")
        }
    }

    /// The device opens only links with a scheme that an installed app lists.
    @Test(arguments: ParkingMode.allCases) func everyLinkOpensTheApp(mode: ParkingMode) async throws {
        let stage = try await Stage()
        let shown = try await stage.parking("ttukseom", mode)[0]
        #expect(shown.text.contains("Directions"))
        let schemes = Set(shown.text.matches(of: #/([a-z]+):\/\//#).map { String($0.output.1) })
        #expect(!schemes.isEmpty && schemes.isSubset(of: HangangjariApp.urlSchemes), "\(schemes)")
    }

    private func answer(
        _ stage: Stage,
        _ kind: Signal.Kind,
        _ weight: Signal.Weight,
        age: Int,
        weatherAge: Int = 15
    ) {
        stage.answer { now in
            var summary = Summaries.summary(now: now, weatherAge: weatherAge)
            let seen = Timestamp(now).adding(-60 * age)
            summary.signals = [Signal(kind: kind, weight: weight, value: nil, observedAt: seen)]
            return summary
        }
    }
}
