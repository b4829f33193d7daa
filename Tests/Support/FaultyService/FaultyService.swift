import NIOCore
import NIOPosix
import Synchronization

/// A service on 127.0.0.1 that does what a test says: the counterpart of a client that has to survive it.
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
/// Each connection is for one request and is closed after the answer.
public final class FaultyService: Sendable {
    /// Decides what happens to a request.
    public typealias Script = @Sendable (FaultyRequest) -> FaultyAnswer

    /// The port it listens on.
    public let port: Int

    private let channel: any Channel
    private let state: ServiceState

    private init(channel: any Channel, port: Int, state: ServiceState) {
        self.channel = channel
        self.port = port
        self.state = state
    }

    /// Starts a service on a free port.
    /// - Throws: What the system says if it cannot listen.
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

    /// Starts a service that answers every request the same.
    /// - Throws: What the system says if it cannot listen.
    public static func start(always answer: FaultyAnswer) async throws -> FaultyService {
        try await start { _ in answer }
    }

    /// Starts a service that gives one answer after the other, and the last one from then on.
    /// - Throws: What the system says if it cannot listen.
    public static func start(inTurn answers: [FaultyAnswer]) async throws -> FaultyService {
        let next = Counter()
        return try await start { _ in
            let index = next.next()
            return answers.isEmpty ? .failure(500) : answers[min(index, answers.count - 1)]
        }
    }

    /// The address to give to a client, without a slash at its end.
    public var address: String { "http://127.0.0.1:\(port)" }

    /// The requests so far, in the order in which they came.
    public var requests: [FaultyRequest] { state.requests }

    /// Does something else from now on.
    public func change(_ script: @escaping Script) { state.change(script) }

    /// Answers every request the same from now on.
    public func change(always answer: FaultyAnswer) { change { _ in answer } }

    /// Comes back once so many requests have come; cancelled, at once.
    public func waitForRequests(_ count: Int) async { await state.waitForRequests(count) }

    /// Stops listening, so that the port is closed from then on; connections that are open stay open.
    public func stop() { channel.close(promise: nil) }

    private final class Counter: Sendable {
        private let value = Atomic(0)

        func next() -> Int { value.wrappingAdd(1, ordering: .relaxed).oldValue }
    }
}

extension FaultyService {
    /// A port of 127.0.0.1 on which nobody listens: a connection is refused at once.
    ///
    /// Another process could take it meanwhile; for a test's moment none does.
    /// - Throws: What the system says if it cannot listen.
    public static func closedPort() async throws -> Int {
        let service = try await start(always: .garbage)
        try await service.channel.close().get()
        return service.port
    }
}
