import ConnectionLimits
public import Foundation
public import Hummingbird
import HummingbirdCore
public import Logging
import NIOCore
public import VitrineDevice
import WidgetDrawing

/// Serves the device's home screen as a web page.
public struct PageServer: Sendable {
    private let device: Device
    let fileRoutes: FileRoutes
    private let seats: ConnectionLimiter
    private let key: AccessKey?
    private let hosts: [String]
    private let fleets = FleetSimulator()
    /// How long an answer waits for the end of a jump, or for the widgets: less than clients usually wait for an
    /// answer.
    var jumpLimit = Duration.seconds(20)

    /// Prepares the page of a device.
    /// - Parameters:
    ///   - device: The device that the page shows and controls.
    ///   - icons: SVG files by app id; an app without an icon shows the page's default icon.
    ///   - key: What a request must know to be answered; nil if every request is.
    ///   - hosts: The names under which the page may be opened, beside those of the loopback address.
    ///   - maximumPageCount: The number of pages that can be open at once; a further one is refused with status 503.
    /// - Throws: The file system's error if the page's own files cannot be read.
    public init(
        device: Device,
        icons: [String: Data] = [:],
        key: AccessKey? = nil,
        hosts: [String] = [],
        maximumPageCount: Int = 64
    ) throws {
        self.device = device
        self.key = key
        self.hosts = hosts
        seats = ConnectionLimiter(count: maximumPageCount)
        var files = try PageFiles(folders: [
            (ModuleResources.folder(of: "VitrineServer").appending(path: "Page"), "/page/"),
            (FontFiles.folder, "/fonts/"),
        ])
        files.add(HTMLDrawing.styleSheet, at: "/page/drawing.css", mediaType: "text/css; charset=utf-8")
        files.add(LiveScript.source, at: "/page/live.js", mediaType: "text/javascript; charset=utf-8")
        files.joinStyleSheets(of: "/page/index.html")
        fileRoutes = FileRoutes(files: files, icons: icons)
    }

    /// Builds the routes without opening a socket.
    public func router() -> Router<BasicRequestContext> {
        let router = Router(options: .autoGenerateHeadEndpoints)
        router.add(middleware: LoopbackGuard(hosts: hosts))
        router.add(middleware: RefusalMiddleware())
        if let key { router.add(middleware: KeyGuard(key: key)) }
        fileRoutes.add(to: router)
        EventRoutes(device: device, seats: seats).add(to: router)
        PictureRoutes(device: device).add(to: router)
        let api = router.group("api").add(middleware: ChangeNumber(device: device))
        DeviceRoutes(device: device, jumpLimit: jumpLimit).add(to: api)
        StatusRoutes(device: device).add(to: api)
        WidgetRoutes(device: device).add(to: api.group("widgets"))
        VariantRoutes(device: device).add(to: api.group("widgets"))
        AppRoutes(device: device, ledger: SentScreens()).add(to: api.group("apps"))
        DataRoutes(device: device).add(to: api)
        GalleryRoutes(device: device).add(to: api)
        FleetRoutes(device: device, desk: fleets).add(to: api)
        return router
    }

    /// Creates the server for a port of an address; port 0 selects a free port.
    ///
    /// The server calls `onRunning` with the actual port as soon as it accepts connections. It closes a connection on
    /// which no whole request arrives within `timeout`; an open event stream stays open.
    public func application(
        address: String = "127.0.0.1",
        port: Int,
        logger: Logger,
        timeout: Duration = .seconds(30),
        onRunning: @escaping @Sendable (_ port: Int) async -> Void
    ) -> some ApplicationProtocol {
        // Half of the connections may wait for a request, and a quarter are event streams.
        let waiting = WaitingConnections(limit: 2 * seats.count)
        return Application(
            router: router(),
            server: .http1(
                configuration: HTTP1Channel.Configuration(
                    additionalChannelHandlers: [RequestDeadline(TimeAmount(timeout), waiting: waiting)],
                    idleTimeout: TimeAmount(timeout)
                )
            ),
            configuration: ApplicationConfiguration(
                address: .hostname(address, port: port),
                serverName: "vitrine",
                // Further connections wait in the system's queue.
                availableConnectionsDelegate: MaximumAvailableConnections(4 * seats.count)
            ),
            onServerRunning: { channel in await onRunning(channel.localAddress?.port ?? port) },
            logger: logger
        )
    }
}
