import Foundation
import PostgresClient
import PostgresTesting
import Synchronization
import Testing
import VitrineScript

@testable import WeekQueue

/// A queue in an empty database of the suite's server.
struct QueueFixture {
    let server: PostgresServer
    let database: (name: String, address: String)
    let queue: WeekQueue
    let run = WeekRun(commit: "aaaa", options: ["--days", "7"])
    /// The seeds that were added first.
    let seeds: WeekSeeds

    /// Adds seeds of commit `aaaa`.
    init(_ range: ClosedRange<UInt64>) async throws {
        server = try #require(PostgresTrait.server)
        database = try server.database()
        queue = try await WeekQueue(PostgresAddress(database.address, timeLimit: .seconds(30)))
        seeds = try await queue.add(range, of: run)
    }

    /// Adds seeds of a commit.
    @discardableResult
    func add(_ range: ClosedRange<UInt64>, of commit: String = "aaaa") async throws -> WeekSeeds {
        try await queue.add(range, of: WeekRun(commit: commit, options: run.options))
    }

    func progress() async throws -> QueueProgress { try await queue.progress(of: seeds) }

    func report() async throws -> SeedsReport { try await queue.report(of: seeds) }

    /// Changes the rows of the queue, as if time had passed.
    func sql(_ text: String) throws { try server.sql(text, in: database.name) }

    /// Ends the time for which a worker has a seed.
    func endLease() throws { try sql("UPDATE vitrine_weeks.week SET lease_ends = clock_timestamp() - interval '1 s'") }

    /// Whether every seed has a result, or was given up.
    func isDone() async throws -> Bool {
        if case .done = try await queue.take(of: "aaaa", for: .seconds(60)) { true } else { false }
    }

    /// Takes a seed; fails where none can be taken.
    func take(of commit: String = "aaaa") async throws -> LeasedSeed {
        guard case .play(let seed) = try await queue.take(of: commit, for: .seconds(60)) else {
            throw QueueError(.unavailable, "no seed can be taken")
        }
        return seed
    }

    /// A worker of a commit; with clocks that do not wait.
    func worker(commit: String = "aaaa", said: Said = Said(), play: @escaping QueueWorker.Play) -> QueueWorker {
        QueueWorker(
            queue,
            commit: commit,
            lease: .seconds(60),
            clock: ImmediateClock(),
            report: { said.add($0) },
            play: play
        )
    }

    /// The end of a program that has played a seed.
    static func ending(_ seed: UInt64, digest: String = "1") throws(QueueError) -> WeekEnding {
        do {
            return .played(try week(seed, digest: digest))
        } catch {
            throw QueueError(.badInput, "the fixture is no result", cause: error)
        }
    }

    /// The result of a seed, with a finding in each tenth.
    static func week(
        _ seed: UInt64,
        commit: String = "aaaa",
        digest: String = "1",
        coreSeconds: Double = 20
    ) throws -> PlayedWeek {
        let finding = seed.isMultiple(of: 10) ? "\"week 1: a <lie>\"" : ""
        let line = """
            {"seed": \(seed), "findings": [\(finding)],
             "options": {"commit": "\(commit)", "script": "week", "digest": "\(digest)", "apps": [], "rates": {}, "weeks": 1, "first": 1, "days": 7},
             "reachability": {"happened": {"tap": \(seed)}, "reached": {"sometimes offline": 1},
                              "states": ["sometimes offline", "sometimes spent"], "possibleFaults": []}}
            """
            .replacing("\n", with: "")
        let report = try JSONDecoder().decode(SeedReport.self, from: Data(line.utf8))
        return PlayedWeek(line: line, report: report, coreSeconds: coreSeconds)
    }
}

/// What a worker has reported.
final class Said: Sendable {
    private let text = Mutex<[String]>([])
    var lines: [String] { text.withLock { $0 } }
    func add(_ line: String) { text.withLock { $0.append(line) } }
}

/// A clock on which no time passes, and which counts those who sleep.
final class CountingClock: Clock {
    typealias Instant = ContinuousClock.Instant
    private let count = Atomic(0)
    var sleeps: Int { count.load(ordering: .relaxed) }
    var now: Instant { .now }
    var minimumResolution: Duration { .zero }

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        count.add(1, ordering: .relaxed)
        await Task.yield()
    }
}

/// A clock on which no time passes while something sleeps.
struct ImmediateClock: Clock {
    typealias Instant = ContinuousClock.Instant
    var now: Instant { .now }
    var minimumResolution: Duration { .zero }

    func sleep(until deadline: Instant, tolerance: Duration?) async throws {
        try Task.checkCancellation()
        await Task.yield()
    }
}
