import Synchronization

/// A connection to another machine, of which the device has none: it fails as on a phone without a network.
public final class NWConnection: CustomDebugStringConvertible, @unchecked Sendable {
    /// What has become of a connection.
    public enum State: Equatable, Sendable {
        case setup, preparing, ready, cancelled
        case waiting(NWError)
        case failed(NWError)
    }

    /// What belongs to a message.
    public final class ContentContext: Sendable {
        public static let defaultMessage = ContentContext()
        public static let finalMessage = ContentContext()
    }

    /// What is to happen after something is sent.
    public enum SendCompletion: Sendable {
        case contentProcessed(@Sendable (NWError?) -> Void)
        case idempotent
    }

    public let endpoint: NWEndpoint
    public let parameters: NWParameters
    public var currentPath: NWPath? { nil }
    // As Apple's, these are set before the start.
    public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
    public var viabilityUpdateHandler: (@Sendable (Bool) -> Void)?

    private struct Progress {
        var state = NWConnection.State.setup
        var handler: (@Sendable (NWConnection.State) -> Void)?
        var queue: DispatchQueue?
        /// Whether the handler knows the state.
        var isTold = true
    }

    private let progress = Mutex(Progress())

    public var state: State { progress.withLock(\.state) }

    /// Code often sets it right after the start.
    public var stateUpdateHandler: (@Sendable (State) -> Void)? {
        get { progress.withLock(\.handler) }
        set {
            progress.withLock { $0.handler = newValue }
            tell()
        }
    }

    public var debugDescription: String { endpoint.debugDescription }

    public init(to endpoint: NWEndpoint, using parameters: NWParameters) {
        self.endpoint = endpoint
        self.parameters = parameters
    }

    public convenience init(host: NWEndpoint.Host, port: NWEndpoint.Port, using parameters: NWParameters) {
        self.init(to: .hostPort(host: host, port: port), using: parameters)
    }

    public func start(queue: DispatchQueue) {
        progress.withLock { $0.queue = queue }
        change(to: .failed(.noNetwork))
    }

    public func cancel() { change(to: .cancelled) }

    public func forceCancel() { cancel() }

    private func change(to state: State) {
        progress.withLock { own in
            guard own.state != .cancelled, own.state != state else { return }
            own.state = state
            own.isTold = false
        }
        tell()
    }

    private func tell() {
        progress.withLock(\.queue)?
            .async { [self] in
                let news = progress.withLock { own in
                    guard !own.isTold, let handler = own.handler else { return (@Sendable () -> Void)?.none }
                    own.isTold = true
                    return { [state = own.state] in handler(state) }
                }
                news?()
            }
    }

    public func send(
        content: Data?,
        contentContext: ContentContext = .defaultMessage,
        isComplete: Bool = true,
        completion: SendCompletion
    ) {
        if case .contentProcessed(let handler) = completion { handler(.noNetwork) }
    }

    public func receive(
        minimumIncompleteLength: Int,
        maximumLength: Int,
        completion: @escaping @Sendable (Data?, ContentContext?, Bool, NWError?) -> Void
    ) {
        completion(nil, nil, true, .noNetwork)
    }

    public func receiveMessage(completion: @escaping @Sendable (Data?, ContentContext?, Bool, NWError?) -> Void) {
        completion(nil, nil, true, .noNetwork)
    }
}

/// Why a connection does not work.
public enum NWError: Error, Equatable, Sendable {
    case posix(POSIXErrorCode)
    case dns(Int32)
    case tls(Int32)

    static let noNetwork = NWError.posix(.ENETDOWN)
}
