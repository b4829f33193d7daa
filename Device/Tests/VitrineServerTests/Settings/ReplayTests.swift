import Foundation
import Testing
import VitrineDevice
import VitrineScript
import VitrineTesting

@testable import VitrineServer

/// What is set by hand on a running device, and the script that sets it again.
@Suite(.serialized, .hangGuard)
struct ReplayTests {
    /// A script's time passes by command, so that it has no speed.
    private static let withoutScript = ["speed"]

    @Test func scriptOfEverySettingAndFaultPlays() async throws {
        let served = try ServedDevice(behaviour: "good")
        let device = served.device
        try await served.withRoutes { _ in
            await served.isLoaded()
            for setting in CurrentSetting.all(for: await device.snapshot())
            where !Self.withoutScript.contains(setting.name) {
                for value in setting.choices.reversed() + [setting.example].compactMap(\.self) {
                    try await setting.change(device, value)
                    await device.settle()
                }
            }
            let yaml = DeviceScript.replay(await device.history, end: await device.snapshot().clock.date)
            #expect(!yaml.contains("Left out"), "\(yaml)")
            let player = try ScriptPlayer(
                DeviceScript(yaml: yaml, file: "replay.yaml"),
                file: "replay.yaml",
                manifest: device.configuration.manifest,
                folder: device.configuration.stateFolder + "-replay"
            )
            let (result, replayed) = try await player.play { await $0.snapshot() }
            #expect(result.hasPassed, "\(result.lines.joined(separator: "\n"))\n\(yaml)")
            func values(_ snapshot: DeviceSnapshot) -> [String] {
                CurrentSetting.all(for: snapshot).filter { !Self.withoutScript.contains($0.name) }
                    .map { "\($0.name) = \($0.value)" }
            }
            let shown = values(await device.snapshot())
            #expect(replayed.map(values) == shown)
        }
    }
}
