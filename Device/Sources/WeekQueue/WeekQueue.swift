import Foundation
public import PostgresClient
public import VitrineScript

/// Seeds in a database, which any number of workers take, play and answer, each exactly once.
///
/// A worker has a seed until a lease ends, which it makes longer while it plays. A seed whose lease has ended is open
/// again; the result of a worker whose lease was lost is not stored. A seed that has ended several workers is isolated.
public struct WeekQueue: Sendable {
    /// After so many attempts without a result a seed is isolated.
    public static let attempts = 3
    /// The seconds of the longest lease that a worker may ask for.
    public static let longestLease = 86_400

    private let session: PostgresSession
    /// How long a database that is away is tried again.
    private let patience: Duration
    private let clock: any Clock<Duration>
    private let report: @Sendable (String) -> Void

    /// Connects to the queue in a database.
    ///
    /// - Parameters:
    ///   - address: The database.
    ///   - patience: How long a database that is away is tried again, also at first.
    ///   - clock: When it is tried again: after each second.
    ///   - report: Receives a line when the database is away.
    /// - Throws: ``QueueError`` `unavailable`: at once for what waiting cannot mend, such as a wrong password.
    public init(
        _ address: PostgresAddress,
        patience: Duration = .seconds(60),
        clock: any Clock<Duration> = ContinuousClock(),
        report: @escaping @Sendable (String) -> Void = { _ in }
    ) async throws(QueueError) {
        session = PostgresSession(address, .weeks)
        self.patience = patience
        self.clock = clock
        self.report = report
        _ = try await execute(.open, ["", "0"])
    }

    /// What a worker can do next.
    public enum Turn: Sendable {
        case play(LeasedSeed)
        /// Nothing can be taken before this time has passed.
        case wait(Duration)
        /// Every seed of the commit has a result, or is isolated.
        case done
    }

    /// Adds the seeds of a run that are not in the queue yet, and returns the run's number.
    public func add(_ seeds: ClosedRange<UInt64>, of run: WeekRun) async throws(QueueError) -> WeekSeeds {
        try run.check()
        let rows = try await execute(.addRun, [run.commit, run.optionsText, run.planted])
        guard let number = rows.first?[0] else { throw QueueError(.unavailable, "the database did not name the run") }
        let all = WeekSeeds(run: number, seeds: seeds)
        for part in all.parts {
            _ = try await execute(.addSeeds, part.key + [String(Self.attempts), String(seeds.lowerBound)])
        }
        return all
    }

    /// Takes the next seed of a commit.
    /// - Throws: ``QueueError``, also `badInput` where only seeds of other commits were ever added.
    public func take(of commit: String, for lease: Duration) async throws(QueueError) -> Turn {
        let attempts = String(Self.attempts)
        if let row = try await execute(.take, [commit, String(lease / .seconds(1)), attempts]).first,
            let run = row[0], let seed = row[1].flatMap({ UInt64($0) }), let number = row[2]
        {
            let week = try WeekRun(commit: commit, optionsText: row[3], planted: row[4] ?? "")
            let leased = LeasedSeed(seed: seed, run: week, runNumber: run, lease: number)
            do {
                try week.check()
            } catch {
                // A newer program may know the option.
                try await giveBack(leased)
                throw error
            }
            return .play(leased)
        }
        let open = try await execute(.open, [commit, attempts]).first
        if let seconds = open?[0].flatMap(Double.init) {
            // A seed may be given back before its lease ends.
            return .wait(.seconds(min(max(seconds, 0.1), 2)))
        }
        if let other = open?[1], open?[2] == "f" {
            throw QueueError(
                .badInput,
                "the queue has seeds of commit \(other), and this worker's programs are of \(commit); build that commit"
            )
        }
        return .done
    }

    /// Makes a lease longer; returns whether it was not lost.
    func keep(_ seed: LeasedSeed, for lease: Duration) async throws(QueueError) -> Bool {
        try await !execute(.keep, seed.key + [String(lease / .seconds(1))]).isEmpty
    }

    /// Stores a seed's result; returns whether the lease was not lost.
    /// - Throws: ``QueueError``, also `badInput` where the run has results of other options or programs.
    func finish(_ seed: LeasedSeed, _ result: PlayedWeek) async throws(QueueError) -> Bool {
        if let line = try await execute(.anyResult, [seed.runNumber]).first?[0], let other = Self.report(line),
            other.options != result.report.options
        {
            throw QueueError(
                .badInput,
                """
                this worker's script or manifest is not the one with which seed \(other.seed) was played; use that, or remove \
                the results with vitrine-queue remove --commit \(seed.run.commit)
                """
            )
        }
        let values = [result.line, String(!result.report.findings.isEmpty), String(result.coreSeconds)]
        return try await !execute(.finish, seed.key + values).isEmpty
    }

    /// Gives a seed back before its lease ends; `failure` says why it has no result, nil that this was no attempt.
    func giveBack(_ seed: LeasedSeed, because failure: String? = nil) async throws(QueueError) {
        _ = try await execute(.giveBack, seed.key + [failure])
    }

    /// How far some seeds are.
    public func progress(of seeds: WeekSeeds) async throws(QueueError) -> QueueProgress {
        let row = try await execute(.progress, seeds.key + [String(Self.attempts)]).first ?? []
        let counts = row.map { $0.flatMap { Int($0) } ?? 0 }
        guard counts.count == 4 else { throw QueueError(.unavailable, "the database did not count the seeds") }
        return QueueProgress(seeds: counts[0], played: counts[1], failing: counts[2], isolated: counts[3])
    }

    /// The results of some seeds as one report.
    public func report(of seeds: WeekSeeds) async throws(QueueError) -> SeedsReport {
        try await add(seeds, to: SeedsReport(of: seeds.seeds))
    }

