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
    @Test(.process("H05", "H14", "H15", "H16", "H36")) func everyPurposeHasItsOwnFile() async throws {
        let stage = try await Stage(widgets: .program)
        for mode in ParkingMode.allCases { _ = try await stage.parking("ttukseom", mode) }
        for focus in ParkFocus.allCases { _ = try await stage.general("ttukseom", focus) }
        let files = try FileManager.default.contentsOfDirectory(atPath: stage.container.path)
            .filter { $0.hasSuffix("json") }
        #expect(
            files.sorted() == [
                "general.ttukseom.crowd.json", "general.ttukseom.dust.json", "general.ttukseom.weather.json",
                "parking.ttukseom.lots.json", "parking.ttukseom.total.json",
            ]
        )
    }

    // Two widgets of the same park with different modes
    @Test(.process("H18")) func configurationsNeverOverwriteEachOther() async throws {
        let stage = try await Stage(widgets: .program)
        _ = try await stage.parking("ttukseom", .lots)
        let before = try stage.stored("ttukseom", .lots)
        _ = try await stage.parking("ttukseom", .total)
        _ = try await stage.parking("banpo", .lots)
        _ = try await stage.general("ttukseom", .crowd)
        #expect(try stage.stored("ttukseom", .lots) == before)
        #expect(before.value?.lots.count == 4)
        #expect(try stage.stored("ttukseom", .total).value?.lots.isEmpty == true)
    }

    @Test(.process("H11", "H12", "H26", "H27")) func parkingSnapshotContainsShownValuesAndNoRawData() async throws {
        let stage = try await Stage(widgets: .program)
        _ = try await stage.parking("ttukseom", .lots)
        let path = try stage.container.path(ofFile: "parking.ttukseom.lots.json")
        let data = try Data(contentsOf: URL(filePath: path))
        #expect(data.count < 2_000)
        let keys = try #require(JSONSerialization.jsonObject(with: data) as? [String: Any]).keys
        #expect(
            Set(keys) == [
                "_vitrine", "capacity", "confirmed", "directionsURL", "entityTag", "level", "lotCount", "lots",
                "parkID",
                "parkName", "remaining",
            ]
        )
        // A plain decoder for the value's type reads it too.
        let value = try JSONDecoder().decode(ParkingSnapshot.self, from: data)
        #expect(value.confirmed.staleAt == value.confirmed.observedAt?.addingTimeInterval(2100))
    }

    @Test(.process("H13"), arguments: ParkFocus.allCases) func generalSnapshotContainsAllSections(focus: ParkFocus)
        async throws
    {
        let stage = try await Stage(widgets: .program)
        _ = try await stage.general("ttukseom", focus)
        let value = try #require(try stage.stored("ttukseom", focus).value)
        #expect(value.crowd.level == .normal && value.weather.temperature == 22.6 && value.dust.pm10 == 14)
        #expect(value.signals.map(\.kind) == [.raining])
        #expect(value.movement.count == 5)
    }

    @Test func lotsThatHaveNoRoomAreCounted() async throws {
        let stage = try await Stage()
        stage.service.change { [time = stage.time] _ in
            .json(
                Summaries.json(
                    Summaries.summary(
                        now: time.now,
                        remaining: [1, 2, 3, 4, 5, 6],
                        capacity: Array(repeating: 10, count: 6)
                    )
                )
            )
        }
        #expect(try await stage.parking("ttukseom", .lots, family: .systemSmall)[0].text.contains("2 more"))
        #expect(try await !stage.parking("ttukseom", .lots)[0].text.contains("more"))
    }

    // The same response, two questions
    @Test(.process("H05")) func parkingAndGeneralWidgetsAnswerDifferentQuestions() async throws {
        let stage = try await Stage(widgets: .program)
        let parking = try await stage.parking()[0].text
        let general = try await stage.general()[0].text
        #expect(parking.contains("354") && !parking.contains("22.6"))
        #expect(general.contains("22.6") && !general.contains("354"))
    }

    @Test func everyFocusIsShownFirstInEverySize() async throws {
        let stage = try await Stage(widgets: .program)
        for family in [WidgetFamily.systemSmall, .systemMedium, .systemLarge] {
            #expect(try await stage.general("ttukseom", .weather, family: family)[0].text.contains("22.6"))
            #expect(try await stage.general("ttukseom", .crowd, family: family)[0].text.contains("Lively"))
            #expect(try await stage.general("ttukseom", .dust, family: family)[0].text.contains("PM10 14"))
        }
    }

    @Test(.process("H17")) func legacySnapshotIsShownIfThereIsNoOther() async throws {
        let stage = try await Stage(widgets: .program)
        stage.cutNetwork()
        try writeLegacy(stage, ago: 15 * 60)
        let shown = try await stage.parking()
        #expect(shown[0].text.contains("12") && shown[0].text.contains("60") && shown[0].isMarked)
        #expect(try stage.store.read(.legacyParking).value != nil)
    }

    // Next to new snapshots
    @Test(.process("H17")) func legacySnapshotNeverReplacesNewSnapshot() async throws {
        let stage = try await Stage(widgets: .program)
        _ = try await stage.parking()
        try writeLegacy(stage, ago: 0)
        #expect(try await stage.parking()[0].text.contains("354"))
        #expect(try await stage.parking("banpo")[0].text.contains("354"), "the snapshot of another park is not used")
    }

    @Test func unknownNumbersAreNeverZero() async throws {
        let stage = try await Stage(widgets: .program)
        stage.service.change { [time = stage.time] _ in
            .json(Summaries.json(Summaries.summary(now: time.now, remaining: [nil, nil, nil, nil])))
        }
        let shown = try await stage.parking()
        #expect(shown[0].text.contains("No live count") && !shown[0].text.contains("0 free"))
    }

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
        try stage.container.create()
        let path = try stage.container.path(ofFile: "hangangjari_parking_snapshot.json")
        try JSONEncoder().encode(value).write(to: URL(filePath: path))
    }
}
