import PostgresClient
import PostgresTesting
import Synchronization
import Testing
import VitrineScript
import VitrineTesting

@testable import WeekQueue

@Suite("A queue of seeds", .needsPostgres, .postgres, .hangGuard)
struct WeekQueueTests {
    @Test("is played by three workers, each seed once, and its report is that of one machine")
    func exactlyOnce() async throws {
        let fixture = try await QueueFixture(1...60)
        let played = Mutex<[UInt64: Int]>([:])
        let stored = try await withThrowingTaskGroup(of: Int.self) { group in
            for _ in 0..<3 {
                let other = try await WeekQueue(.init(fixture.database.address, timeLimit: .seconds(30)))
                let worker = QueueWorker(other, commit: "aaaa", lease: .seconds(60), report: { _ in }) {
                    seed throws(QueueError) in
                    played.withLock { $0[seed.seed, default: 0] += 1 }
                    return try QueueFixture.ending(seed.seed)
                }
                group.addTask { try await worker.run() }
            }
            return try await group.reduce(0, +)
        }
        #expect(stored == 60)
        #expect(played.withLock { $0 } == Dictionary(uniqueKeysWithValues: (1...60).map { ($0, 1) }))
        #expect(try await fixture.progress() == QueueProgress(seeds: 60, played: 60, failing: 6, isolated: 0))
        var alone = SeedsReport(of: 1...60)
        for seed in UInt64(1)...60 { try alone.add(QueueFixture.week(seed).report, from: "alone") }
        #expect(try await fixture.report().lines == alone.lines)
        // What was played is not played again.
        try await fixture.add(1...60)
        #expect(try await fixture.isDone(), "a seed with a result is open")
    }

    @Test("gives the seed of a killed worker to another one, and refuses the late result of a stopped one")
    func fencing() async throws {
        let fixture = try await QueueFixture(7...7)
        let stopped = try await fixture.take()
        guard case .wait(let time) = try await fixture.queue.take(of: "aaaa", for: .seconds(60)) else {
            Issue.record("the seed is taken")
            return
        }
        #expect(time == .seconds(2))
        #expect(try await fixture.queue.keep(stopped, for: .seconds(60)))
        try fixture.endLease()
        let next = try await fixture.take()
        #expect(next.seed == 7 && next != stopped)
        #expect(try await !fixture.queue.keep(stopped, for: .seconds(60)))
        #expect(try await !fixture.queue.finish(stopped, QueueFixture.week(7, coreSeconds: 1)))
        #expect(try await fixture.queue.finish(next, QueueFixture.week(7, coreSeconds: 2)))
        #expect(try await !fixture.queue.finish(next, QueueFixture.week(7, coreSeconds: 3)))
        #expect(try fixture.server.sql("SELECT core_seconds FROM vitrine_weeks.week", in: fixture.database.name) == "2")
        #expect(try await fixture.report().hasPassed)
    }

    @Test("loses few seeds to a machine on which nothing can be played")
    func brokenMachine() async throws {
        let fixture = try await QueueFixture(1...20)
        let worker = fixture.worker { _ throws(QueueError) in .failed("signal 11 ended the program") }
        let error = await #expect(throws: QueueError.self) { try await worker.run() }
        #expect(error?.code == .unavailable)
        #expect(try await fixture.progress() == QueueProgress(seeds: 20, played: 0, failing: 0, isolated: 4))
    }

