import Foundation
import Synchronization
import UnixSignals

/// Signals that end the command, and what it has started.
enum Interruption {
    private struct State {
        var isWatching = false
        /// Whether a server waits for signals itself.
        var isServing = false
        /// Ends the work that is under way; nil if there is none.
        var cancel: (@Sendable () -> Void)?
        /// The signal that has ended the work.
        var received: Int32?
    }

    private static let state = Mutex(State())

    /// Works to the end, or until a signal; then what the work has started ends first, and the command by the signal.
    ///
    /// From then on a signal ends the command also between two such works, at once.
    static func endsWork<Value: Sendable>(_ work: @escaping @Sendable () async throws -> Value) async throws -> Value {
        await watch()
        let working = Task { try await work() }
        state.withLock { $0.cancel = { working.cancel() } }
        let result = await working.result
        let received = state.withLock { state in
            state.cancel = nil
            return state.received
        }
        if let received { end(by: received) }
        return try result.get()
    }

    /// Leaves signals to a server, which ends the command in its own time.
    static func leaveToServer() { state.withLock { $0.isServing = true } }

    /// Ends the process when its standard input ends, as with a signal: a parent that was killed asks for nothing.
    static func endWithInput() {
        Thread.detachNewThread {
            var byte: UInt8 = 0
            var count = 0
            repeat { count = read(STDIN_FILENO, &byte, 1) } while count > 0 || count < 0 && errno == EINTR
            kill(getpid(), SIGTERM)
        }
    }

    private static func watch() async {
        let wasWatching = state.withLock { state in
            defer { state.isWatching = true }
            return state.isWatching
        }
        guard !wasWatching else { return }
        // It stays for good: a handler that was removed would not be set a second time.
        let signals = await UnixSignalsSequence(trapping: .sigterm, .sigint)
        Task {
            for await signal in signals { arrive(signal.rawValue) }
        }
    }

    private static func arrive(_ number: Int32) {
        let cancel = state.withLock { state -> (@Sendable () -> Void)? in
            guard !state.isServing else { return {} }
            state.received = number
            return state.cancel
        }
        guard let cancel else { end(by: number) }
        cancel()
    }

    /// Ends the process by a signal, so that a shell knows why.
    private static func end(by number: Int32) -> Never {
        signal(number, SIG_DFL)
        var signals = sigset_t()
        sigemptyset(&signals)
        sigaddset(&signals, number)
        pthread_sigmask(SIG_UNBLOCK, &signals, nil)
        raise(number)
        exit(128 + number)
    }
}
