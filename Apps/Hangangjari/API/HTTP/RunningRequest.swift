import NIOCore
import Synchronization

/// The connection of a request, which cancellation closes.
final class RunningRequest: Sendable {
    private enum State {
        case new
        case open(any Channel)
        case cancelled
    }

    private let state = Mutex(State.new)

    /// Stores the connection, which need not be established yet.
    ///
    /// - Throws: `CancellationError` if the request was already cancelled.
    func begin(_ channel: any Channel) throws {
        try state.withLock { state in
            if case .cancelled = state { throw CancellationError() }
            state = .open(channel)
        }
    }

    /// Closes the connection, or prevents it from being opened.
    func cancel() {
        let channel: (any Channel)? = state.withLock { state in
            defer { state = .cancelled }
            guard case .open(let channel) = state else { return nil }
            return channel
        }
        // It does not matter if the connection is already closed.
        channel?.close(promise: nil)
    }
}
