import ArgumentParser
import Foundation
import Logging
import ServiceLifecycle
import UnixSignals
import VitrineDevice
import VitrineServer

/// `vitrine run`: starts a device and serves its home screen.
struct Run: AsyncParsableCommand {
    static let configuration = CommandConfiguration(abstract: "Start a device and serve its home screen on 127.0.0.1.")

    @Option(help: "The port; 0 takes a free one.")
    var port = 8080

    @Option(help: "The file that lists the installed apps.")
    var manifest = "Apps/vitrine.json"

    @Option(help: "The folder of the apps' programs; the command's own folder if not given.")
    var programs: String?

    @Option(help: "The folder in which the device keeps its home screen, its apps' data and their containers.")
    var state = ".vitrine/sample"

    @Option(help: "What the apps start with if they have no data yet: sample or empty.")
    var data = DataChoice.sample

    @Option(
        help:
            "The device's screen in points, such as 393x852 for a phone or 820x1180 for a pad; the manifest's if not given."
    )
    var screen: String?

    @Option(help: "The device's time zone, such as Asia/Seoul; this machine's if not given.")
    var zone: String?

    @Option(help: "The device's time at the start, ISO 8601; this machine's if not given.")
    var now: String?

    /// What the apps start with.
    enum DataChoice: String, ExpressibleByArgument, CaseIterable {
        case sample, empty
    }

    func validate() throws {
        guard (0...65_535).contains(port) else {
            throw ValidationError("--port is a number from 0 to 65535, got \(port)")
        }
        if let screen, DeviceScreen.named(screen) == nil {
            let known = DeviceScreen.all.map(\.name).joined(separator: ", ")
            throw ValidationError("--screen names no screen: \(screen); it is one of \(known)")
        }
        if let zone, TimeZone(identifier: zone) == nil {
            throw ValidationError("--zone names no time zone: \(zone); write it as Asia/Seoul")
        }
        if let now, (try? Date(now, strategy: .iso8601)) == nil {
            throw ValidationError("--now is no ISO 8601 time: \(now); write it as 2026-01-31T09:30:00Z")
        }
    }

    func run() async throws {
        let isNew = !FileManager.default.fileExists(atPath: stateFolder)
        let device = try Device(configuration())
        let icons = await device.snapshot().apps
            .reduce(into: [String: Data]()) { icons, app in
                icons[app.id] = app.icon.flatMap { FileManager.default.contents(atPath: $0) }
            }
        var logger = Logger(label: "vitrine")
        logger.logLevel = .warning
        let server = try PageServer(device: device, icons: icons)
            .application(port: port, logger: logger) { port in
                // Not `print`, which a script that waits for the line would see only when the buffer is full.
                FileHandle.standardOutput.write(
                    Data("Vitrine shows the home screen on http://127.0.0.1:\(port)\n".utf8)
                )
            }
        let services = ServiceGroup(
            services: [DeviceService(device: device, opensApps: isNew), server],
            gracefulShutdownSignals: [.sigterm, .sigint],
            logger: logger
        )
        try await services.run()
    }

    private func configuration() throws -> DeviceConfiguration {
        var installed = try DeviceManifest.load(from: manifest, programFolders: [programs ?? ownFolder])
        if let screen { installed.screen = screen }
        for index in installed.apps.indices { installed.apps[index].environment["VITRINE_DATA"] = data.rawValue }
        return DeviceConfiguration(
            manifest: installed,
            stateFolder: stateFolder,
            containersFolder: stateFolder + "/containers",
            date: try now.map { try Date($0, strategy: .iso8601) } ?? Date(),
            settings: DeviceSettings(timeZone: zone ?? TimeZone.current.identifier)
        )
    }

    private var stateFolder: String { URL(filePath: state).absoluteURL.path }

    private var ownFolder: String {
        URL(filePath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent().path
    }
}

/// Keeps the device running for as long as the server is.
private struct DeviceService: Service {
    let device: Device
    /// Whether each app is opened once at the start, as a person does after installing: only then has it data to show.
    let opensApps: Bool

    func run() async throws {
        await cancelWhenGracefulShutdown {
            async let running: Void = device.run()
            if opensApps { await openApps() }
            await running
        }
    }

    /// An app that does not start says so on its own screen and in the trace.
    private func openApps() async {
        for app in await device.snapshot().apps {
            guard (try? await device.openApp(app.id)) != nil else { continue }
            try? await device.goHome()
        }
    }
}
