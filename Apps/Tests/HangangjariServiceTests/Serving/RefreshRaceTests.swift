import HangangjariAPI
import Logging
import Synchronization
import Testing

@testable import HangangjariService

@Suite("A refresh and the clock")
struct RefreshRaceTests {
    private let clock = ServiceClock(standingAt: TestedService.begin)
    private let cache = ResponseCache()
    private let park: RiverPark

    init() throws { park = try #require(RiverParks.park(id: "banpo")) }

    private func refresher(
        _ source: ScriptedSource,
        _ store: any ParkStore = MemoryStore(),
        askLimit: Duration = .seconds(2),
        stopwatch: any Clock<Duration> = StandingClock()
    ) -> ParkRefresher {
        ParkRefresher(
            source: source,
            store: store,
            clock: clock,
            cache: cache,
            metrics: ServiceMetrics(PrometheusRegistry()),
            logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() },
            timeout: .seconds(1),
            askLimit: askLimit,
            stopwatch: stopwatch
        )
    }

    /// Returns what is stored after a response some seconds after the beginning.
    private func value(after seconds: Int) throws -> StoredPark {
        let now = TestedService.begin.adding(seconds)
        let bytes = ScriptedSource.answer(park, now, remaining: 60 + seconds)
        return StoredPark().succeeded(at: now, with: try ParkReportReader(park: park, now: now).report(from: bytes))
    }

    /// | requests                                                   | source                                  |
    /// |------------------------------------------------------------|-----------------------------------------|
    /// | first request at 14:05                                     | request for 14:05, waits                |
    /// | the clock is set to 16:05 or to 12:05, or runs to 14:05:59 |                                         |
    /// | second and third request                                   |                                         |
    /// |                                                            | responds for 14:05                      |
    /// | the first returns; the others too if the clock only ran    | if it was set: request for the new time |
    /// |                                                            | responds for the new time               |
    /// | the others return with that response                       |                                         |
    @Test(
        "that was set during it: later requests get a response for the new time, and share one of the last minute",
        arguments: [(7200, true), (-7200, true), (59, false)]
    )
    func clockSet(seconds: Int, isAskedAgain: Bool) async throws {
        let gate = Gate()
        let source = ScriptedSource { park, now throws(ServiceError) in
            if now == TestedService.begin { await gate.pass() }
            return ScriptedSource.answer(park, now, remaining: 1)
        }
        let refresher = refresher(source)
        let reported = TestedService.begin.adding(seconds)
        async let first: Void = refresher.refreshIfStale(park)
        await gate.hasArrival()
        clock.set(reported, running: false)
        async let second: Void = refresher.refreshIfStale(park)
        async let third: Void = refresher.refreshIfStale(park)
        while await refresher.waitingCount(for: "banpo") < 3 { await Task.yield() }
        gate.open()
        await first
        await second
        #expect(cache.park("banpo")?.askedAt == (isAskedAgain ? reported : TestedService.begin))
        await third
        #expect(source.questions.count == (isAskedAgain ? 2 : 1))
    }

    /// | requests                                      | source                        |
    /// |-----------------------------------------------|-------------------------------|
    /// | request at 14:05 gets a response              | responds                      |
    /// | request at 16:05                              | request for 16:05, waits      |
    /// | the clock is set to 18:05                     |                               |
    /// | next request returns at the end of its timeout |                             |
    /// |                                               | responds for 16:05            |
    /// |                                               | receives no further request   |
    @Test("that was set during it: there is no further refresh if no request waits")
    func timeoutOver() async throws {
        let gate = Gate()
        let hanging = TestedService.begin.adding(7200)
        let source = ScriptedSource { park, now throws(ServiceError) in
            if now == hanging { await gate.pass() }
            return ScriptedSource.answer(park, now, remaining: 1)
        }
        let refresher = refresher(source, stopwatch: ImmediateClock())
        await refresher.refreshIfStale(park)
        clock.set(hanging, running: false)
        await refresher.refreshIfStale(park)
        await gate.hasArrival()
        clock.set(hanging.adding(7200), running: false)
        await refresher.refreshIfStale(park)
        #expect(cache.park("banpo")?.askedAt == TestedService.begin)
        #expect(await refresher.waitingCount(for: "banpo") == 0)
        gate.open()
        while cache.park("banpo")?.askedAt != hanging { await Task.yield() }
        #expect(source.questions == ["banpo", "banpo"])
    }

