import Foundation
import Synchronization
import UnixSignals

/// Signals that end the command while it builds or checks.
enum Interruption {
    /// Works to the end, or until a signal; then what the work has started ends first, and the command by the signal.
    static func endsWork<Value: Sendable>(_ work: @escaping @Sendable () async throws -> Value) async throws -> Value {
        let signals = await UnixSignalsSequence(trapping: .sigterm, .sigint)
        let received = Mutex<UnixSignal?>(nil)
        let working = Task { try await work() }
        let watching = Task {
            for await signal in signals {
                received.withLock { $0 = signal }
                working.cancel()
            }
        }
        defer {
            watching.cancel()
            // A signal that nobody waits for any more would be dropped.
            for number in [SIGTERM, SIGINT] { signal(number, SIG_DFL) }
        }
        let result = await working.result
        if let signal = received.withLock({ $0 }) { end(by: signal.rawValue) }
        return try result.get()
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
