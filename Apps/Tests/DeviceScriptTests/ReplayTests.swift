import AppTestSupport
import Foundation
import Testing
import VitrineDevice
import VitrineScript
import VitrineTesting
import VitrineWire
import WidgetArchive
import WidgetDrawing

/// What is done by hand with a real app, and the script that does it again.
@Suite(.serialized, .hangGuard)
struct ReplayTests {
    static let apps = ["app.lucidpal", "com.ilyakukarkinorg.beebloom", "com.nobadi.dbm", "app.hangangjari"]

    @Test(.needsStrace, arguments: apps)
    func scriptOfWhatWasDoneShowsTheSame(app: String) async throws {
        let folder = try MemoryFolder()
        let manifest = try DeviceManifest.apps(app)
        let yaml = try await Self.record(app, manifest, in: folder.path + "/record")
        let player = try ScriptPlayer(
            DeviceScript(yaml: yaml, file: "replay.yaml"),
            file: "replay.yaml",
            manifest: manifest,
            folder: folder.path + "/play"
        )
        let result = try await player.play()
        #expect(result.hasPassed, "\(result.lines.joined(separator: "\n"))\n\(yaml)")
    }

    /// Uses an app and its widgets, and breaks them in every way.
    ///
    /// - Returns: The script of it, which expects at its end what the widgets then showed.
    private static func record(
        _ app: String,
        _ manifest: DeviceManifest,
        in folder: String
    ) async throws -> String {
        let device = try Device(
            DeviceConfiguration(
                manifest: manifest,
                stateFolder: folder + "/state",
                containersFolder: folder + "/containers",
                date: try Date("2026-06-10T09:00:00Z", strategy: .iso8601),
                profile: .observed,
                isHeld: true,
                host: .still
            )
        )
        return try await device.whileRunning {
            try await use(app, on: device)
            try await injectFaults(into: app, on: device)
            await device.settle()
            let end = await device.snapshot()
            return DeviceScript.replay(await device.history, end: end.clock.date) + (try expectations(of: end))
        }
    }

    /// Opens the app, taps every control and link of its widgets, and lets time pass.
    private static func use(_ app: String, on device: Device) async throws {
        try await device.openApp(app)
        try await device.goHome()
        await pass(60, on: device)
        for widget in await device.snapshot().widgets {
            for element in controls(of: widget, at: await device.snapshot().clock.date) {
                guard
                    let now = await device.snapshot().widgets.first(where: { $0.id == widget.id }),
                    let digest = now.picture?.digest,
                    let action = controls(of: now, at: await device.snapshot().clock.date)
                        .first(where: { $0.label == element.label })?
                        .action
                else { continue }
                // A tap that the extension refuses is recorded too.
                try? await device.tap(action, on: widget.id, digest: digest)
                await pass(90, on: device)
            }
            guard let digest = await device.snapshot().widgets.first(where: { $0.id == widget.id })?.picture?.digest
            else { continue }
            try await device.tapLink(nil, on: widget.id, digest: digest)
            try await device.goHome()
            // A person sees what a step changed before the next one; so does the player of a script.
            await device.settle()
        }
        try await device.set(
            \.location,
            to: LocationReading(authorization: .authorized, latitude: 37.53, longitude: 127.07)
        )
        for condition in await device.snapshot().apps.flatMap(\.serviceConditions).reversed() {
            try await device.setService(of: app, to: condition)
            await pass(600, on: device)
        }
    }

    private static func injectFaults(into app: String, on device: Device) async throws {
        for file in await device.sharedFiles() {
            for fault in FileFault.allCases {
                // A file without the library's metadata has no schema.
                try? await device.setFileFault(fault, of: file.file, in: app)
                try await device.reload()
                await pass(300, on: device)
            }
            try await device.setFileFault(nil, of: file.file, in: app)
        }
        for program in await device.snapshot().apps.flatMap(\.programs).map(\.program) {
            for (_, fault) in ProgramFault.predefined {
                try await device.setFault(fault, of: program)
                try await device.reload()
                // An app that crashes cannot be opened.
                try? await device.openApp(app)
                await pass(600, on: device)
            }
            try await device.setFault(nil, of: program)
        }
        let steps: [(Device) async throws -> Void] = [
            { try await $0.update(app) },
            { try await $0.reboot() },
            { try await $0.set(\.isLocked, to: false) },
            { try await $0.openApp(app) },
            { try await $0.goHome() },
            { try await $0.reload() },
        ]
        for step in steps {
            try await step(device)
            await device.settle()
        }
        await pass(3_600, on: device)
    }

    private static func pass(_ seconds: Double, on device: Device) async {
        await device.settle()
        await device.advance(to: await device.snapshot().clock.date.addingTimeInterval(seconds))
    }

    private static func controls(of widget: PlacedWidgetSnapshot, at date: Date) -> [ArchiveReading.Element] {
        widget.picture?.archive.reading(now: date).elements.filter { $0.action != nil } ?? []
    }

    /// A step that expects what a screen reader says about each widget.
    private static func expectations(of snapshot: DeviceSnapshot) throws -> String {
        var lines: [String] = []
        let settings = snapshot.settings
        let wording = LocaleLiveText(
            locale: Locale(identifier: settings.localeWithClock),
            timeZone: try #require(TimeZone(identifier: settings.timeZone))
        )
        for widget in snapshot.widgets {
            let reading = widget.picture?.archive.reading(now: snapshot.clock.date, wording: wording)
            let elements = reading?.elements ?? []
            for label in elements.map(\.label) where !label.isEmpty {
                let text = String(decoding: try JSONEncoder().encode(label), as: UTF8.self)
                lines.append("      - now: {widget: \(widget.id), text: \(text)}")
            }
        }
        #expect(lines.count >= snapshot.widgets.count)
        return (["  - expect:"] + lines).joined(separator: "\n") + "\n"
    }
}