    /// | instance                             | store                             |
    /// |--------------------------------------|-----------------------------------|
    /// | asks for the turn                    | grants it                         |
    /// | is stopped for longer than the limit |                                   |
    /// |                                      | grants the turn to another        |
    /// | asks for the turn again              | has what the other has stored     |
    @Test("uses no turn that was granted too long ago")
    func lateTurn() async throws {
        let source = ScriptedSource.good()
        let store = TurnStore([(.ask(lease: 1), StoredPark()), (.known, StoredPark())])
        let refresher = refresher(source, store, askLimit: .zero, stopwatch: ImmediateClock())
        await refresher.refreshIfStale(park)
        #expect(store.rest == 0)
        #expect(source.questions.isEmpty)
    }

    /// | instance                   | another        |
    /// |----------------------------|----------------|
    /// | asks for the turn          | has it         |
    /// | is stopped                 | stores a value |
    /// | asks for the turn again    |                |
    /// | asks the source            |                |
    @Test("that was stopped before its turn gives its result the time at which it asks")
    func stoppedBeforeTurn() async throws {
        let gate = Gate()
        let earlier = try value(after: -63)
        let store = TurnStore([(.taken(.zero), earlier), (.ask(lease: 2), earlier)], gate: gate)
        let refresher = refresher(.good(), store, stopwatch: ImmediateClock())
        async let refresh: Void = refresher.refreshIfStale(park)
        await gate.hasArrival()
        clock.set(TestedService.begin.adding(8), running: false)
        gate.open()
        await refresh
        // The version of its answers is later than that of the other's.
        #expect(cache.park("banpo")?.askedAt == TestedService.begin.adding(8))
    }

    /// | first request                     | another instance          | second request              |
    /// |-----------------------------------|---------------------------|-----------------------------|
    /// | the store has nothing newer       |                           |                             |
    /// | prepares the value that it has    |                           |                             |
    /// |                                   | stores and shows a newer  |                             |
    /// |                                   |                           | asks the store once more    |
    /// | returns                           |                           |                             |
    /// |                                   |                           | returns with the newer one  |
    @Test("that has compared with a shared store is too old for later requests")
    func storedMeanwhile() async throws {
        let gate = Gate()
        let store = TurnStore(try [-63, 0].map { (.known, try value(after: $0)) }, gate: gate)
        let refresher = refresher(.good(), store, stopwatch: StandingClock())
        async let first: Void = refresher.refreshIfStale(park)
        await gate.hasArrival()
        async let second: Void = refresher.refreshIfStale(park)
        while await refresher.waitingCount(for: "banpo") < 2 { await Task.yield() }
        gate.open()
        await first
        await second
        #expect(store.rest == 0)
        #expect(cache.park("banpo")?.askedAt == TestedService.begin)
    }
}

/// A shared store that gives the turns of a script.
private final class TurnStore: ParkStore {
    private let turns: Mutex<[(turn: RefreshTurn, stored: StoredPark?)]>
    private let gate: Gate?

    /// Creates a store; what reads a history waits at the gate.
    init(_ turns: [(turn: RefreshTurn, stored: StoredPark?)], gate: Gate? = nil) {
        self.turns = Mutex(turns)
        self.gate = gate
    }

    var isShared: Bool { true }
    /// The number of turns that are left.
    var rest: Int { turns.withLock { $0.count } }

    func turn(of id: String) async throws(ServiceError) -> TurnAnswer {
        let (turn, stored) = turns.withLock { $0.isEmpty ? (.known, nil) : $0.removeFirst() }
        return (turn, stored, .now)
    }

    func parks() async throws(ServiceError) -> [String: StoredPark] { [:] }
    func save(_ park: StoredPark, id: String, lease: Int) async throws(ServiceError) {}
    func check() throws(ServiceError) {}

    func history(of id: String, before day: KoreanDay) async throws(ServiceError) -> [ParkingSample] {
        await gate?.pass()
        return []
    }
}
