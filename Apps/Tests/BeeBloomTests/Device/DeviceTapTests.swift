import AppTestSupport
import BeeBloomModel
import Foundation
import Testing
import Vitrine
import VitrineDevice
import VitrineTesting
import VitrineWire
import WidgetArchive

/// Taps on a device with the real programs.
@Suite(.serialized, .hangGuard)
struct DeviceTapTests {
    private let phone: Phone
    private let device: Device
    private let app = "com.ilyakukarkinorg.beebloom"

    init() throws {
        phone = try Phone(now: "2026-02-03T09:41:00Z")
        var manifest = try DeviceManifest.apps(app, data: "empty")
        manifest.apps[0].placements.removeAll { $0.family == .systemMedium }
        device = try Device(
            DeviceConfiguration(
                manifest: manifest,
                stateFolder: phone.containers.path + "/state",
                containersFolder: phone.containers.path,
                date: try date(phone.now),
                settings: DeviceSettings(timeZone: "UTC"),
                isHeld: true
            )
        )
        try phone.fill(["Read", "Run", "Rest", "Rise"])
    }

    private func running(_ body: () async throws -> Void) async throws {
        try await device.whileRunning {
            await device.widgetsAreLoaded()
            try await body()
        }
    }

    private func picture(_ family: DisplayFamily) async throws -> (instance: String, DrawnRendering.Picture) {
        let widget = try #require(await device.snapshot().widgets.first { $0.family == family })
        return (widget.id, try #require(widget.picture))
    }

    private func shown(_ family: DisplayFamily) async throws -> [String] {
        let (_, picture) = try await picture(family)
        return picture.archive.reading(now: try date(phone.now)).elements.map(\.label)
            .filter { $0.hasPrefix("Check ") || $0.hasSuffix(", checked") }
    }

    private func tap(_ title: String, on family: DisplayFamily) async throws {
        let (instance, picture) = try await picture(family)
        let elements = picture.archive.reading(now: try date(phone.now)).elements
        let action = try #require(elements.first { $0.label == "Check \(title)" }?.action)
        try await device.tap(action, on: instance, digest: picture.digest)
        await device.settle()
    }

    // The views of a widget go with it
    @Test(.process("B28", "B29")) func viewsOfARemovedWidgetAreNotShownAgain() async throws {
        try await running {
            let (instance, old) = try await picture(.systemSmall)
            try await device.remove(instance)
            try await device.setFault(ProgramFault(.crashLoop), of: ProgramReference(app: app, role: .widget))
            let again = try await device.place("HabitWidget", .systemSmall, of: app)
            await device.advance(to: try date(phone.now).addingTimeInterval(300))
            let shown = try #require(await device.snapshot().widgets.first { $0.id == again })
            #expect(shown.isPlaceholder && shown.picture?.digest != old.digest)
        }
    }

    @Test func tapCausesOneFreeReloadWithoutStartingTheAppAndANewDayNone() async throws {
        try await running {
            #expect(try await shown(.systemSmall) == ["Check Read", "Check Run", "Check Rest"])
            let before = await device.trace().count
            try await tap("Read", on: .systemSmall)
            #expect(try await shown(.systemSmall) == ["Read, checked", "Check Run", "Check Rest"])
            let small = try await picture(.systemSmall).instance
            let since = await device.trace().dropFirst(before)
            #expect(since.count { $0.kind == .intentPerformed } == 1)
            let reloads = since.filter { $0.kind == .reloadStarted && $0.subject == small }
            #expect(reloads.count == 1)
            #expect(reloads.first?.facts.contains { $0.name == "cost" && $0.text == "free" } == true)
            // The other widget is reloaded after the collected requests are processed.
            await device.advance(to: try date("2026-02-03T09:41:10Z"))
            await device.settle()
            #expect(try await shown(.systemSmall) == ["Check Run", "Check Rest", "Check Rise"])
            #expect(try await shown(.systemLarge) == ["Check Run", "Check Rest", "Check Rise"])
            let later = await device.trace().dropFirst(before)
            #expect(!later.contains { $0.kind == .appOpened || $0.kind == .processStarted })
            #expect(await device.snapshot().foreground == nil)
            await device.advance(to: try date("2026-02-04T00:00:00Z"))
            #expect(try await shown(.systemSmall) == ["Check Read", "Check Run", "Check Rest"])
            let nextDay = await device.trace().dropFirst(before + later.count)
            #expect(!nextDay.contains { $0.kind == .reloadStarted && $0.subject == small })
        }
        #expect(try phone.checks().keys.sorted() == ["read:2026-02-03"])
    }

    /// Waits until the trace has a number of events of a kind, and no work is in progress.
    private func noted(_ kind: TraceKind, _ count: Int) async {
        for await _ in await device.updates() where await device.trace().count(where: { $0.kind == kind }) >= count {
            break
        }
        await device.settle()
    }

    /// | terminal                          | device                      |
    /// |-----------------------------------|-----------------------------|
    /// | `beebloom check Read`             | runs on the same containers |
    /// | stores, requests a reload         |                             |
    /// |                                   | reloads both widgets        |
    @Test func commandInATerminalReloadsTheRunningDevice() async throws {
        try await running {
            #expect(try await shown(.systemSmall).first == "Check Read")
            try phone.app("check", "Read")
            await noted(.reloadAsked, 1)
            await device.advance(to: try date("2026-02-03T09:41:10Z"))
            await device.settle()
            #expect(try await shown(.systemSmall) == ["Check Run", "Check Rest", "Check Rise"])
            #expect(try await shown(.systemLarge) == ["Check Run", "Check Rest", "Check Rise"])
            let asked = try #require(await device.trace().last { $0.kind == .reloadAsked })
            #expect(asked.subject == "\(app)/app")
            #expect(asked.facts.contains { $0.text == "a command outside the device" })
            // `today` changes nothing and requests no reload.
            try phone.app("today")
            try phone.app("check", "Run")
            await noted(.reloadAsked, 2)
            #expect(await device.trace().count { $0.kind == .reloadAsked } == 2)
            // The app itself was not started.
            #expect(await !device.trace().contains { $0.kind == .appOpened })
        }
        // No device is running now; the command succeeds without a message about that.
        let ending = try phone.command(["check", "Rest"])
        #expect(ending.status == 0 && ending.errors.isEmpty, "\(ending.errors)")
    }

    @Test func tapOnALockedStoreIsShownAsWaitingAndPerformedByTheOpenedApp() async throws {
        try await running {
            let holder = try phone.database()
            try holder.run("BEGIN IMMEDIATE")
            try await tap("Read", on: .systemSmall)
            let (_, picture) = try await picture(.systemSmall)
            let labels = picture.archive.reading(now: try date(phone.now)).elements.map(\.label)
            #expect(labels.contains("Read, waiting to be checked"), "\(labels)")
            let trace = await device.trace()
            #expect(trace.contains { $0.kind == .intentPerformed })
            #expect(!trace.contains { [.interactionRefused, .programFailed].contains($0.kind) })
            try holder.run("ROLLBACK")
            try await device.openApp(app)
            await device.settle()
            let screen = try await device.appScreen(app, ScreenRequest(width: 393, height: 852))
            let text = screen.archive.reading(now: try date(phone.now)).lines.joined(separator: "\n")
            #expect(text.contains("Checked on the widget: Read.") && text.contains("1 of 4 done"), "\(text)")
        }
    }

    @Test func lockedDeviceRefusesTapsAndTappingEveryHabitEndsInAllDone() async throws {
        try await running {
            try await device.set(\.isLocked, to: true)
            let error = await #expect(throws: DeviceError.self) { try await tap("Read", on: .systemLarge) }
            #expect(error?.code == .locked)
            #expect(try phone.checks().isEmpty)
            try await device.set(\.isLocked, to: false)
            for title in ["Read", "Run", "Rest", "Rise"] { try await tap(title, on: .systemLarge) }
            let (_, picture) = try await picture(.systemLarge)
            #expect(picture.archive.reading(now: try date(phone.now)).lines.joined().contains("All done today"))
        }
        #expect(try phone.checks().count == 4)
    }

    /// Such a system shows the entry in which the row is gone five minutes late.
    @Test func checkedRowLeavesOnASystemThatDropsCloseEntries() async throws {
        try await running {
            try await device.setProfile(.harsh)
            try await tap("Read", on: .systemSmall)
            #expect(try await shown(.systemSmall) == ["Read, checked", "Check Run", "Check Rest"])
            await device.advance(to: try date("2026-02-03T09:51:00Z"))
            #expect(try await shown(.systemSmall) == ["Check Run", "Check Rest", "Check Rise"])
        }
    }
}
