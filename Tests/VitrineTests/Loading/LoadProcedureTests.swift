import Testing

@testable import Vitrine
@testable import VitrineLoading

/// The steps of a load: selected paths by name, and all possible paths.
struct LoadProcedureTests {
    typealias Step = LoadProcedure.Step
    typealias Event = LoadProcedure.Event
    private static let limits = LoadLimits(
        total: .seconds(8),
        attempt: .seconds(4),
        attempts: 3,
        firstPause: .milliseconds(400),
        longestPause: .seconds(2),
        watchInterval: .milliseconds(40),
        claimGrace: .milliseconds(500)
    )
    private static let claim = Step.claim(for: .milliseconds(4500))
    private static let fresh = Event.read(generation: 3, rebuild: nil)
    private static let old = Event.read(generation: 3, rebuild: .aged)
    private static let none = Event.read(generation: nil, rebuild: .missing)
    private static func failed(_ reason: Freshness.Reason, again: Bool, wait: Duration? = nil) -> Event {
        .failed(VitrineError.Fetch(reason, isTransient: again, retryAfter: wait))
    }

    private static let watch = Step.watch(after: .milliseconds(40))

    /// A sequence of events and the expected steps; no time passes, and the random number is 0.5.
    ///
    /// `SnapshotLoaderTests` has the simple ones, with files.
    struct Path: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let isForced: Bool
        let rows: [(Event, Step)]

