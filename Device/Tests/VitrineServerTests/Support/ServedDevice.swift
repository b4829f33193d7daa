import Foundation
import Hummingbird
import HummingbirdTesting
import Logging
import ServiceLifecycle
import VitrineDevice
import VitrineTesting

@testable import VitrineServer

/// A device for server tests, without apps or with one app whose programs are the misbehaving test program.
struct ServedDevice: Sendable {
    let device: Device
    private let folder: TemporaryContainers

    init(
        behaviour: String? = nil,
        placements: [DisplayFamily] = [.systemSmall, .systemMedium],
        profile: DeviceProfile = .development
    ) throws {
        folder = try TemporaryContainers()
        let program = Program(name: "faulty-child").path
        let apps = behaviour.map { behaviour in
            AppManifest(
                id: "app.faulty",
                name: "Faulty",
                group: "group.faulty",
                program: program,
                widgetProgram: program,
                schemes: ["faulty"],
                arguments: [behaviour],
                placements: placements.map { PlacementManifest(kind: "faulty", family: $0) }
            )
        }
        device = try Device(
            DeviceConfiguration(
                manifest: DeviceManifest(apps: apps.map { [$0] } ?? []),
                stateFolder: folder.path + "/state",
                containersFolder: folder.path + "/containers",
                date: Date(timeIntervalSince1970: 1_790_000_000),
                profile: profile,
                isHeld: true
            )
        )
    }

    /// Runs the device and sends requests directly to its routes, without a socket.
    func withRoutes(
        jumpLimit: Duration = Patience.limit,
        key: AccessKey? = nil,
        _ body: @Sendable (any TestClientProtocol) async throws -> Void
    ) async throws {
        var server = try PageServer(device: device, key: key)
        server.jumpLimit = jumpLimit
        let application = Application(router: server.router())
        try await running { try await application.test(.router) { client in try await body(client) } }
    }

    /// Runs the device and serves it on a free port; returns after the server has shut down gracefully.
    func withServer(
        timeout: Duration = Patience.limit,
        maximumPageCount: Int = 64,
        _ body: (_ port: Int) async throws -> Void
    ) async throws {
        let (ports, reported) = AsyncStream.makeStream(of: Int.self)
        var logger = Logger(label: "server")
        logger.logLevel = .critical
        let server = try PageServer(device: device, maximumPageCount: maximumPageCount)
            .application(port: 0, logger: logger, timeout: timeout) { reported.yield($0) }
        let services = ServiceGroup(configuration: ServiceGroupConfiguration(services: [server], logger: logger))
        try await running {
            try await withThrowingTaskGroup(of: Void.self) { group in
                group.addTask {
                    defer { reported.finish() }
                    try await services.run()
                }
                var iterator = ports.makeAsyncIterator()
                if let port = await iterator.next() { try await body(port) }
                await services.triggerGracefulShutdown()
                try await group.waitForAll()
            }
        }
    }

    /// Waits until every placed widget shows a timeline and no reload is pending.
    func isLoaded() async {
        for await snapshot in await device.updates()
        where snapshot.widgets.allSatisfy({ !$0.isPlaceholder && !$0.isLoading && $0.pending == nil }) {
            return
        }
    }

    private func running(_ body: () async throws -> Void) async throws {
        try await withThrowingTaskGroup(of: Void.self) { group in
            group.addTask { await device.run() }
            defer { group.cancelAll() }
            try await body()
        }
    }
}
