import Synchronization

/// The requests to a program that were withdrawn before their turn came.
final class WithdrawnRequests: Sendable {
    private let tokens = Mutex<Set<RequestToken>>([])

    func insert(_ token: RequestToken) {
        tokens.withLock { _ = $0.insert(token) }
    }

    /// Whether a request whose turn has come was withdrawn; forgets it and every earlier request.
    func take(_ token: RequestToken) -> Bool {
        tokens.withLock { tokens in
            defer { tokens = tokens.filter { $0 > token } }
            return tokens.contains(token)
        }
    }
}
