import HangangjariAPI
import HangangjariParks
import Logging
import Testing

@testable import HangangjariService

@Suite("A refresh and the clock")
struct RefreshRaceTests {
    private let clock = ServiceClock(standingAt: TestedService.begin)
    private let cache = HotCache()

    private func refresher(_ source: ScriptedSource, stopwatch: any Clock<Duration> = StandingClock()) -> ParkRefresher
    {
        ParkRefresher(
            source: source,
            store: MemoryStore(),
            clock: clock,
            cache: cache,
            metrics: ServiceMetrics(PrometheusRegistry()),
            logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() },
            patience: .seconds(1),
            stopwatch: stopwatch
        )
    }

    /// A source that hangs at the door when it is asked for the beginning, and answers at once for any other moment.
    private func source(_ door: Door) -> ScriptedSource {
        ScriptedSource { park, now throws(ServiceError) in
            if now == TestedService.begin { await door.pass() }
            return ScriptedSource.answer(park, now, remaining: now == TestedService.begin ? 1 : 2)
        }
    }

    /// | requests                                    | source                        |
    /// |---------------------------------------------|-------------------------------|
    /// | the first asks at 14:05                     | is asked for 14:05, and hangs |
    /// | the clock is told 16:05, or 12:05           |                               |
    /// | the second asks, and so does a third        |                               |
    /// |                                             | answers for 14:05             |
    /// | the first goes; the others wait             | is asked for the told time    |
    /// |                                             | answers for the told time     |
    /// | the others go, with that answer             |                               |
    @Test("that was told meanwhile: who asks after that has an answer of that time", arguments: [7200, -7200])
    func clockTold(seconds: Int) async throws {
        let door = Door()
        let source = source(door)
        let refresher = refresher(source)
        let park = try #require(RiverParks.park(id: "banpo"))
        let told = TestedService.begin.adding(seconds)
        async let first: Void = refresher.freshen(park)
        await door.someoneArrived()
        clock.tell(told, running: false)
        async let second: Void = refresher.freshen(park)
        async let third: Void = refresher.freshen(park)
        while await refresher.waitingCount(for: "banpo") < 3 { await Task.yield() }
        door.open()
        await first
        await second
        #expect(cache.park("banpo")?.askedAt == told)
        await third
        #expect(source.questions == ["banpo", "banpo"])
    }

    /// | requests                     | source                        |
    /// |------------------------------|-------------------------------|
    /// | the first asks at 14:05:00   | is asked for 14:05, and hangs |
    /// | the clock goes on to 14:05:59 |                              |
    /// | the second asks              |                               |
    /// |                              | answers for 14:05             |
    /// | both go, with that answer    |                               |
    @Test("that went on by less than a minute: who asks then shares the refresh under way")
    func clockWentOn() async throws {
        let door = Door()
        let source = source(door)
        let refresher = refresher(source)
        let park = try #require(RiverParks.park(id: "banpo"))
        async let first: Void = refresher.freshen(park)
        await door.someoneArrived()
        clock.tell(TestedService.begin.adding(59), running: false)
        async let second: Void = refresher.freshen(park)
        while await refresher.waitingCount(for: "banpo") < 2 { await Task.yield() }
        door.open()
        await first
        await second
        #expect(source.questions == ["banpo"])
        #expect(cache.park("banpo")?.askedAt == TestedService.begin)
    }

    /// | requests                                     | source                        |
    /// |----------------------------------------------|-------------------------------|
    /// | one asks at 14:05 and has an answer          | answers                       |
    /// | one asks at 16:05                            | is asked for 16:05, and hangs |
    /// | the clock is told 18:05                      |                               |
    /// | the next asks; its patience is over: it goes |                               |
    /// |                                              | answers for 16:05             |
    /// |                                              | is not asked again            |
    @Test("that was told meanwhile: who has no patience left is not refreshed for")
    func patienceOver() async throws {
        let door = Door()
        let hanging = TestedService.begin.adding(7200)
        let source = ScriptedSource { park, now throws(ServiceError) in
            if now == hanging { await door.pass() }
            return ScriptedSource.answer(park, now, remaining: 1)
        }
        let refresher = refresher(source, stopwatch: ImpatientClock())
        let park = try #require(RiverParks.park(id: "banpo"))
        await refresher.freshen(park)
        clock.tell(hanging, running: false)
        await refresher.freshen(park)
        await door.someoneArrived()
        clock.tell(hanging.adding(7200), running: false)
        await refresher.freshen(park)
        #expect(cache.park("banpo")?.askedAt == TestedService.begin)
        #expect(await refresher.waitingCount(for: "banpo") == 0)
        door.open()
        while cache.park("banpo")?.askedAt != hanging { await Task.yield() }
        #expect(source.questions == ["banpo", "banpo"])
    }
}
