import Testing
import Vitrine
import VitrineTesting
import VitrineWidgets

@MainActor
@Suite(.device(start: "2026-06-03T09:00:00Z"))
struct ParkingWidgetTests {
    @Test func widgetStopsClaimingWhatItNoLongerKnows() async throws {
        try SnapshotStore("group.app.parking")
            .update(.parking) { parking in
                parking = Parking(free: 12, observedAt: DeviceMoment.current.now)
            }
        let timeline = try await ExtensionHost(ParkingWidget()).timeline(kind: "parking", family: .systemSmall)
        #expect(timeline.entries.map(\.text) == [["12 free"], ["12 were free"], ["No information"]])
    }
}
