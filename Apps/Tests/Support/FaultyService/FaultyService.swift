import NIOCore
import NIOPosix

/// A scripted HTTP service on 127.0.0.1 for testing clients against failures.
///
/// ```swift
/// let service = try await FaultyService.start { request in
///     request.path.hasSuffix("/state") ? .json(state) : .failure(500)
/// }
/// defer { service.stop() }
/// let outcome = await loader.load(from: service.address)
/// #expect(service.requests.map(\.path) == ["/v2/parks/banpo/home-summary", "/v2/parks/banpo/state"])
/// ```
///
/// Each connection handles one request and is closed after the response.
public final class FaultyService: Sendable {
    /// Returns the response to a request.
    public typealias Script = @Sendable (FaultyRequest) -> FaultyAnswer

    /// The port of the service.
    public let port: Int

    private let channel: any Channel
    private let state: ServiceState

    private init(channel: any Channel, port: Int, state: ServiceState) {
        self.channel = channel
        self.port = port
        self.state = state
    }

    /// Starts a service on a free port.
    /// - Throws: The system's error if it cannot listen.
    public static func start(_ script: @escaping Script) async throws -> FaultyService {
        let state = ServiceState(script)
        let channel = try await ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .serverChannelOption(.backlog, value: 256)
            .childChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try channel.pipeline.syncOperations.addHandler(FaultyConnection(state: state))
                }
            }
            .bind(host: "127.0.0.1", port: 0)
            .get()
        return FaultyService(channel: channel, port: channel.localAddress?.port ?? 0, state: state)
    }

    /// Starts a service with the same response to every request.
    /// - Throws: The system's error if it cannot listen.
    public static func start(always answer: FaultyAnswer) async throws -> FaultyService {
        try await start { _ in answer }
    }

    /// The URL for a client, without a trailing slash.
    public var address: String { "http://127.0.0.1:\(port)" }

    /// The received requests, in order.
    public var requests: [FaultyRequest] { state.requests }

    /// Replaces the script.
    public func change(_ script: @escaping Script) { state.change(script) }

    /// Gives the same response to every request from now on.
    public func change(always answer: FaultyAnswer) { change { _ in answer } }

    /// Waits until a number of requests were received; returns immediately if cancelled.
    public func waitForRequests(_ count: Int) async { await state.waitForRequests(count) }

    /// Stops listening; open connections stay open.
    public func stop() { channel.close(promise: nil) }
}

extension FaultyService {
    /// Returns a port of 127.0.0.1 without a listening process, where connections are refused immediately.
    ///
    /// Another process could start to use the port, but this is unlikely during a test.
    /// - Throws: The system's error if it cannot listen.
    public static func closedPort() async throws -> Int {
        let service = try await start(always: .garbage)
        try await service.channel.close().get()
        return service.port
    }
}
