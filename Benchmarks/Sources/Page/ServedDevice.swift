import Foundation
import Logging
import ServiceLifecycle
import VitrineDevice
import VitrineServer

/// A device with the release programs and its page, running in this process while a row measures.
struct ServedDevice: Sendable {
    let device: Device
    /// The address of the page, `http://127.0.0.1:PORT`.
    let address: String

    /// Installs the apps of `Apps/vitrine.json` with the sample data, starts the device and its page, runs the body,
    /// and stops both in any case.
    ///
    /// Reload requests are not coalesced, because the rows measure the processing time and not the waiting time.
    ///
    /// - Throws: ``UsageError`` if the page does not start, and the body's error.
    static func run<Result: Sendable>(
        in folder: BenchmarkFolder,
        _ body: @Sendable (ServedDevice) async throws -> Result
    ) async throws -> Result {
        let device = try Device(configuration(in: folder))
        let (ports, announcer) = AsyncStream.makeStream(of: Int.self)
        var logger = Logger(label: "vitrine-bench")
        logger.logLevel = .error
        let server = try PageServer(device: device)
            .application(port: 0, logger: logger) { announcer.yield($0) }
        // Services end from the last to the first: the end of the device ends every stream of events.
        let services = ServiceGroup(services: [server, DeviceService(device: device)], logger: logger)
        return try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask {
                defer { announcer.finish() }
                try await services.run()
            }
            guard let port = await ports.first(where: { _ in true }) else {
                throw UsageError(text: "the page could not be served; check that 127.0.0.1 is available")
            }
            do {
                let result = try await body(ServedDevice(device: device, address: "http://127.0.0.1:\(port)"))
                await services.triggerGracefulShutdown()
                return result
            } catch {
                await services.triggerGracefulShutdown()
                throw error
            }
        }
    }

    private static func configuration(in folder: BenchmarkFolder) throws -> DeviceConfiguration {
        var manifest = try DeviceManifest.load(from: "Apps/vitrine.json", programFolders: [folder.programs])
        for index in manifest.apps.indices { manifest.apps[index].environment["VITRINE_DATA"] = "sample" }
        var profile = DeviceProfile.development
        profile.coalescing.value = .zero
        return DeviceConfiguration(
            manifest: manifest,
            stateFolder: try folder.folder("state"),
            containersFolder: try folder.folder("containers"),
            // Noon, so that no reload at midnight interferes.
            date: Date(timeIntervalSince1970: 1_773_144_000),
            profile: profile,
            settings: DeviceSettings(timeZone: "GMT")
        )
    }
}

extension ServedDevice {
    /// Opens an app and waits until everything that follows is done, such as the sample data and the first timelines.
    func open(_ app: String) async throws {
        try await device.openApp(app)
        await device.settle()
    }

    /// Waits until the device has ended an app's idle extension.
    func waitForExtensionToEnd(of app: String) async {
        let extensionProgram = ProgramReference(app: app, role: .widget)
        for await snapshot in await device.updates() {
            let programs = snapshot.apps.flatMap(\.programs)
            if programs.first(where: { $0.program == extensionProgram })?.pid == nil { return }
        }
    }
}

/// Runs the device as long as the page is served.
private struct DeviceService: Service {
    let device: Device

    func run() async {
        await cancelWhenGracefulShutdown { await device.run() }
    }
}
