import Foundation
import Testing
import VitrineWire
import WidgetArchive

@testable import VitrineDevice

/// A device that runs the `faulty-child` test program as app and extension; its clock is held by default.
struct TestDevice {
    let device: Device
    let folder: TemporaryFolder

    init(
        widget: String = "good",
        app: String = "good",
        placements: [DisplayFamily] = [.systemSmall],
        manifests: [PlacementManifest]? = nil,
        widgetProgram: String? = nil,
        profile: DeviceProfile = .development,
        folder: TemporaryFolder? = nil,
        isHeld: Bool = true,
        date: Date = .morning,
        keepsTrace: Bool = false,
        host: HostClock = .continuous
    ) throws {
        let folder = try folder ?? TemporaryFolder()
        self.folder = folder
        // The programs differ only in their first argument. The manifest gives both the same arguments, so each program
        // is a script with its own argument.
        let programs = try Self.write(app: app, widget: widget, in: folder)
        var faulty = FaultyProgram.app([])
        (faulty.program, faulty.widgetProgram) = (programs.app, widgetProgram ?? programs.widget)
        faulty.placements = manifests ?? placements.map { PlacementManifest(kind: "faulty", family: $0) }
        var configuration = folder.configuration(of: DeviceManifest(apps: [faulty]), date: date)
        (configuration.profile, configuration.isHeld) = (profile, isHeld)
        (configuration.host, configuration.keepsTrace) = (host, keepsTrace)
        device = try Device(configuration)
    }

    /// Runs the device while a body uses it.
    func run(_ body: (Device) async throws -> Void) async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { [device] in await device.run() }
            defer { group.cancelAll() }
            try await body(device)
        }
    }

    /// Runs a device while a body uses it.
    static func run(_ test: TestDevice? = nil, _ body: (Device) async throws -> Void) async throws {
        try await (test ?? TestDevice()).run(body)
    }

    /// Runs a device while a body uses it and its first widget, which shows its first timeline.
    static func loaded(
        _ test: TestDevice? = nil,
        _ body: (Device, PlacedWidgetSnapshot) async throws -> Void
    ) async throws {
        try await run(test) { device in try await body(device, try #require(await device.loadedWidget())) }
    }

    private static func write(
        app: String,
        widget: String,
        in folder: TemporaryFolder
    ) throws -> (app: String, widget: String) {
        func script(_ name: String, _ behaviour: String) throws -> String {
            try folder.program(name, "exec '\(FaultyProgram.path)' \(behaviour)")
        }
        return (try script("app", app), try script("widget", widget))
    }
}

extension TemporaryFolder {
    /// A device whose state and containers are in the folder.
    func configuration(of manifest: DeviceManifest, date: Date = .morning) -> DeviceConfiguration {
        DeviceConfiguration(
            manifest: manifest,
            stateFolder: path + "/state",
            containersFolder: path + "/containers",
            date: date
        )
    }
}

extension Device {
    /// The number of the trace's records of a kind.
    func count(_ kind: TraceKind) -> Int { trace().count { $0.kind == kind } }

    /// Waits until a jump of the clock to a date, or to any, is under way; the suite's time limit ends the wait.
    func jumps(to date: Date? = nil) async {
        for await snapshot in updates() {
            if let destination = snapshot.clock.destination, date == nil || date == destination { return }
        }
    }

    /// Waits until the first widget meets a condition; the suite's time limit ends the wait.
    func firstWidget(where isWanted: (PlacedWidgetSnapshot) -> Bool) async -> PlacedWidgetSnapshot? {
        for await snapshot in updates() {
            if let widget = snapshot.widgets.first, isWanted(widget) { return widget }
        }
        return nil
    }

    /// Waits until the first widget shows its first timeline.
    func loadedWidget() async -> PlacedWidgetSnapshot? {
        await firstWidget { !$0.isPlaceholder && !$0.isLoading && $0.pending == nil }
    }

    /// Waits until the trace has a line that a program printed; the suite's time limit ends the wait.
    ///
    /// A program's output comes through another pipe than its answers, so a line can arrive after the picture.
    func reportsOutput(_ text: String) async -> Bool {
        for await _ in updates()
        where trace().contains(where: { $0.kind == .processSaid && $0.message.contains(text) }) { return true }
        return false
    }
}
