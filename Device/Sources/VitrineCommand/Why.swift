import ArgumentParser
import Foundation
import VitrineClient
import VitrineDevice

/// `vitrine why`: why a widget shows what it shows, on a running device or on one of a project's own.
struct Why: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Say why a widget shows what it shows, what it cost, what it will show next, and what is the remedy.",
        discussion: """
            A running device is asked: start it with `vitrine run`. With --project or --package, the apps are built, each \
            widget is placed in its smallest family on a device that ends with the command, and all are explained, or \
            those of the kind that is named.
            """
    )

    @Argument(help: "The widget's identifier, such as w1, or with --project or --package its kind.")
    var widget: String?

    @Option(help: "The moment to explain, ISO 8601; by default the device's present time.")
    var at: String?

    @OptionGroup var apps: InstalledApps

    @OptionGroup var device: DeviceOptions

    func validate() throws {
        if let at { try CommandFiles.validate(at, of: "--at") }
        if widget == nil, !apps.areBuilt {
            throw ValidationError("Missing expected argument '<widget>', such as w1; `vitrine status` lists them")
        }
    }

    func run() async throws {
        let moment = try at.map { try DeviceClock.date($0) }
        if let widget, !apps.areBuilt {
            let client = DeviceClient(device.place.link)
            let explanation = try await client.explanation(of: widget, at: moment)
            if device.json { return Terminal.show(json: String(decoding: explanation.json, as: UTF8.self)) }
            return Terminal.show(explanation.lines)
        }
        let explanations = try await explanationsOfBuiltApps(at: moment)
        guard device.json else {
            return Terminal.show(Array(explanations.map(\.lines).joined(separator: [""])))
        }
        let all = explanations.map { String(decoding: $0.json, as: UTF8.self) }
        Terminal.show(json: "[\(all.joined(separator: ",\n"))]")
    }

    private func explanationsOfBuiltApps(at moment: Date?) async throws -> [WidgetExplanation] {
        let (command, installed) = (self, try await apps.load())
        return try await CommandFiles.withFolder("why") { folder in
            try await command.explanations(at: moment, by: installed, in: folder)
        }
    }

    private func explanations(
        at moment: Date?,
        by installed: DeviceManifest,
        in folder: String
    ) async throws -> [WidgetExplanation] {
        let device = try Device(
            DeviceConfiguration(
                manifest: installed,
                stateFolder: folder,
                containersFolder: folder + "/containers",
                date: Date(),
                profile: .development,
                settings: DeviceSettings(timeZone: TimeZone.current.identifier),
                isHeld: true
            )
        )
        let running = Task { await device.run() }
        defer { running.cancel() }
        await device.openApps()
        await device.placeWidgets()
        await device.settle()
        let placed = await device.snapshot().widgets
        let chosen = placed.filter { widget == nil || widget == $0.kind || widget == $0.id }
        guard !placed.isEmpty else {
            let trouble = await device.snapshot().apps.flatMap(\.programs).compactMap(\.trouble).first
            throw CommandFailure(.failed, trouble ?? "there is no widget to place; `vitrine host --check` says more")
        }
        guard !chosen.isEmpty else {
            let kinds = Set(placed.map(\.kind)).sorted().joined(separator: ", ")
            throw CommandFailure(.data, "there is no widget \(widget ?? ""); the kinds are: \(kinds)")
        }
        var explanations: [WidgetExplanation] = []
        for own in chosen { explanations.append(try await device.explanation(of: own.id, at: moment)) }
        return explanations
    }
}
