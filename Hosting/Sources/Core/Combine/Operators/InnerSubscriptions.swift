/// The subscriptions to publishers that values have become, for `flatMap` and `switchToLatest`.
final class InnerSubscriptions: Sendable {
    private struct State {
        var running: [Int: AnyCancellable?] = [:]
        var count = 0
        var isOuterOver = false
    }

    private let state = Shared(State())

    /// Notes the end of the outer publisher.
    /// - Returns: Whether nothing is running any more.
    func endOuter() -> Bool {
        state.withLock {
            $0.isOuterOver = true
            return $0.running.isEmpty
        }
    }

    /// Starts a subscription; the closure it is given notes its end, and says whether everything is over.
    func follow(keepsLastOnly: Bool, _ start: (@escaping () -> Bool) -> AnyCancellable) {
        let (id, replaced) = state.withLock { state in
            state.count += 1
            let replaced = keepsLastOnly ? Array(state.running.values) : []
            if keepsLastOnly { state.running = [:] }
            state.running[state.count] = .some(nil)
            return (state.count, replaced)
        }
        for subscription in replaced { subscription?.cancel() }
        let subscription = start { [state] in
            state.withLock { state in
                let wasRunning = state.running.removeValue(forKey: id) != nil
                return wasRunning && state.isOuterOver && state.running.isEmpty
            }
        }
        // It may have ended while it started.
        state.withLock { if $0.running[id] != nil { $0.running[id] = subscription } }
    }

    func cancel() {
        let running = state.withLock { state in
            defer { state.running = [:] }
            return Array(state.running.values)
        }
        for subscription in running { subscription?.cancel() }
    }
}
