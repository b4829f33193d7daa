/// Plays seeds of a queue, one after the other, until nothing of its commit is left.
public struct QueueWorker: Sendable {
    /// Plays a seed.
    public typealias Play = @Sendable (LeasedSeed) async throws(QueueError) -> WeekEnding

    private let queue: WeekQueue
    private let commit: String
    private let lease: Duration
    private let clock: any Clock<Duration>
    private let report: @Sendable (String) -> Void
    private let play: Play

    /// Creates a worker.
    ///
    /// - Parameters:
    ///   - queue: The queue.
    ///   - commit: The version of the programs on this machine.
    ///   - lease: How long a seed stays with a worker that was killed, at least 3 seconds.
    ///   - clock: When a lease is made longer: after each third of it.
    ///   - report: Receives a line about each seed without a result.
    ///   - play: Plays a seed; ends when its task is cancelled.
    public init(
        _ queue: WeekQueue,
        commit: String,
        lease: Duration,
        clock: any Clock<Duration> = ContinuousClock(),
        report: @escaping @Sendable (String) -> Void,
        play: @escaping Play
    ) {
        self.queue = queue
        self.commit = commit
        self.lease = lease
        self.clock = clock
        self.report = report
        self.play = play
    }

    /// Works until nothing is left or the task is cancelled; returns the number of results that were stored.
    /// - Throws: ``QueueError`` of the queue or of `play`; the seed was given back.
    public func run() async throws(QueueError) -> Int {
        var stored = 0
        while !Task.isCancelled {
            switch try await queue.take(of: commit, for: lease) {
            case .done: return stored
            // The task's end cancels the sleep, and ends the loop.
            case .wait(let time): try? await Task.sleep(for: time)
            case .play(let seed): if try await answer(seed) { stored += 1 }
            }
        }
        return stored
    }

    /// How a seed ended.
    private enum Ending: Sendable {
        case ended(WeekEnding)
        case lost
        case failed(QueueError)
    }

    /// Plays a seed while its lease is kept; returns whether its result was stored.
    private func answer(_ seed: LeasedSeed) async throws(QueueError) -> Bool {
        let ending = await withTaskGroup(of: Ending.self) { group in
            group.addTask { await end(of: seed) }
            group.addTask { await loss(of: seed) }
            defer { group.cancelAll() }
            return await group.next() ?? .lost
        }
        switch ending {
        case .ended(.played(let week)):
            if try await finish(seed, week) { return true }
            report("seed \(seed.seed): another worker has it by now, or its run was removed; the result was not stored")
        case .lost where !Task.isCancelled:
            report("seed \(seed.seed): another worker has it by now, or its run was removed")
        case .ended(.failed(let why)) where !Task.isCancelled:
            report("seed \(seed.seed): \(why)")
            try await queue.giveBack(seed, because: why)
        case .ended(.failed), .lost:
            try await queue.giveBack(seed)
        case .failed(let error):
            try await queue.giveBack(seed)
            throw error
        }
        return false
    }

    /// Stores a result; where it is not of the run, another worker may have the seed.
    private func finish(_ seed: LeasedSeed, _ week: PlayedWeek) async throws(QueueError) -> Bool {
        do throws(QueueError) {
            return try await queue.finish(seed, week)
        } catch {
            if error.code == .badInput { try await queue.giveBack(seed) }
            throw error
        }
    }

    private func end(of seed: LeasedSeed) async -> Ending {
        do throws(QueueError) {
            return .ended(try await play(seed))
        } catch {
            return .failed(error)
        }
    }

    /// Keeps a lease until the task is cancelled, or returns when it is lost.
    private func loss(of seed: LeasedSeed) async -> Ending {
        do {
            while true {
                try await clock.sleep(for: lease / 3)
                guard try await queue.keep(seed, for: lease) else { return .lost }
            }
        } catch let error as QueueError {
            return Task.isCancelled ? .lost : .failed(error)
        } catch {
            return .lost
        }
    }
}
