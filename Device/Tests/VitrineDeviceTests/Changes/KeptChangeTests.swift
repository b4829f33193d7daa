import Foundation
import Testing
import VitrineScript
import VitrineTesting

@testable import VitrineDevice

/// The changes of a running device: the clock, a restart, and the script of what was done.
@Suite(.serialized, .hangGuard)
struct KeptChangeTests {
    @Test func clockGoesBackByAsMuchAsItWasMoved() async throws {
        try await TestDevice.loaded { device, _ in
            await device.setClock(to: .morning.addingTimeInterval(90_000))
            await device.advance(to: .morning.addingTimeInterval(90_900))
            #expect(await device.snapshot().undo?.text == "the clock was moved forward by 15 min")
            try await device.undo()
            #expect(await device.snapshot().clock.date == .morning.addingTimeInterval(90_000))
            #expect(try await device.undo().text == "the clock was moved forward by 1 d 1 h")
            #expect(await device.snapshot().clock.date == .morning)
            try await device.redo()
            #expect(await device.snapshot().clock.date == .morning.addingTimeInterval(90_000))
        }
    }

    @Test func homeScreenIsUndoneAfterARestartAndSettingsThatTheRestartHasResetAreNot() async throws {
        let folder = try TemporaryFolder()
        func run(_ body: (Device) async throws -> Void) async throws {
            let families = [DisplayFamily.systemSmall, .systemMedium]
            let test = try TestDevice(placements: families, folder: folder, keepsTrace: true)
            try await TestDevice.loaded(test) { device, _ in try await body(device) }
        }
        try await run { device in
            try await device.remove("w1")
            await device.setClock(to: .morning.addingTimeInterval(90_000))
            try await device.set(\.appearance, to: .dark)
        }
        try await run { device in
            #expect(await device.snapshot().widgets.map(\.id) == ["w2"])
            try await device.undo()
            #expect(await device.snapshot().widgets.map(\.id) == ["w1", "w2"])
            #expect(await device.snapshot().undo == nil)
            await #expect(throws: DeviceError.self) { try await device.undo() }
        }
        try await run { device in
            try await device.redo()
            #expect(await device.snapshot().widgets.map(\.id) == ["w2"])
        }
    }

    /// A script has no step for it, and says what was undone as what it did.
    @Test func whatWasUndoneIsRepeatedByAScript() async throws {
        try await TestDevice.loaded { device, _ in
            try await device.set(\.appearance, to: .dark)
            try await device.remove("w1")
            try await device.undo()
            try await device.configure("w1", ["habit": "\"Run\""])
            for _ in 0..<2 { try await device.undo() }
            let yaml = DeviceScript.replay(await device.history, end: await device.snapshot().clock.date)
            let actions = try DeviceScript(yaml: yaml, file: "x").steps.map(\.action)
            #expect(actions.contains(.set(.setting("appearance", text: "dark"))), "\(yaml)")
            #expect(actions.contains(.remove(widget: "w1")))
            // A script names each widget once.
            #expect(actions.contains(.configure(widget: "w1-2", ["habit": "\"Run\""])))
            #expect(
                actions.suffix(2) == [.configure(widget: "w1-2", nil), .set(.setting("appearance", text: "light"))]
            )
        }
    }
}
