import Synchronization

/// For how long no push is sent, by any lane of a worker.
final class PushPause: Sendable {
    private let elapsed: @Sendable () -> Duration
    private let end = Mutex(Duration.zero)

    /// - Parameter elapsed: Returns the time since any moment.
    init(elapsed: @escaping @Sendable () -> Duration) { self.elapsed = elapsed }

    /// Asks for a pause from now on; a longer one that was asked for stays.
    func begin(_ length: Duration) {
        let own = elapsed() + length
        end.withLock { $0 = max($0, own) }
    }

    /// What is left of the pause; zero without one.
    var left: Duration {
        let now = elapsed()
        return end.withLock { max($0 - now, .zero) }
    }
}
