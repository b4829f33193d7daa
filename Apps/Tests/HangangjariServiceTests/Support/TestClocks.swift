import Synchronization

/// A clock whose sleeps end immediately, so that every timeout expires at once, and on which no time passes.
struct ImmediateClock: Clock {
    let now = ContinuousClock.now
    var minimumResolution: Duration { .zero }

    func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {}
}

/// A clock whose sleeps end only by cancellation, so that no timeout expires.
struct StandingClock: Clock {
    var now: ContinuousClock.Instant { .now }
    var minimumResolution: Duration { .zero }

    func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
        let never = AsyncStream<Void> { _ in }
        for await _ in never {}
        throw CancellationError()
    }
}

/// A gate that suspends tasks until it is opened; it then stays open.
final class Gate: Sendable {
    private struct State {
        var isOpen = false
        var waiting: [CheckedContinuation<Void, Never>] = []
        var arrivals: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []
        var arrived = 0
    }

    private let state = Mutex(State())

    /// Waits until the gate is open.
    func pass() async {
        await withCheckedContinuation { continuation in
            let (isOpen, due) = state.withLock { state in
                state.arrived += 1
                let due = state.arrivals.filter { $0.count <= state.arrived }
                state.arrivals.removeAll { $0.count <= state.arrived }
                if !state.isOpen { state.waiting.append(continuation) }
                return (state.isOpen, due)
            }
            for arrival in due { arrival.continuation.resume() }
            if isOpen { continuation.resume() }
        }
    }

    /// Waits until a task has arrived at the gate.
    func hasArrival() async {
        await withCheckedContinuation { continuation in
            let isDue = state.withLock { state in
                if state.arrived >= 1 { return true }
                state.arrivals.append((1, continuation))
                return false
            }
            if isDue { continuation.resume() }
        }
    }

    /// Opens the gate and resumes the waiting tasks.
    func open() {
        let waiting = state.withLock { state in
            state.isOpen = true
            defer { state.waiting = [] }
            return state.waiting
        }
        for continuation in waiting { continuation.resume() }
    }
}