    private func add(_ seeds: WeekSeeds, to known: SeedsReport) async throws(QueueError) -> SeedsReport {
        var report = known
        var rest: WeekSeeds? = seeds
        while let part = rest { rest = try await addSome(of: part, to: &report) }
        return report
    }

    /// Adds the first results, as many as a client's memory and the server's limit of time hold for.
    /// - Returns: The seeds after them; nil if there are no more results.
    private func addSome(of seeds: WeekSeeds, to report: inout SeedsReport) async throws(QueueError) -> WeekSeeds? {
        let rows = try await execute(.results, seeds.key + [String(Self.attempts)])
        for row in rows {
            guard let line = row[1] else {
                if let seed = row[0].flatMap({ UInt64($0) }), let failure = row[2] {
                    report.giveUp(seed, because: "given up after \(Self.attempts) tries; the last: \(failure)")
                }
                continue
            }
            do {
                guard let result = Self.report(line) else {
                    throw ScriptError(.syntax, "the result of seed \(row[0] ?? "") is damaged", file: "the queue")
                }
                try report.add(result, from: "the queue")
            } catch {
                let remedy = "vitrine-queue remove forgets the results of a commit"
                throw QueueError(.badInput, "run \(seeds.run): \(error); \(remedy)", cause: error)
            }
        }
        let last = rows.last.flatMap { $0[0] }.flatMap { UInt64($0) }
        guard let last, last < seeds.seeds.upperBound else { return nil }
        return WeekSeeds(run: seeds.run, seeds: last + 1...seeds.seeds.upperBound)
    }

    private static func report(_ line: String) -> SeedReport? {
        try? JSONDecoder().decode(SeedReport.self, from: Data(line.utf8))
    }

    /// Removes the runs of a commit with their seeds and results; returns how many.
    public func remove(_ commit: String) async throws(QueueError) -> (runs: Int, seeds: Int) {
        let counts = try await execute(.remove, [commit]).first?.compactMap { $0.flatMap { Int($0) } } ?? []
        guard counts.count == 2 else { throw QueueError(.unavailable, "the database did not count the runs") }
        return (counts[0], counts[1])
    }

    /// All runs with their results, the newest first.
    public func summaries() async throws(QueueError) -> [RunSummary] {
        var summaries: [RunSummary] = []
        for row in try await execute(.runs, []) {
            let bounds = row[5...6].compactMap { $0.flatMap { UInt64($0) } }
            guard let number = row[0], let commit = row[1], bounds.count == 2, bounds[0] <= bounds[1] else { continue }
            let run = try WeekRun(commit: commit, optionsText: row[2], planted: row[3] ?? "")
            let seeds = WeekSeeds(run: number, seeds: bounds[0]...bounds[1])
            var summary = RunSummary(
                run: run,
                day: row[4] ?? "",
                progress: try await progress(of: seeds),
                report: SeedsReport(),
                coreSeconds: row[7].flatMap(Double.init) ?? 0
            )
            do throws(QueueError) {
                // Its seeds may lie far apart.
                summary.report = try await add(seeds, to: summary.report)
            } catch {
                guard error.code == .badInput else { throw error }
                summary.fault = error.message
            }
            summaries.append(summary)
        }
        return summaries
    }

    /// Runs a statement, again for a while where the server is away.
    private func execute(
        _ statement: PostgresStatement,
        _ values: [String?]
    ) async throws(QueueError) -> [[String?]] {
        let pause = Duration.seconds(1)
        var waited = Duration.zero
        while true {
            let began = ContinuousClock.now
            do {
                return try await rows(of: statement, values)
            } catch {
                guard error.isOutage, waited < patience, !Task.isCancelled else {
                    throw QueueError(
                        .unavailable,
                        "the queue cannot be used: \(error); \(error.remedy)",
                        cause: error
                    )
                }
                let tried = ContinuousClock.now - began
                if waited == .zero { report("the database is away, and is tried again: \(error)") }
                // The task's end cancels the sleep, and ends the loop.
                try? await clock.sleep(for: pause)
                waited += tried + pause
            }
        }
    }
}

extension WeekQueue {
    /// The rows of a statement, which a task that is cancelled does not cut off: its effect would be unknown.
    private func rows(
        of statement: PostgresStatement,
        _ values: [String?]
    ) async throws(PostgresFailure) -> [[String?]] {
        let running = Task { [session] () async -> Result<[[String?]], PostgresFailure> in
            do throws(PostgresFailure) {
                return .success(try await session.run(statement, values).rows)
            } catch {
                return .failure(error)
            }
        }
        return try await running.value.get()
    }
}

extension PostgresFailure {
    /// Whether it may pass by itself: no connection, a server that stops or starts, a locked table, a full disk, a
    /// statement that met another, or a server that can only be read for the moment.
    fileprivate var isOutage: Bool {
        state.map { state in ["40", "53", "57", "25006"].contains(where: state.hasPrefix) } ?? !isLasting
    }
}

/// Some seeds of a run in the queue.
public struct WeekSeeds: Hashable, Sendable {
    /// The run's number.
    let run: String
    /// The seeds.
    public let seeds: ClosedRange<UInt64>

    /// The values that name them in a statement.
    fileprivate var key: [String?] { [run, String(seeds.lowerBound), String(seeds.upperBound)] }

    /// The same seeds for several statements: the server's limit of time holds for a million, too.
    fileprivate var parts: [WeekSeeds] {
        stride(from: 0, through: seeds.upperBound - seeds.lowerBound, by: 10_000)
            .map { offset in
                let first = seeds.lowerBound + offset
                return WeekSeeds(run: run, seeds: first...(first + min(seeds.upperBound - first, 9_999)))
            }
    }
}
