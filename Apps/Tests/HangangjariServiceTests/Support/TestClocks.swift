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
        var hasArrival = false
        var waiting: [CheckedContinuation<Void, Never>] = []
        var expecting: [CheckedContinuation<Void, Never>] = []
    }

    private let state = Mutex(State())

    /// Waits until the gate is open.
    func pass() async {
        await withCheckedContinuation { continuation in
            let (isOpen, expecting) = state.withLock { state in
                state.hasArrival = true
                defer { state.expecting = [] }
                if !state.isOpen { state.waiting.append(continuation) }
                return (state.isOpen, state.expecting)
            }
            for other in expecting { other.resume() }
            if isOpen { continuation.resume() }
        }
    }

    /// Waits until a task has arrived at the gate.
    func hasArrival() async {
        await withCheckedContinuation { continuation in
            let hasArrival = state.withLock { state in
                if !state.hasArrival { state.expecting.append(continuation) }
                return state.hasArrival
            }
            if hasArrival { continuation.resume() }
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
