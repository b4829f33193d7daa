import FaultyService
import Foundation
import HangangjariModel
import Testing
import Vitrine
import VitrineLoading
import VitrineTesting
import VitrineWidgets
import WidgetArchive

/// Simulates a week with random outages and checks every minute.
///
/// At no minute may a widget show a value past its limit without the mark, or a value that had to be withdrawn.
@MainActor
struct WeekTests {
    private static let limits = LoadLimits(
        total: .milliseconds(1200) * Patience.factor,
        attempt: .milliseconds(600) * Patience.factor,
        attempts: 2,
        firstPause: .milliseconds(1),
        longestPause: .milliseconds(2),
        watchInterval: .milliseconds(5),
        claimGrace: .milliseconds(10)
    )

    /// A timeline on the home screen from one reload to the next.
    private struct Period {
        var entries: [Shown]
        var start: Date
        var end: Date

        /// Calls a closure with the shown text of each minute.
        func forEachMinute(_ body: (ArchiveReading, Date) throws -> Void) rethrows {
            var index = 0
            for minute in stride(from: start, to: end, by: 60) {
                while index + 1 < entries.count, entries[index + 1].date <= minute { index += 1 }
                try body(entries[index].archive.reading(now: minute), minute)
            }
        }
    }

    /// The first half of the week is a parking widget's, the second a park widget's.
    @Test func noValueIsShownPastItsLimit() async throws {
        // Set the variable to repeat a failed run with its seed.
        let given = ProcessInfo.processInfo.environment["HANGANGJARI_WEEK_SEED"].flatMap(UInt64.init)
        let seed = given ?? UInt64.random(in: 0...UInt64.max)
        print("the seed of the week is \(seed)")
        let stage = try await Stage("2026-08-10T00:00:00Z")
        stage.limits = Self.limits
        let city = WeekCity(seed: seed)
        var dice = SeededGenerator(seed: seed &+ 1)
        var (parking, general) = (WeekJudge(seed: seed), WeekJudge(seed: seed))
        let middle = stage.time.now.addingTimeInterval(3.5 * 86_400)
        let end = middle.addingTimeInterval(3.5 * 86_400)
        while stage.time.now < end {
            // At times there is no network for hours, or the system grants no reload for hours.
            if Int.random(in: 0..<12, using: &dice) == 0 {
                stage.cutNetwork()
            } else {
                stage.service.change { [time = stage.time] in city.answer($0, now: time.now) }
            }
            let isStarved = Int.random(in: 0..<8, using: &dice) == 0
            let minutes = isStarved ? Int.random(in: 90...600, using: &dice) : Int.random(in: 10...40, using: &dice)
            let start = stage.time.now
            let next = start.addingTimeInterval(Double(minutes) * 60)
            if start < middle {
                let mode = ParkingMode.allCases.randomElement(using: &dice) ?? .total
                let shown = try await stage.parking("ttukseom", mode, family: family(false, &dice))
                parking.answers = city.answers
                try Period(entries: shown, start: start, end: next)
                    .forEachMinute { try parking.judgeParking($0, at: $1) }
            } else {
                let focus = ParkFocus.allCases.randomElement(using: &dice) ?? .weather
                let shown = try await stage.general("ttukseom", focus, family: family(true, &dice))
                general.answers = city.answers
                try Period(entries: shown, start: start, end: next)
                    .forEachMinute { try general.judgeGeneral($0, focus: focus, at: $1) }
            }
            stage.time.set(to: next)
        }
        #expect(city.answers.count < WeekCity.capacity)
        for sightings in [parking.sightings, general.sightings] {
            #expect(sightings.current > 400 && sightings.marked > 400 && sightings.withdrawn > 80, "\(sightings)")
        }
        #expect(general.sightings.hints > 400, "\(general.sightings)")
        print("minutes seen: \(parking.sightings), \(general.sightings)")
    }

    private func family(_ hasLarge: Bool, _ dice: inout SeededGenerator) -> WidgetFamily {
        let all: [WidgetFamily] = [.systemSmall, .systemMedium] + (hasLarge ? [.systemLarge] : [])
        return all.randomElement(using: &dice) ?? .systemSmall
    }
}
