/// Plays seeds of a queue, one after the other, until nothing of its commit is left.
public struct QueueWorker: Sendable {
    /// After so many seeds in a row without a result, the machine is at fault and not the seeds.
    private static let failuresInARow = 5

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
    /// - Throws: ``QueueError`` of the queue or of `play`, and `unavailable` where nothing can be played on this
    ///   machine; the seed was given back.
    public func run() async throws(QueueError) -> Int {
        var stored = 0
        var failed: Set<UInt64> = []
        while !Task.isCancelled {
            switch try await queue.take(of: commit, for: lease) {
            case .done: return stored
            // The task's end cancels the sleep, and ends the loop.
            case .wait(let time): try? await Task.sleep(for: time)
            case .play(let seed):
                switch try await answer(seed) {
                case .stored:
                    stored += 1
                    failed = []
                case .failed(let why):
                    failed.insert(seed.seed)
                    if failed.count == Self.failuresInARow { throw Self.broken(why) }
                case .taken: continue
                }
            }
        }
        return stored
    }

    private static func broken(_ last: String) -> QueueError {
        QueueError(
            .unavailable,
            "\(failuresInARow) seeds in a row had no result on this machine, the last because \(last); play a week here by hand"
        )
    }

    /// What became of a seed.
    private enum Answer {
        case stored, taken
        case failed(String)
    }

    /// How a seed ended.
    private enum Ending: Sendable {
        case ended(WeekEnding)
        case lost
        case failed(QueueError)
    }

    /// Plays a seed while its lease is kept.
    private func answer(_ seed: LeasedSeed) async throws(QueueError) -> Answer {
        let ending = await withTaskGroup(of: Ending.self) { group in
            group.addTask { await end(of: seed) }
            group.addTask { await loss(of: seed) }
            defer { group.cancelAll() }
            return await group.next() ?? .lost
        }
        switch ending {
        case .ended(.played(let week)):
            if try await finish(seed, week) { return .stored }
            report("seed \(seed.seed): another worker has it by now, or its run was removed; the result was not stored")
        case .lost where !Task.isCancelled:
            report("seed \(seed.seed): another worker has it by now, or its run was removed")
        case .ended(.failed(let why)) where !Task.isCancelled:
            report("seed \(seed.seed): \(why)")
            try await queue.giveBack(seed, because: why)
            return .failed(why)
        case .ended(.failed), .lost:
            try await queue.giveBack(seed)
        case .failed(let error):
            try await queue.giveBack(seed)
            throw error
        }
        return .taken
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
