import Foundation
import Testing
import VitrineTesting
import VitrineWire
import WidgetArchive

@testable import VitrineDevice
@testable import VitrineScript

/// What is checked in every script, against devices that do it wrong.
@Suite(.serialized, .hangGuard)
struct StandingCheckTests {
    private static let head = """
        start: 2026-02-03T10:00:00Z
        widgets:
          - {id: w, app: app.faulty, kind: faulty, family: systemSmall}

        """

    /// The test program asks for a reload every hour, more often than this budget allows.
    private func play(_ deviceProfile: DeviceProfile?, after steps: String = "") async throws -> ScriptResult {
        let folder = try TemporaryFolder()
        let yaml = Self.head + "chargedReloads: 5\nsteps: [\(steps)advance: 12h]\n"
        var player = try ScriptPlayer(yaml: yaml, in: folder)
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

    @Test func budgetOfTheScriptStaysWhenTheProfileChanges() async throws {
        let result = try await play(nil, after: "set: {profile: harsh}, set: {profile: observed}, ")
        #expect(result.hasPassed, "\(result.lines.joined(separator: "\n"))")
    }

    @Test func reloadsDuringASessionAreNotCounted() async throws {
        let folder = try TemporaryFolder()
        let asks = (0..<5).map { _ in "  - ask: faulty\n  - advance: 10m" }
        let steps = ["  - session: {app: app.faulty, running: on}"] + asks
        let yaml = """
            profile: observed
            chargedReloads: 2
            steps:
              - open: app.faulty
              - home
            \(steps.joined(separator: "\n"))

            """
        let result = try await ScriptPlayer(yaml: Self.head + yaml, in: folder).play()
        #expect(result.hasPassed, "\(result.lines.joined(separator: "\n"))")
    }

    @Test func everyTimelineIsWeighedAlsoTheSecondOfAMoment() throws {
        let script = Script.loaded()
        let clock = DeviceClock(date: .morning)
        var device = DeviceSnapshot(script.model, clock: clock, revision: 1, traceTail: 1, at: script.now)
        var check = ArchiveLimitCheck()
        #expect(check.observe(device, []) == nil)
        let image = ArchivedImage(data: Data(), mediaType: "image/png", pixelWidth: 9_000_000, pixelHeight: 1)
        let archive = EntryArchive(size: .zero, content: [ArchiveNode(frame: .zero, content: .image(image))])
        let rendering = ArchivedRendering(archives: [archive], variants: [0])
        let heavy = try DrawnRendering(rendering, asked: [device.widgets[0].variant])
        device.widgets[0].state.timeline?.entries[0].rendering = heavy
        #expect(check.observe(device, [])?.contains("9000000 pixels") == true)
    }
}
