import AppTestSupport
import Foundation
import Hummingbird
import Logging
import ServiceLifecycle
import VitrineDevice
import VitrineServer

/// A device with real programs, whose page is served on a free port.
struct RunningDevice: Sendable {
    let device: Device
    private let folder: MemoryFolder

    /// 09:41 on Wednesday, 3 June 2026, in Berlin.
    static let morning = Date(timeIntervalSince1970: 1_780_472_460)

    /// 13:35 on Thursday, 13 August 2026, in Seoul, a time for which the recorded park data has values.
    static let noonInSeoul = Date(timeIntervalSince1970: 1_786_595_700)

    private init(
        _ apps: [AppManifest],
        _ screen: DeviceScreen,
        _ date: Date,
        _ zone: String,
        _ profile: DeviceProfile,
        _ folder: MemoryFolder,
        keepsTrace: Bool
    ) throws {
        self.folder = folder
        device = try Device(
            DeviceConfiguration(
                manifest: DeviceManifest(screen: screen.name, apps: apps),
                stateFolder: folder.path + "/state",
                containersFolder: folder.path + "/containers",
                date: date,
                profile: profile,
                settings: DeviceSettings(timeZone: zone),
                isHeld: true,
                keepsTrace: keepsTrace
            )
        )
    }

    /// Runs a device with some apps until `body` returns; with a device that has ended, it is that one after a restart.
    static func with<Result: Sendable>(
        _ apps: [AppManifest],
        screen: DeviceScreen = .points393x852,
        at date: Date = morning,
        in zone: String = "Europe/Berlin",
        profile: DeviceProfile = .development,
        keepsTrace: Bool = false,
        after ended: RunningDevice? = nil,
        _ body: (RunningDevice) async throws -> Result
    ) async throws -> Result {
        let running = try RunningDevice(
            apps,
            screen,
            date,
            zone,
            profile,
            ended?.folder ?? MemoryFolder(),
            keepsTrace: keepsTrace
        )
        return try await running.device.whileRunning { try await body(running) }
    }

    /// Serves the page until `body` returns; `body` receives the address and the port.
    func serve<Result: Sendable>(
        port: Int = 0,
        _ body: (_ address: String, _ port: Int) async throws -> Result
    ) async throws -> Result {
        let (ports, running) = AsyncStream.makeStream(of: Int.self)
        var logger = Logger(label: "page")
        logger.logLevel = .critical
        let server = try PageServer(device: device)
            .application(port: port, logger: logger) { port in
                running.yield(port)
                running.finish()
            }
        let services = ServiceGroup(configuration: ServiceGroupConfiguration(services: [server], logger: logger))
        return try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask {
                // If the server fails to start, nothing keeps waiting for its port.
                defer { running.finish() }
                try await services.run()
            }
            var iterator = ports.makeAsyncIterator()
            guard let port = await iterator.next() else {
                try await group.waitForAll()
                throw CancellationError()
            }
            let result = try await body("http://127.0.0.1:\(port)/", port)
            await services.triggerGracefulShutdown()
            try await group.waitForAll()
            return result
        }
    }
}

extension Device {
    /// Waits until a widget satisfies a condition; returns nil if the device stops first.
    @discardableResult
    func widget(_ id: String, where isWanted: (PlacedWidgetSnapshot) -> Bool) async -> PlacedWidgetSnapshot? {
        for await snapshot in updates() {
            if let widget = snapshot.widgets.first(where: { $0.id == id }), isWanted(widget) { return widget }
        }
        return nil
    }

    /// Opens an app for the first time, so that it stores its sample data, and returns to the home screen.
    ///
    /// An app stores its sample after it has reported that it is running, and requests the reloads in a later response.
    /// The function therefore waits for both: before the later response, the widgets have no data and no reload is
    /// pending.
    func storeSample(of app: String = "app.lucidpal") async throws {
        try await openApp(app)
        await settle()
        try await goHome()
        await settle()
        await widgetsAreLoaded()
    }
}
