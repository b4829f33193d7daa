import FaultyService
import Foundation
import HangangjariAPI
import HangangjariApp
import HangangjariModel
import Testing
import Vitrine
import VitrineTesting
import VitrineWidgets

/// Tests of loading and of failures for the park widget, which has its own snapshots.
@MainActor
@Suite(.serialized)
struct GeneralRows {
    /// The value that each focus shows first, as in ``Summaries``.
    private nonisolated static let values: [(ParkFocus, String)] = [
        (.weather, "22.6"), (.crowd, "12k"), (.dust, "PM10 14"),
    ]

    private func answerStateOnly(_ stage: Stage) {
        stage.service.change { [time = stage.time] request in
            guard request.path.hasSuffix("/state") else { return .failure(500) }
            return .json(Summaries.json(ParkState(Summaries.summary(now: time.now))))
        }
    }

    @Test(.process("H02", "H19", "H20", "H28"), arguments: values) func freshSnapshotIsShownWithoutRequest(
        focus: ParkFocus,
        value: String
    ) async throws {
        let stage = try await Stage(widgets: .program)
        _ = try await stage.general("ttukseom", focus)
        stage.time.advance(by: .seconds(14 * 60))
        stage.service.stop()
        let shown = try await stage.general("ttukseom", focus)
        #expect(shown[0].text.contains(value) && !shown[0].isMarked)
        #expect(stage.service.requests.count == 1)
    }

    @Test(.process("H03", "H04", "H21", "H22", "H29"), arguments: values)
    func staleSnapshotIsRequestedAndStaysMarkedWithoutResponse(
        focus: ParkFocus,
        value: String
    ) async throws {
        let stage = try await Stage(widgets: .program)
        _ = try await stage.general("ttukseom", focus)
        stage.time.advance(by: .seconds(15 * 60))
        stage.cutNetwork()
        let shown = try await stage.general("ttukseom", focus)
        #expect(shown[0].text.contains(value) && shown[0].isMarked && shown[0].text.contains("offline"))
        stage.restoreService()
        let again = try await stage.general("ttukseom", focus)
        #expect(again[0].text.contains(value) && !again[0].isMarked)
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
        #expect(try stage.store.read(.general("ttukseom", .weather)).value?.weather.temperature == 22.6)
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

    @Test(.process("H24"), arguments: ParkFocus.allCases) func freshSnapshotWithOldValueIsShownAsOld(focus: ParkFocus)
        async throws
    {
        let stage = try await Stage(widgets: .program)
        stage.service.change { [time = stage.time] _ in
            .json(Summaries.json(Summaries.summary(now: time.now, crowdAge: 130, weatherAge: 130, dustAge: 130)))
        }
        _ = try await stage.general("ttukseom", focus)
        let before = stage.service.requests.count
        let shown = try await stage.general("ttukseom", focus)
        #expect(shown[0].isMarked && shown[0].text.contains("2 hours, 10 min old"))
        #expect(stage.service.requests.count == before, "the snapshot itself is fresh")
    }

    @Test(
        .process("H31"),
        arguments: [
            (DeviceLocation.notAsked, "Which park is near?"), (.denied, "Location is off"),
            (.unknown, "Looking for you"),
        ]
    )
    func nearbyWithoutLocationStatesTheReason(location: DeviceLocation, words: String) async throws {
        let stage = try await Stage(widgets: .program)
        stage.time.setLocation(.at(latitude: 37.53, longitude: 127.068))
        #expect(try await stage.general("nearby")[0].text.contains("22.6"))
        stage.time.setLocation(location)
        let before = stage.service.requests.count
        let shown = try await stage.general("nearby")
        #expect(shown[0].isWithoutNumber && shown[0].text.contains(words))
        #expect(stage.service.requests.count == before)
    }

    // The rows of the failure table, which all differ
    @Test(.process("H30", "H33", "H34"), arguments: ParkFocus.allCases) func everyRowOfTheFailureTableLooksDifferent(
        focus: ParkFocus
    ) async throws {
        var rows: [String: String] = [:]
        let stage = try await Stage(widgets: .program)
        rows["just refreshed"] = try await stage.general("ttukseom", focus)[0].text
        stage.time.advance(by: .seconds(16 * 60))
        stage.cutNetwork()
        rows["last confirmed"] = try await stage.general("ttukseom", focus)[0].text
        rows["no information"] = try await stage.general("banpo", focus)[0].text
        stage.service.change { [time = stage.time] _ in
            .json(Summaries.json(Summaries.summary(of: "banpo", now: time.now)))
        }
        rows["another park, and something stored"] = try await stage.general("ttukseom", focus)[0].text
        rows["another park, and nothing stored"] = try await stage.general("yeouido", focus)[0].text
        rows["no location"] = try await stage.general("nearby", focus)[0].text
        stage.time.setLocation(.denied)
        rows["location denied"] = try await stage.general("nearby", focus)[0].text
        stage.service.change(always: .failure(404))
        rows["park gone"] = try await stage.general("jamsil", focus)[0].text
        stage.cutNetwork()
        stage.time.advance(by: .seconds(9 * 3600))
        rows["withdrawn"] = try await stage.general("ttukseom", focus)[0].text
        #expect(Set(rows.values).count == rows.count, "\(rows)")
        let state = ["just refreshed", "last confirmed", "another park, and something stored"]
        for (row, text) in rows where !state.contains(row) {
            #expect(!text.contains("22.6") && !text.contains("12k") && !text.contains("PM10"), "\(row): \(text)")
        }
    }
}
