import Foundation
import Testing
import VitrineScript
import VitrineTesting
import WidgetArchive

@testable import VitrineDevice

/// A script that repeats what was done by hand.
@Suite(.serialized, .hangGuard)
struct DeviceHistoryTests {
    @Test func replayShowsTheSameWidgetsAtTheSameDate() async throws {
        let test = try TestDevice()
        var yaml = ""
        var shown: [PlacedWidgetSnapshot] = []
        try await test.run { device in
            let first = try #require(await device.loadedWidget())
            await device.advance(to: .morning.addingTimeInterval(1_000))
            try await device.set(\.isLocked, to: true)
            await #expect(throws: DeviceError.self) { try await device.openApp("app.faulty") }
            try await device.set(\.isLocked, to: false)
            try await device.place("faulty", .systemMedium, of: "app.faulty")
            try await device.set(\.appearance, to: .dark)
            _ = try await device.perform(
                .preview(app: "app.faulty", kind: "faulty", family: .systemSmall, isPlaceholder: true)
            )
            await device.setClock(to: .morning.addingTimeInterval(90_000))
            await device.settle()
            await device.advance(to: .morning.addingTimeInterval(91_000))
            try await device.remove(first.id)
            await device.settle()
            yaml = DeviceScript.replay(await device.history, end: await device.snapshot().clock.date)
            shown = await device.snapshot().widgets
        }
        let script = try DeviceScript(yaml: yaml, file: "replay.yaml")
        #expect(script.steps.contains { $0.refused == "locked" })
        #expect(!yaml.contains("Left out"), "\(yaml)")
        let folder = try TemporaryFolder()
        let player = try ScriptPlayer(yaml: yaml, in: folder)
        let (result, replayed) = try await player.play { await $0.snapshot() }
        #expect(result.hasPassed, "\(result.lines.joined(separator: "\n"))\n\(yaml)")
        #expect(replayed?.clock.date == .morning.addingTimeInterval(91_000))
        #expect(replayed?.widgets.map(\.family) == shown.map(\.family))
        #expect(replayed?.widgets.map(\.entryDate) == shown.map(\.entryDate))
        #expect(replayed?.settings.appearance == .dark)
    }

    @Test func whatAScriptCannotDoIsNamed() async throws {
        try await TestDevice.loaded { device, _ in
            for column in [2, 0] { try await device.move("w1", to: GridPosition(column: column, row: 0)) }
            let yaml = DeviceScript.replay(await device.history, end: await device.snapshot().clock.date)
            #expect(yaml.contains("# Left out: moves of widgets.\n"), "\(yaml)")
            #expect(try DeviceScript(yaml: yaml, file: "x").steps.count == 2)
        }
    }

    @Test func tapIsRepeatedByItsLabelAndOneWithoutALabelIsNamed() async throws {
        try await TestDevice.loaded { device, first in
            var history = await device.history
            history.append(.tap(instance: "w1", label: "Make the bed"), at: .morning)
            let tap = "{tap: {widget: \"w1\", label: \"Make the bed\"}}"
            #expect(DeviceScript.replay(history, end: .morning).contains(tap))
            // The test program's button has nothing that a screen reader would say.
            try await device.tap("a0", on: first.id, digest: try #require(first.picture).digest)
            let yaml = DeviceScript.replay(await device.history, end: .morning)
            #expect(yaml.contains("# Left out: taps on controls without a label of their own.\n"), "\(yaml)")
            #expect(!yaml.contains("tap:"))
        }
    }

    /// A script could not say them, or they would succeed.
    @Test func futileStepsAndWhatFollowsARestoredStateAreLeftOut() async throws {
        try await TestDevice.loaded { device, _ in
            var history = await device.history
            let stale = DeviceCommand.tapLink(instance: "w1", digest: EntryArchive(size: .zero).digest, url: nil)
            history.append(.command(stale), at: .morning, refusal: "staleTap")
            history.append(.command(.set(\.timeZone, to: "Mars")), at: .morning, refusal: "badValue")
            history.append(.command(.remove(instance: "w99")), at: .morning, refusal: "notFound")
            history.append(.command(.restore(Script().savedState, name: "a")), at: .morning)
            history.append(.command(.remove(instance: "w7")), at: .morning)
            let yaml = DeviceScript.replay(history, end: .morning.addingTimeInterval(60))
            #expect(yaml.contains("# Left out: all from a restored state on.\n"), "\(yaml)")
            let script = try DeviceScript(yaml: yaml, file: "x")
            #expect(script.steps.count == 2)
        }
    }

    /// A pad's widgets need a pad.
    @Test func widgetsArePlacedOnTheirScreen() async throws {
        var history = try await TestDevice().device.history
        history.screen = .points820x1180
        let steps = try DeviceScript(yaml: DeviceScript.replay(history, end: .morning), file: "x").steps
        #expect(steps.first?.action == .set(.screen(.points820x1180)))
        #expect(steps.count == 2)
    }

    @Test func longHistoryIsCutAndSaysSo() async throws {
        var history = try await TestDevice().device.history
        for _ in 0...DeviceHistory.limit { history.append(.command(.goHome), at: .morning) }
        #expect(history.isCut)
        #expect(history.steps.count == DeviceHistory.limit)
        #expect(DeviceScript.replay(history, end: .morning).contains("# Left out: all after the first 10000 steps"))
    }

    @Test func traceContinuesAfterARestartOfTheDevice() async throws {
        let test = try TestDevice()
        func run() async throws -> [TraceRecord] {
            var configuration = test.device.configuration
            configuration.keepsTrace = true
            let device = try Device(configuration)
            return await withTaskGroup(of: Void.self) { group in
                group.addTask { await device.run() }
                defer { group.cancelAll() }
                _ = await device.loadedWidget()
                return await device.trace()
            }
        }
        let first = try await run()
        let second = try await run()
        let common = try #require(second.firstIndex { $0.kind == .deviceStarted && $0.number > 1 })
        #expect(second.prefix(first.count).map(\.message) == first.map(\.message))
        #expect(second[common].number > first.count)
        #expect(second.map(\.number) == Array(1...second.count))
    }
}
