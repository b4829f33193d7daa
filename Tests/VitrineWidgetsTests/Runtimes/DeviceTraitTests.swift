import Testing
import Vitrine
import VitrineTesting
import VitrineWidgets
import VitrineWire

/// Tests that run as a device's request.
@Suite(.device(zone: "Asia/Seoul", start: "2026-06-03T23:59:00+09:00")) struct DeviceTraitTests {
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
    @Test(.device(profile: .pad), arguments: [1]) func profileSaysWhichDeviceItIs(_: Int) {
        #expect(DeviceMoment.current.isPad)
    }

    @Test(.device(profile: .largeText)) @MainActor func textOfTheProfilesSizeIsLaidOut() async throws {
        let large = try await ExtensionHost(CountWidget()).timeline(kind: "count", family: .systemSmall)
        let usual = ManualTime(.current)
        usual.setTextSize(.large)
        let timeline = try await ExtensionHost(CountWidget(), time: usual).timeline(kind: "count", family: .systemSmall)
        #expect(large.entries[0].text == timeline.entries[0].text)
        #expect(large.entries[0].rendering != timeline.entries[0].rendering)
    }
}