        /// Creates a sequence, which may begin with a reading after which a request is made.
        init(_ name: String, isForced: Bool = false, asking reading: Event? = nil, _ rows: [(Event, Step)]) {
            testDescription = name
            self.isForced = isForced
            guard let reading else {
                self.rows = rows
                return
            }
            let request: (Event, Step) = (.claimed, .fetch(attempt: 1, within: .seconds(4)))
            self.rows = [(reading, LoadProcedureTests.claim), request] + rows
        }
    }

    static let paths: [Path] = [
        Path(
            "a newer value that was stored meanwhile is used",
            asking: old,
            [(.fetched, .keep), (.overtaken, .finish(.stored(because: nil)))]
        ),
        Path(
            "transient failures are retried, then the reason is reported",
            asking: old,
            [
                (failed(.unreachable, again: true), .pause(.milliseconds(300))), (.done, claim),
                (.claimed, .fetch(attempt: 2, within: .seconds(4))),
                (failed(.unreachable, again: true), .pause(.milliseconds(600))), (.done, claim),
                (.claimed, .fetch(attempt: 3, within: .seconds(4))),
                (failed(.timedOut, again: true), .release(.failed(because: .timedOut))),
                (.done, .finish(.stored(because: .timedOut))),
            ]
        ),
        Path(
            "the service's requested wait is observed",
            asking: old,
            [(failed(.serverFailed, again: true, wait: .seconds(3)), .pause(.seconds(3)))]
        ),
        Path(
            "a wait beyond the time limit is not started",
            asking: old,
            [
                (failed(.serverFailed, again: true, wait: .seconds(30)), .release(.failed(because: .serverFailed)))
            ]
        ),
        Path(
            "another process's value is used",
            [
                (old, claim), (.taken(by: 7), watch), (.taken(by: 7), watch), (.ended(.over), .read),
                (.read(generation: 4, rebuild: nil), .finish(.stored(because: nil))),
            ]
        ),
        Path(
            "another process's value satisfies a forced refresh",
            isForced: true,
            [
                (fresh, claim), (.taken(by: 7), watch), (.ended(.over), .read),
                (.read(generation: 4, rebuild: nil), .finish(.stored(because: nil))),
            ]
        ),
        Path(
            "another process's failure is used without a request",
            [
                (old, claim), (.taken(by: 7), watch),
                (.ended(.failed(because: .timedOut)), .finish(.stored(because: .timedOut))),
            ]
        ),
        Path(
            "another process's empty answer is used",
            [
                (old, claim), (.taken(by: 7), watch),
                (.ended(.empty(because: .mismatch)), .finish(.empty(because: .mismatch))),
            ]
        ),
        Path(
            "without a claim folder the request is made anyway",
            [
                (none, claim), (.unclaimable, .fetch(attempt: 1, within: .seconds(4))),
                (failed(.badAnswer, again: false), .finish(.stored(because: .badAnswer))),
            ]
        ),
    ]

    @Test(arguments: paths)
    func eventsLeadToTheExpectedSteps(path: Path) {
        var procedure = LoadProcedure(limits: Self.limits, isForced: path.isForced)
        #expect(procedure.begin() == .read)
        for (event, step) in path.rows {
            #expect(procedure.step(after: event, elapsed: .zero, random: 0.5) == step, "after \(event)")
        }
    }

    /// Explores every event after every step, with little, much and too much elapsed time, to the end of every path.
    @Test func everyPathEndsInTimeWithoutAClaim() {
        var explorer = Explorer(limits: LoadLimits(total: .seconds(8), attempts: 3, watchInterval: .seconds(2)))
        for isForced in [false, true] {
            var procedure = LoadProcedure(limits: explorer.limits, isForced: isForced)
            let first = procedure.begin()
            explorer.explore(procedure, first, Walk())
        }
        #expect(explorer.endings > 1_000)
        #expect(explorer.faults.isEmpty)
    }

    /// The state of one explored path.
    struct Walk {
        var elapsed = Duration.zero
        var fetches = 0
        var isClaimed = false
        var mayFetch = false
        var isCancelled = false
        var steps = 0
    }

    struct Explorer {
        let limits: LoadLimits
        var endings = 0
        var faults: Set<String> = []

        mutating func explore(_ procedure: LoadProcedure, _ step: Step, _ walk: Walk) {
            guard walk.steps < 60 else {
                faults.insert("a path of more than 60 steps")
                return
            }
            var walk = walk
            check(step, &walk)
            for (event, time) in answers(to: step) {
                var next = procedure
                var after = walk
                after.elapsed += time
                after.steps += 1
                if event == .claimed { (after.isClaimed, after.mayFetch) = (true, true) }
                if event == .unclaimable { after.mayFetch = true }
                if event == .taken(by: 7) { after.isClaimed = false }
                let following = next.step(after: event, elapsed: after.elapsed, random: 0.999)
                if !walk.isCancelled { explore(next, following, after) }
                // Also explore a cancellation at this step.
                var cancelled = procedure
                let last = cancelled.step(after: event, elapsed: after.elapsed, random: 0.999, isCancelled: true)
                after.isCancelled = true
                explore(cancelled, last, after)
            }
        }

        private mutating func check(_ step: Step, _ walk: inout Walk) {
            switch step {
            case .fetch, .pause, .watch, .claim:
                if walk.isCancelled { faults.insert("a cancelled load continues with \(step)") }
            case .read, .keep, .release, .finish: break
            }
            switch step {
            case .fetch(_, let limit):
                walk.fetches += 1
                if !walk.mayFetch { faults.insert("a fetch without a claim") }
                if walk.fetches > limits.attempts { faults.insert("too many fetches") }
                if limit <= .zero || walk.elapsed + limit > limits.total { faults.insert("a fetch beyond the limit") }
                walk.mayFetch = false
            case .pause(let pause), .watch(let pause):
                if walk.elapsed + pause > limits.total { faults.insert("a wait beyond the limit") }
            case .keep, .release:
                walk.isClaimed = false
            case .finish(let ending):
                endings += 1
                if walk.isClaimed { faults.insert("a claim left at \(ending)") }
            case .read, .claim:
                break
            }
        }

        /// The possible events after a step, and the time that each takes.
        private func answers(to step: Step) -> [(Event, Duration)] {
            switch step {
            case .read:
                [
                    (.read(generation: 1, rebuild: nil), .zero), (.read(generation: 1, rebuild: .aged), .zero),
                    (.read(generation: nil, rebuild: .missing), .zero),
                ]
            case .claim:
                // Another process may hold the record's lock for any length of time.
                [(.claimed, .zero), (.claimed, .seconds(9)), (.taken(by: 7), .zero), (.unclaimable, .seconds(2))]
            case .watch(let pause):
                [
                    (.taken(by: 7), pause), (.ended(.over), pause), (.ended(.failed(because: .timedOut)), pause),
                    (.ended(.empty(because: .mismatch)), pause),
                ]
            case .pause(let pause): [(.done, pause)]
            case .fetch(_, let limit):
                [
                    (.fetched, limit), (.fetchedNothing(because: .mismatch), .zero),
                    (LoadProcedureTests.failed(.unreachable, again: true), .zero),
                    (LoadProcedureTests.failed(.timedOut, again: true), limit),
                    (LoadProcedureTests.failed(.badAnswer, again: false), .zero),
                    (LoadProcedureTests.failed(.serverFailed, again: true, wait: .seconds(5)), .zero),
                ]
            case .keep: [(.done, .zero), (.overtaken, .zero)]
            case .release: [(.done, .zero)]
            case .finish: []
            }
        }
    }

    @Test func claimGrantedTooLateIsReleasedWithoutARequest() {
        var procedure = LoadProcedure(limits: Self.limits, isForced: false)
        _ = procedure.begin()
        #expect(procedure.step(after: Self.old, elapsed: .seconds(7), random: 0) == .claim(for: .milliseconds(1500)))
        #expect(procedure.step(after: .claimed, elapsed: .milliseconds(8_001), random: 0) == .release(.over))
        let last = procedure.step(after: .done, elapsed: .milliseconds(8_001), random: 0)
        #expect(last == .finish(.stored(because: .timedOut)))
        #expect(procedure.attempts == 0)
    }

    @Test(arguments: [(1, 0.0, 200), (1, 0.999, 399), (2, 0.5, 600), (3, 0, 800), (4, 0, 1000), (40, 0.5, 1500)])
    func pausesDoubleUpToTheMaximumAndVary(attempt: Int, random: Double, milliseconds: Int) {
        var procedure = LoadProcedure(limits: LoadLimits(total: .seconds(1000), attempts: 50), isForced: false)
        _ = procedure.begin()
        var step = procedure.step(after: Self.old, elapsed: .zero, random: 0)
        for _ in 1...attempt {
            step = procedure.step(after: .claimed, elapsed: .zero, random: 0)
            step = procedure.step(after: Self.failed(.unreachable, again: true), elapsed: .zero, random: random)
            guard case .pause(let pause) = step else {
                Issue.record("no pause: \(step)")
                return
            }
            if procedure.attempts == attempt { #expect(Int(pause / .milliseconds(1)) == milliseconds) }
            step = procedure.step(after: .done, elapsed: .zero, random: 0)
        }
    }
}
