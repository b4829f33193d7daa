import FaultyService
import Foundation
import HangangjariAPI
import Testing
import Vitrine
import VitrineTesting
import VitrineWidgets

@testable import HangangjariModel

/// Tests of the content and the location of stored snapshots.
@MainActor
@Suite(.serialized)
struct PurposeRows {
    // Each is small, has what is shown and no raw data, and stays when another is written. The same response answers
    // two questions
    @Test(.process("H05", "H11", "H12", "H13", "H14", "H15", "H16", "H18", "H26", "H27", "H36"))
    func everyPurposeHasItsOwnFile() async throws {
        let stage = try await Stage(widgets: .program)
        _ = try await stage.parking("ttukseom", .lots)
        let lots = try stage.stored("ttukseom", .lots)
        #expect(lots.value?.lots.count == 4)
        let total = try await stage.parking("ttukseom", .total)[0].text
        #expect(total.contains("354") && !total.contains("22.6"))
        _ = try await stage.parking("banpo", .lots)
        for focus in ParkFocus.allCases {
            let text = try await stage.general("ttukseom", focus)[0].text
            #expect(text.contains("22.6") && !text.contains("354"))
            let data = try file("general.ttukseom.\(focus.rawValue).json", of: stage)
            #expect(
                try keys(data) == [
                    "_vitrine", "crowd", "dust", "entityTag", "focus", "movement", "parkID", "parkName", "signals",
                    "weather",
                ]
            )
            let value = try JSONDecoder().decode(GeneralSnapshot.self, from: data)
            #expect(value.focus == focus)
            #expect(value.crowd.level == .normal && value.weather.temperature == 22.6 && value.dust.pm10 == 14)
            #expect(value.signals.map(\.kind) == [.raining])
            #expect(value.movement.count == 5)
        }
        #expect(try stage.stored("ttukseom", .lots) == lots)
        #expect(try stage.stored("ttukseom", .total).value?.lots.isEmpty == true)
        let data = try file("parking.ttukseom.lots.json", of: stage)
        #expect(
            try keys(data) == [
                "_vitrine", "capacity", "confirmed", "directionsURL", "entityTag", "level", "lotCount", "lots",
                "parkID", "parkName", "remaining",
            ]
        )
        // A plain decoder for the value's type reads it too.
        let value = try JSONDecoder().decode(ParkingSnapshot.self, from: data)
        #expect(value.confirmed.staleAt == value.confirmed.observedAt?.addingTimeInterval(2100))
        let files = try FileManager.default.contentsOfDirectory(atPath: stage.container.path)
            .filter { $0.hasSuffix("json") }
        #expect(
            files.sorted() == [
                "general.ttukseom.crowd.json", "general.ttukseom.dust.json", "general.ttukseom.weather.json",
                "parking.banpo.lots.json", "parking.ttukseom.lots.json", "parking.ttukseom.total.json",
            ]
        )
    }

    /// A file of the container, which is small.
    private func file(_ name: String, of stage: Stage) throws -> Data {
        let data = try Data(contentsOf: URL(filePath: stage.container.path(ofFile: name)))
        #expect(data.count < 2_000)
        return data
    }

    private func keys(_ data: Data) throws -> Set<String> {
        Set(try #require(JSONSerialization.jsonObject(with: data) as? [String: Any]).keys)
    }

    @Test func lotsThatHaveNoRoomAreCounted() async throws {
        let stage = try await Stage()
        stage.answer {
            Summaries.summary(now: $0, remaining: [1, 2, 3, 4, 5, 6], capacity: Array(repeating: 10, count: 6))
        }
        #expect(try await stage.parking("ttukseom", .lots, family: .systemSmall)[0].text.contains("2 more"))
        #expect(try await !stage.parking("ttukseom", .lots)[0].text.contains("more"))
    }

    // The only snapshot of earlier versions has neither lots nor weather
    @Test(.process("H17")) func legacySnapshotIsShownIfThereIsNoOther() async throws {
        let stage = try await Stage(widgets: .program)
        stage.cutNetwork()
        try writeLegacy(stage, ago: 15 * 60)
        #expect(try await stage.parking("ttukseom", .lots)[0].text.contains("No connection"))
        #expect(try await stage.general()[0].text.contains("No connection"))
        let shown = try await stage.parking()
        #expect(shown[0].text.contains("12, free of 60") && shown[0].isMarked, "\(shown[0].text)")
        #expect(try stage.store.read(.legacyParking).value != nil)
    }

    // One that is unreadable is treated as missing, and so is one next to a new snapshot
    @Test(.process("H17")) func legacySnapshotNeverReplacesNewSnapshot() async throws {
        let stage = try await Stage(widgets: .program)
        for (park, text) in [
            ("banpo", ""), ("yeouido", "{"), ("jamsil", "[]"), ("ttukseom", #"{"parkID":"ttukseom"}"#),
        ] {
            try stage.write(text, to: Self.legacy)
            #expect(try await stage.parking(park)[0].text.contains("354"), "\(text)")
        }
        try writeLegacy(stage, ago: 0)
        #expect(try await stage.parking()[0].text.contains("354"))
        #expect(try await stage.parking("gwangnaru")[0].text.contains("354"), "that of another park is not used")
    }

    private static let legacy = "hangangjari_parking_snapshot.json"

    private func writeLegacy(_ stage: Stage, ago: Double) throws {
        let then = stage.time.now.addingTimeInterval(-ago)
        let value = LegacyParkingSnapshot(
            parkID: "ttukseom",
            parkName: "Ttukseom",
            remaining: 12,
            capacity: 60,
            observedAt: then,
            savedAt: then
        )
        // The earlier version wrote a plain JSON file without metadata.
        try stage.write(String(decoding: JSONEncoder().encode(value), as: UTF8.self), to: Self.legacy)
    }
}