    @Test("isolates a seed that has crashed three programs, and plays the others")
    func poison() async throws {
        let fixture = try await QueueFixture(1...3)
        let said = Said()
        let worker = fixture.worker(said: said) { seed throws(QueueError) in
            seed.seed == 2 ? .failed("signal 11 ended the program") : try QueueFixture.ending(seed.seed)
        }
        #expect(try await worker.run() == 2)
        #expect(said.lines == Array(repeating: "seed 2: signal 11 ended the program", count: 3))
        #expect(try await fixture.progress() == QueueProgress(seeds: 3, played: 2, failing: 0, isolated: 1))
        let report = try await fixture.report()
        #expect(report.missing == [2] && !report.hasPassed)
        #expect(
            report.lines.contains("MISSING: seed 2, given up after 3 tries; the last: signal 11 ended the program")
        )
        // Added again, it is tried again.
        try await fixture.add(1...3)
        #expect(try await fixture.take().seed == 2)
    }

    @Test("says of a seed whose workers died that they did, and nothing of what happened where no week was played")
    func death() async throws {
        let fixture = try await QueueFixture(7...7)
        for _ in 0..<WeekQueue.attempts {
            _ = try await fixture.take()
            try fixture.endLease()
        }
        let lines = try await fixture.report().lines
        #expect(
            lines == [
                "MISSING: seed 7, given up after 3 tries; the last: its worker died",
                "seeds 7 to 7: 0 played, 0 findings, 0 states never reached",
            ]
        )
    }

    @Test("is tried again for a minute where its database is away, and at once given up where waiting mends nothing")
    func patience() async throws {
        let fixture = try await QueueFixture(1...1)
        let own = fixture.database.address
        for (address, isAway) in [
            ("postgres://owner@127.0.0.1:1/db", true), ("postgres://owner@no-such-host.invalid/db", false),
            (own.replacing("@/\(fixture.database.name)", with: "@/none"), false),
            (own.replacing("//owner@", with: "//stranger@"), false),
            (own.replacing("//owner@", with: "//guest@"), false),
            ("postgres://owner@127.0.0.1:\(fixture.server.port)/\(fixture.database.name)?sslmode=require", false),
        ] {
            let (clock, said) = (CountingClock(), Said())
            let error = await #expect(throws: QueueError.self, "\(address)") {
                let address = try PostgresAddress(address, timeLimit: .seconds(30))
                _ = try await WeekQueue(address, clock: clock, report: { said.add($0) })
            }
            #expect(error?.code == .unavailable)
            #expect(
                isAway ? (55...60).contains(clock.sleeps) : clock.sleeps == 0,
                "\(address): \(error?.message ?? "")"
            )
            #expect(said.lines.count == (isAway ? 1 : 0))
        }
    }

    @Test("refuses a worker whose programs are of another commit")
    func otherCommit() async throws {
        let fixture = try await QueueFixture(1...2)
        let worker = fixture.worker(commit: "bbbb") { _ in
            Issue.record("a seed of another commit was played")
            return .failed("of another commit")
        }
        let error = await #expect(throws: QueueError.self) { try await worker.run() }
        #expect(error?.code == .badInput)
        #expect(error?.message.contains("seeds of commit aaaa, and this worker's programs are of bbbb") == true)
    }

    /// The others' seeds stay open where their run was ended.
    @Test("ends a worker that has played all of its commit, though seeds of another are open")
    func doneBesideOtherCommit() async throws {
        let fixture = try await QueueFixture(1...2)
        try await fixture.add(1...2, of: "bbbb")
        let worker = fixture.worker(commit: "bbbb") { seed throws(QueueError) in try QueueFixture.ending(seed.seed) }
        #expect(try await worker.run() == 2)
    }

    /// | worker          | who removes the runs |
    /// |-----------------|----------------------|
    /// | takes a seed    |                      |
    /// |                 | removes them         |
    /// | stores nothing  |                      |
    @Test("forgets a commit's runs, and no other's, also while one is played")
    func removal() async throws {
        let fixture = try await QueueFixture(1...2)
        let kept = try await fixture.add(1...3, of: "bbbb")
        let taken = try await fixture.take()
        #expect(try await fixture.queue.remove("aaaa") == (1, 2))
        #expect(try await !fixture.queue.finish(taken, QueueFixture.week(taken.seed)))
        #expect(try await fixture.queue.summaries().map(\.run.commit) == ["bbbb"])
        #expect(try await fixture.queue.progress(of: kept).seeds == 3)
        #expect(try await fixture.queue.remove("aaaa") == (0, 0))
    }

    @Test("has as many seeds as a run can have, also those with the highest numbers")
    func manySeeds() async throws {
        let fixture = try await QueueFixture((.max - 20_000)...(.max))
        #expect(try await fixture.progress().seeds == 20_001)
        #expect(try await fixture.take().seed == .max - 20_000)
        #expect(try await fixture.take().seed == .max - 19_999)
    }

    @Test(
        "plays no run that takes a worker's sandbox away, or writes files of its choice",
        arguments: [["--days", "1", "--no-sandbox"], ["--trace", "/tmp/x"], ["--days"], ["--script", "--package"]]
    )
    func foreignOptions(options: [String]) async throws {
        let fixture = try await QueueFixture(1...1)
        let run = WeekRun(commit: "aaaa", options: options)
        let refused = await #expect(throws: QueueError.self) { try await fixture.queue.add(1...1, of: run) }
        #expect(refused?.code == .badInput)
        try fixture.sql("UPDATE vitrine_weeks.run SET options = '\(run.optionsText)'")
        let error = await #expect(throws: QueueError.self) { try await fixture.take() }
        #expect(error?.message.hasPrefix("a run of the queue has the option --") == true, "\(error?.message ?? "")")
        // The seed is given back, and the page still shows all runs.
        let again = await #expect(throws: QueueError.self) { try await fixture.take() }
        #expect(again?.message == error?.message)
        #expect(try await fixture.queue.summaries().map(\.run.options) == [options])
    }

    @Test("is tried again for a minute while the server can only be read")
    func readOnly() async throws {
        let fixture = try await QueueFixture(1...1)
        try fixture.sql("ALTER DATABASE \(fixture.database.name) SET default_transaction_read_only = on")
        let clock = CountingClock()
        let queue = try await WeekQueue(.init(fixture.database.address, timeLimit: .seconds(30)), clock: clock)
        let error = await #expect(throws: QueueError.self) { try await queue.take(of: "aaaa", for: .seconds(60)) }
        #expect(error?.message.contains("the server is read-only") == true)
        #expect((55...60).contains(clock.sleeps))
    }

    @Test("names the seed whose result is damaged")
    func damaged() async throws {
        let fixture = try await QueueFixture(1...2)
        try fixture.sql("UPDATE vitrine_weeks.week SET result = '{nonsense' WHERE seed = 2")
        let error = await #expect(throws: QueueError.self) { try await fixture.report() }
        #expect(error?.code == .badInput)
        #expect(error?.message.contains("the result of seed 2 is damaged") == true)
    }

    @Test("takes no result of other programs than those of a run, and shows the others where it has some")
    func mixed() async throws {
        let fixture = try await QueueFixture(1...2)
        let first = try await fixture.take()
        #expect(try await fixture.queue.finish(first, QueueFixture.week(first.seed)))
        let worker = fixture.worker { seed throws(QueueError) in try QueueFixture.ending(seed.seed, digest: "2") }
        let error = await #expect(throws: QueueError.self) { try await worker.run() }
        #expect(error?.code == .badInput)
        #expect(error?.message.contains("remove --commit aaaa") == true)
        let second = try await fixture.take()
        #expect(try await fixture.queue.finish(second, QueueFixture.week(second.seed)))
        // Two results can still come at once.
        let other = #"replace(result, '"digest": "1"', '"digest": "2"')"#
        try fixture.sql("UPDATE vitrine_weeks.week SET result = \(other) WHERE seed = 2")
        try await fixture.add(1...1, of: "bbbb")
        let summaries = try await fixture.queue.summaries()
        #expect(summaries.map(\.run.commit) == ["bbbb", "aaaa"])
        let fault = try #require(summaries[1].fault)
        #expect(fault.hasPrefix("run 1: the queue: seed 2 was played with other options or programs than seed 1"))
        #expect(WeeksPage.html(summaries).contains("<p>run 1: the queue: seed 2"))
    }

    @Test("opens the seed of a dead worker also where the server's clock was set back since")
    func clockSetBack() async throws {
        let fixture = try await QueueFixture(7...7)
        for _ in 0..<WeekQueue.attempts {
            _ = try await fixture.take()
            try fixture.sql("UPDATE vitrine_weeks.week SET lease_ends = lease_ends + interval '2 days'")
        }
        #expect(try await fixture.progress().isDone)
        #expect(try await fixture.isDone(), "the seed is isolated")
    }

    @Test("gives first the seeds that failed at the last commit, then the fastest")
    func order() async throws {
        let fixture = try await QueueFixture(8...11)
        for _ in 8...11 {
            let seed = try await fixture.take()
            let result = try QueueFixture.week(seed.seed, coreSeconds: Double(20 - seed.seed))
            _ = try await fixture.queue.finish(seed, result)
        }
        // A seed without a result comes last.
        try await fixture.add(7...11, of: "bbbb")
        var order: [UInt64] = []
        for _ in 7...11 { order.append(try await fixture.take(of: "bbbb").seed) }
        #expect(order == [10, 11, 9, 8, 7])
    }

    @Test("has the seed of a worker that is asked to end again at once, without an attempt")
    func cancelled() async throws {
        let fixture = try await QueueFixture(1...1)
        for _ in 0..<WeekQueue.attempts + 1 {
            let (started, begin) = AsyncStream.makeStream(of: Void.self)
            let worker = fixture.worker { _ in
                begin.yield()
                // Ends with the task.
                for await _ in AsyncStream<Void>(unfolding: { try? await Task.sleep(for: .seconds(600)) }) { break }
                return .failed("ended")
            }
            let working = Task { try await worker.run() }
            for await _ in started { break }
            working.cancel()
            #expect(try await working.value == 0)
        }
        #expect(try await fixture.take().seed == 1)
    }

    @Test("completes a statement of a worker that is ending")
    func statementOfACancelledTask() async throws {
        let fixture = try await QueueFixture(1...1)
        let taking = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await fixture.take()
        }
        let seed = try await taking.value
        let storing = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            return try await fixture.queue.finish(seed, try QueueFixture.week(1))
        }
        #expect(try await storing.value)
    }

    @Test("ends the play of a seed whose lease was lost")
    func lost() async throws {
        let fixture = try await QueueFixture(1...1)
        let said = Said()
        let plays = Atomic(0)
        let worker = fixture.worker(said: said) { seed throws(QueueError) in
            guard plays.add(1, ordering: .relaxed).newValue == 1 else { return try QueueFixture.ending(seed.seed) }
            // Another worker takes the seed, and dies.
            try? fixture.sql("UPDATE vitrine_weeks.week SET lease = lease + 1, lease_ends = 'epoch'")
            try? await Task.sleep(for: .seconds(600))
            return try QueueFixture.ending(seed.seed)
        }
        #expect(try await worker.run() == 1)
        #expect(said.lines == ["seed 1: another worker has it by now, or its run was removed"])
    }

    @Test("reports a run whose seeds lie far apart", .hangGuard)
    func seedsFarApart() async throws {
        let fixture = try await QueueFixture(1...2)
        try await fixture.add(1_000_000_000_000...1_000_000_000_001)
        let summary = try #require(try await fixture.queue.summaries().first)
        #expect(summary.progress.seeds == 4)
        #expect(summary.report.isEmpty)
    }
}
