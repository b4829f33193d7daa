import Foundation
import Logging
import NIOCore
import ServiceLifecycle
import UnixSignals
import VitrineDevice
import VitrineServer
import VitrineWire

/// A device and its page, until a signal ends them.
struct DeviceServer {
    let configuration: DeviceConfiguration
    let serving: ServingOptions
    /// Whether to open each app once at the first start, as a person does after installing it; an app has no data to
    /// show before that.
    let opensApps: Bool
    /// Whether to place each widget in its smallest family at the first start.
    let placesWidgets: Bool
    /// The sources that are watched; nil if none are.
    var watched: WatchedSources?

    /// - Throws: ``CommandFailure`` with status 69 if the port is taken; `DeviceError`, with code `inUse` if the state
    ///   folder is.
    func run() async throws {
        let firstStart = FirstStart(stateFolder: configuration.stateFolder)
        let lock = try ProcessLock(stateFolder: configuration.stateFolder)
        defer { withExtendedLifetime(lock) {} }
        try firstStart.begin()
        let key = serving.isOpen ? nil : try DeviceKey(stateFolder: configuration.stateFolder)
        // The server's last work may hold the key until the process has ended.
        defer { key?.remove() }
        let device = try Device(configuration)
        let icons = await device.snapshot().apps
            .reduce(into: [String: Data]()) { icons, app in
                icons[app.id] = app.icon.flatMap { FileManager.default.contents(atPath: $0) }
            }
        var logger = Logger(label: "vitrine")
        logger.logLevel = .warning
        let server = try PageServer(device: device, icons: icons, key: key?.key, hosts: serving.hosts)
            .application(address: serving.address, port: serving.port, logger: logger) { port in
                serving.report()
                key?.serve(port: port)
                let query = key.map { "/?key=\($0.key.text)" } ?? ""
                // A device runs on where nobody reads this line.
                try? CommandFiles.say("Vitrine shows the home screen on \(serving.origin(port: port))\(query)")
            }
        let pushes = try PushService(serving, device: device, logger: logger)
        let running = DeviceService(
            device: device,
            firstStart: firstStart.isPending ? firstStart : nil,
            opensApps: opensApps,
            placesWidgets: placesWidgets
        )
        var services = ServiceGroupConfiguration(
            services: [running, server] + (pushes.map { [$0] } ?? [])
                + (watched.map { [WatchService(device: device, sources: $0)] } ?? []),
            gracefulShutdownSignals: [.sigterm, .sigint],
            logger: logger
        )
        // A client that has sent half of a request must not delay the end by the server's whole timeout.
        services.maximumGracefulShutdownDuration = .seconds(3)
        Interruption.leaveToServer()
        do {
            try await ServiceGroup(configuration: services).run()
        } catch let error as IOError where error.errnoCode == EADDRINUSE {
            throw CommandFailure(
                .unavailable,
                "port \(serving.port) on \(serving.address) is taken by another program; choose another with --port, or any free "
                    + "one with --port 0"
            )
        } catch let error as IOError where error.errnoCode == EACCES {
            throw CommandFailure(
                .unavailable,
                "port \(serving.port) on \(serving.address) is reserved by the system; choose one above 1023 with --port"
            )
        } catch let error as IOError where error.errnoCode == EADDRNOTAVAIL {
            throw CommandFailure(
                .unavailable,
                "\(serving.address) is not an address of this machine; name one with --address, or all of them with 0.0.0.0"
            )
        }
    }
}

/// Runs the device as long as the server runs.
private struct DeviceService: Service {
    let device: Device
    /// The first start; nil if it was finished before.
    let firstStart: FirstStart?
    let opensApps: Bool
    let placesWidgets: Bool

    func run() async throws {
        await cancelWhenGracefulShutdown {
            async let running: Void = device.run()
            if let firstStart {
                if opensApps { await device.openApps() }
                if placesWidgets { await device.placeWidgets() }
                if !Task.isCancelled { firstStart.end() }
            }
            await running
        }
    }
}
