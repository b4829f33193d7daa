import FaultyService
import Foundation
import HangangjariAPI
import HangangjariApp
import Testing
import Vitrine
import VitrineTesting
import VitrineWidgets

@testable import HangangjariModel

/// Tests of loading and of failures for the park widget, which has its own snapshots.
@MainActor
@Suite(.serialized)
struct GeneralRows {
    private func answerStateOnly(_ stage: Stage) {
        stage.service.change { [time = stage.time] request in
            guard request.path.hasSuffix("/state") else { return .failure(500) }
            return .json(Summaries.json(ParkState(Summaries.summary(now: time.now))))
        }
    }

    // Without an answer no part of the widget looks confirmed, even one that would still be recent enough
    @Test(.process("H07", "H29")) func everySectionIsMarkedAfterFailedRequest() async throws {
        let stage = try await Stage(widgets: .program)
        for focus in ParkFocus.allCases { _ = try await stage.general("ttukseom", focus) }
        stage.time.advance(by: .seconds(15 * 60))
        stage.cutNetwork()
        for focus in ParkFocus.allCases {
            let shown = try await stage.general("ttukseom", focus, family: .systemLarge)
            let marks = shown[0].text.components(separatedBy: " old").count - 1
            // The section in focus says it to a screen reader and in the widget's mark; the other two have marks of
            // their own.
            #expect(marks == 4, "\(shown[0].text)")
        }
    }

    // The fallback has the free spaces and the crowd's level, and no weather
    @Test(.process("H10")) func stateIsRequestedIfTheSummaryFails() async throws {
        let stage = try await Stage(widgets: .program)
        answerStateOnly(stage)
        #expect(try await stage.parking()[0].text.contains("354"))
        let shown = try await stage.general("ttukseom", .crowd)
        #expect(shown[0].text.contains("Lively") && !shown[0].isMarked && !shown[0].text.contains("22.6"))
        #expect(stage.service.requests.map(\.path.last) == ["y", "e", "y", "e"])
    }

    // The fallback never replaces the stored weather
    @Test(.process("H10")) func stateDoesNotReplaceTheWeather() async throws {
        let stage = try await Stage(widgets: .program)
        _ = try await stage.general()
        stage.time.advance(by: .seconds(15 * 60))
        answerStateOnly(stage)
        let shown = try await stage.general()
        #expect(shown[0].text.contains("22.6") && shown[0].isMarked && shown[0].text.contains("service down"))
        #expect(try stage.stored("ttukseom", .weather).value?.weather.temperature == 22.6)
    }

    // Forced by the app
    @Test(.process("H20", "H21")) func forcedRefreshInTheAppMakesTheWidgetsAsk() async throws {
        let stage = try await Stage(widgets: .program)
        func requests() async throws -> Int {
            for widget in TestedWidget.all.prefix(2) { _ = try await stage.show(widget) }
            return stage.service.requests.count
        }
        #expect(try await requests() == 2)
        stage.time.advance(by: .seconds(5))
        try await stage.perform(ForceWidgetRefresh())
        stage.time.advance(by: .seconds(1))
        #expect(try await requests() == 4)
        #expect(try await requests() == 4, "the request for a refresh was fulfilled")
    }
}
