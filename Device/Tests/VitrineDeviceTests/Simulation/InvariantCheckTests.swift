import Foundation
import Testing
import VitrineTesting

@testable import VitrineDevice
@testable import VitrineScript

/// What is checked in every script, against devices that do it wrong.
@Suite(.serialized, .hangGuard)
struct StandingCheckTests {
    /// The test program asks for a reload every hour, more often than this budget allows.
    private func play(_ deviceProfile: DeviceProfile?) async throws -> ScriptResult {
        let folder = try TemporaryFolder()
        let yaml = """
            start: 2026-02-03T10:00:00Z
            chargedReloads: 5
            widgets:
              - {id: w, app: app.faulty, kind: faulty, family: systemSmall}
            steps:
              - advance: 12h

            """
        let script = try DeviceScript(yaml: yaml, file: "x.yaml")
        var player = try ScriptPlayer(
            script,
            file: "x.yaml",
            manifest: DeviceManifest(apps: [FaultyProgram.app()]),
            folder: folder.path + "/device"
        )
        player.deviceProfile = deviceProfile
        return try await player.play()
    }

    @Test func deviceThatDoesNotChargeReloadsIsFound() async throws {
        var generous = DeviceProfile.observed
        generous.limitsReloads = ProfileNumber(false, .modelled)
        let failed = try await play(generous).findings.filter { $0.failure != nil }
        #expect(failed.map(\.text) == ["no widget has more charged reloads in 24 hours than its budget"])
        #expect(try await play(nil).hasPassed)
    }

    @Test func reloadsDuringASessionAreNotCounted() async throws {
        let folder = try TemporaryFolder()
        let asks = (0..<5).map { _ in "  - ask: faulty\n  - advance: 10m" }
        let steps = ["  - session: {app: app.faulty, running: on}"] + asks
        let yaml = """
            start: 2026-02-03T10:00:00Z
            profile: observed
            chargedReloads: 2
            widgets:
              - {id: w, app: app.faulty, kind: faulty, family: systemSmall}
            steps:
              - open: app.faulty
              - home
            \(steps.joined(separator: "\n"))

            """
        let player = try ScriptPlayer(
            try DeviceScript(yaml: yaml, file: "x.yaml"),
            file: "x.yaml",
            manifest: DeviceManifest(apps: [FaultyProgram.app()]),
            folder: folder.path + "/device"
        )
        let result = try await player.play()
        #expect(result.hasPassed, "\(result.lines.joined(separator: "\n"))")
    }
}
