import Synchronization

@testable import VitrineDevice

/// A host clock that stands still until a test advances it, so that deadlines and idle times pass on command.
actor ManualHostClock {
    private struct Sleeper {
        var number: Int
        var length: Duration
        var end: Duration
        var wake: CheckedContinuation<Void, any Error>
    }

    private var now: Duration = .zero { didSet { elapsed.withLock { $0 = now } } }
    /// The running time for synchronous callers.
    private nonisolated let elapsed = Mutex(Duration.zero)
    private var sleepers: [Sleeper] = []
    private var cancelled: Set<Int> = []
    private var lastNumber = 0
    private var observers: [(length: Duration, report: CheckedContinuation<Void, Never>)] = []

    /// This clock as a ``HostClock`` for the code under test.
    nonisolated var host: HostClock {
        HostClock(elapsed: { self.elapsed.withLock { $0 } }, sleep: { try await self.sleep($0) })
    }

    /// Waits until a task sleeps for exactly this duration.
    func sleeper(of length: Duration) async {
        guard !sleepers.contains(where: { $0.length == length }) else { return }
        await withCheckedContinuation { observers.append((length, $0)) }
    }

    /// Advances the clock by a duration as soon as a task sleeps for exactly that.
    func pass(_ length: Duration) async {
        await sleeper(of: length)
        advance(by: length)
    }

    /// Advances the clock and wakes the tasks whose sleep is over.
    func advance(by step: Duration) {
        now += step
        let due = sleepers.filter { $0.end <= now }
        sleepers.removeAll { $0.end <= now }
        for sleeper in due { sleeper.wake.resume() }
    }

    private func sleep(_ length: Duration) async throws {
        guard length > .zero else { return }
        lastNumber += 1
        let number = lastNumber
        try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { (wake: CheckedContinuation<Void, any Error>) in
                guard !cancelled.contains(number) else {
                    wake.resume(throwing: CancellationError())
                    return
                }
                sleepers.append(Sleeper(number: number, length: length, end: now + length, wake: wake))
                for observer in observers where observer.length == length { observer.report.resume() }
                observers.removeAll { $0.length == length }
            }
        } onCancel: {
            Task { await self.cancel(number) }
        }
    }

    private func cancel(_ number: Int) {
        cancelled.insert(number)
        guard let index = sleepers.firstIndex(where: { $0.number == number }) else { return }
        sleepers.remove(at: index).wake.resume(throwing: CancellationError())
    }
}
