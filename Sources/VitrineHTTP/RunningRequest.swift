import NIOCore
import Synchronization

/// The connection of one request, so that whoever cancels the request can close it.
final class RunningRequest: Sendable {
    private enum State {
        case new
        case open(any Channel)
        case cancelled
    }

    private let state = Mutex(State.new)

    /// Notes the connection, which need not be made yet.
    ///
    /// - Throws: `CancellationError` if the request was cancelled before.
    func begin(_ channel: any Channel) throws {
        try state.withLock { state in
            if case .cancelled = state { throw CancellationError() }
            state = .open(channel)
        }
    }

    /// Closes the connection, or sees to it that there will be none.
    func cancel() {
        let channel: (any Channel)? = state.withLock { state in
            defer { state = .cancelled }
            guard case .open(let channel) = state else { return nil }
            return channel
        }
        // Closed already is as good.
        channel?.close(promise: nil)
    }
}
