import Synchronization

/// A piece of blocking work that runs on a queue while its task waits, and that a cancellation of the task ends.
///
/// A job that is cancelled before it begins never does. One that runs is asked to end, and always finishes itself, so
/// that its task learns what became of it.
final class BlockingJob<Result: Sendable>: Sendable {
    private struct State {
        var continuation: CheckedContinuation<Result, any Error>?
        var isRunning = false
        var isCancelled = false
    }

    private let state = Mutex(State())

    /// Whether the work should end.
    var isCancelled: Bool { state.withLock(\.isCancelled) }

    /// Takes the continuation of the waiting task.
    func wait(with continuation: CheckedContinuation<Result, any Error>) {
        let isCancelled = state.withLock { state in
            if !state.isCancelled { state.continuation = continuation }
            return state.isCancelled
        }
        if isCancelled { continuation.resume(throwing: CancellationError()) }
    }

    /// Does the work, unless the task was cancelled before.
    func run(_ body: () throws -> Result) {
        let begins = state.withLock { state in
            state.isRunning = !state.isCancelled
            return state.isRunning
        }
        guard begins else { return }
        let result = Swift.Result { try body() }
        // Resumed without the lock: a resumed task may be cancelled at once.
        state.withLock { $0.continuation.take() }?.resume(with: result)
    }

    /// Ends the wait if the work has not begun, and otherwise asks it to end.
    func cancel() {
        let waiting = state.withLock { state in
            state.isCancelled = true
            return state.isRunning ? nil : state.continuation.take()
        }
        waiting?.resume(throwing: CancellationError())
    }
}
