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
    @Test(.process("H07", "H29"), arguments: ParkFocus.allCases) func everySectionIsMarkedAfterFailedRequest(
        focus: ParkFocus
    ) async throws {
        let stage = try await Stage(widgets: .program)
        _ = try await stage.general("ttukseom", focus)
        stage.time.advance(by: .seconds(15 * 60))
        stage.cutNetwork()
        let shown = try await stage.general("ttukseom", focus, family: .systemLarge)
        let marks = shown[0].text.components(separatedBy: " old").count - 1
        // The section in focus says it to a screen reader and in the widget's mark; the other two have marks of their
        // own.
        #expect(marks == 4, "\(shown[0].text)")
    }

    // The fallback contains only the crowd's level
    @Test(.process("H10")) func stateResponseProvidesTheCrowd() async throws {
        let stage = try await Stage(widgets: .program)
        answerStateOnly(stage)
        let shown = try await stage.general("ttukseom", .crowd)
        #expect(shown[0].text.contains("Lively") && !shown[0].isMarked && !shown[0].text.contains("22.6"))
        #expect(stage.service.requests.map(\.path.last) == ["y", "e"])
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

    @Test(.process("H11", "H26", "H27"), arguments: ParkFocus.allCases) func snapshotIsSmallAndContainsNoRawData(
        focus: ParkFocus
    ) async throws {
        let stage = try await Stage(widgets: .program)
        _ = try await stage.general("ttukseom", focus)
        let path = try stage.container.path(ofFile: "general.ttukseom.\(focus.rawValue).json")
        let data = try Data(contentsOf: URL(filePath: path))
        #expect(data.count < 2_000)
        let keys = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any]).keys
        #expect(
            Set(keys) == [
                "_vitrine", "crowd", "dust", "entityTag", "focus", "movement", "parkID", "parkName", "signals",
                "weather",
            ]
        )
        #expect(try JSONDecoder().decode(GeneralSnapshot.self, from: data).focus == focus)
    }

    // The only snapshot of earlier versions has neither lots nor weather
    @Test(.process("H17")) func legacySnapshotIsUsedOnlyForTheTotal() async throws {
        let stage = try await Stage(widgets: .program)
        stage.cutNetwork()
        try stage.container.create()
        let legacy = LegacyParkingSnapshot(
            parkID: "ttukseom",
            parkName: "Ttukseom",
            remaining: 12,
            capacity: 60,
            observedAt: stage.time.now,
            savedAt: stage.time.now
        )
        let path = try stage.container.path(ofFile: "hangangjari_parking_snapshot.json")
        try JSONEncoder().encode(legacy).write(to: URL(filePath: path))
        #expect(try await stage.parking("ttukseom", .lots)[0].text.contains("No connection"))
        #expect(try await stage.general()[0].text.contains("No connection"))
        #expect(try await stage.parking("ttukseom", .total)[0].text.contains("12, free of 60"))
    }

    // An unreadable file is treated as missing
    @Test(.process("H17"), arguments: ["", "{", "[]", #"{"parkID":"ttukseom"}"#]) func damagedLegacySnapshotIsIgnored(
        text: String
    ) async throws {
        let stage = try await Stage(widgets: .program)
        try stage.container.create()
        let path = try stage.container.path(ofFile: "hangangjari_parking_snapshot.json")
        try Data(text.utf8).write(to: URL(filePath: path))
        #expect(try await stage.parking()[0].text.contains("354"))
    }

    // Forced by the app
    @Test(.process("H20", "H21"), arguments: HangangjariKind.all) func forcedRefreshInTheAppMakesTheWidgetAsk(
        kind: String
    ) async throws {
        let stage = try await Stage(widgets: .program)
        let show = { try await stage.timeline(kind, .systemMedium, ["park": "\"ttukseom\""]) }
        _ = try await show()
        stage.time.advance(by: .seconds(5))
        try await stage.perform(ForceWidgetRefresh())
        stage.time.advance(by: .seconds(1))
        _ = try await show()
        #expect(stage.service.requests.count == 2)
        _ = try await show()
        #expect(stage.service.requests.count == 2, "the request for a refresh was fulfilled")
    }
}
