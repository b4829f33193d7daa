import Synchronization

/// Lets the programs of one app answer one after another, in the order of the requests.
///
/// An app and its extension share files. On a phone both may run at once; where time passes by command only, the
/// system's scheduler would then choose what the extension reads, and the same script would not give the same trace.
final class RequestSequencer: Sendable {
    private struct State {
        // Their tokens grow, so that the smallest one was sent first.
        /// The requests without an answer.
        var open: Set<RequestToken> = []
        var waiting: [RequestToken: CheckedContinuation<Void, Never>] = [:]
        var isOver = false
    }

    private let state = Mutex(State())

    /// Notes a request before it is posted.
    func begin(_ token: RequestToken) {
        state.withLock { _ = $0.open.insert(token) }
    }

    /// Waits until all requests that were sent before have been answered; returns early if the task is cancelled.
    func wait(for token: RequestToken) async {
        await withTaskCancellationHandler {
            await withCheckedContinuation { continuation in
                let isNext = state.withLock { state in
                    if state.isOver || state.open.min().map({ $0 >= token }) ?? true { return true }
                    state.waiting[token] = continuation
                    return false
                }
                if isNext { continuation.resume() }
            }
        } onCancel: {
            end()
        }
    }

    /// Notes that a request has been answered, or that it was withdrawn and never sent.
    func finish(_ token: RequestToken) {
        state.withLock { state in
            state.open.remove(token)
            return state.open.min().flatMap { state.waiting.removeValue(forKey: $0) }
        }?
        .resume()
    }

    /// The device stops: nothing waits any more.
    private func end() {
        let waiting = state.withLock { state in
            defer { state.waiting = [:] }
            state.isOver = true
            return Array(state.waiting.values)
        }
        for continuation in waiting { continuation.resume() }
    }
}
