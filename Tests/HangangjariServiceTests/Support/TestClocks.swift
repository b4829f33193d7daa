import Synchronization

/// A stopwatch on which time passes only for those who wait: every patience is over at once.
struct ImpatientClock: Clock {
    var now: ContinuousClock.Instant { .now }
    var minimumResolution: Duration { .zero }

    func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {}
}

/// A stopwatch on which no time passes: a patience ends by cancellation only.
struct StandingClock: Clock {
    var now: ContinuousClock.Instant { .now }
    var minimumResolution: Duration { .zero }

    func sleep(until deadline: ContinuousClock.Instant, tolerance: Duration?) async throws {
        let never = AsyncStream<Void> { _ in }
        for await _ in never {}
        throw CancellationError()
    }
}

/// A door that is shut until it is opened, for good.
final class Door: Sendable {
    private struct State {
        var isOpen = false
        var waiting: [CheckedContinuation<Void, Never>] = []
        var arrivals: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []
        var arrived = 0
    }

    private let state = Mutex(State())

    /// Waits in front of the door.
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

    /// Waits until somebody stands in front of the door, or went through.
    func someoneArrived() async {
        await withCheckedContinuation { continuation in
            let isDue = state.withLock { state in
                if state.arrived >= 1 { return true }
                state.arrivals.append((1, continuation))
                return false
            }
            if isDue { continuation.resume() }
        }
    }

    /// Opens the door.
    func open() {
        let waiting = state.withLock { state in
            state.isOpen = true
            defer { state.waiting = [] }
            return state.waiting
        }
        for continuation in waiting { continuation.resume() }
    }
}
