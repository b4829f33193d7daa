import Testing
import Vitrine
import VitrineTesting
import VitrineWidgets

/// Tests that run as a device's request.
@Suite(.device(start: "2026-06-03T23:59:00+09:00", zone: "Asia/Seoul")) struct DeviceTraitTests {
    private struct Count: Codable, Sendable {
        var count = 0
    }

    private let key = SnapshotKey("count.json", default: Count())

    @Test(arguments: 1...3) func eachTestHasItsOwnFolderAndTheDevicesDate(_ number: Int) throws {
        let store = SnapshotStore("group.a")
        try store.update(key) { $0.count += number }
        let snapshot = try #require(store.read(key).snapshot)
        #expect(snapshot.value.count == number)
        #expect(snapshot.writtenAt == DeviceMoment.current.now)
        #expect(try DeviceMoment.current.days.day(of: DeviceMoment.current.now).description == "2026-06-03")
    }

    @Test(.device(start: "2030-01-01T00:00:00Z")) func traitOfATestComesBeforeThatOfItsSuite() {
        #expect(DeviceMoment.current.timeZoneIdentifier == "GMT")
    }
}
