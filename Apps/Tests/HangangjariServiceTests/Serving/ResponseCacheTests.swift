import HangangjariAPI
import HummingbirdTesting
import Testing

@testable import HangangjariService

@Suite("A prepared response")
struct HotCacheTests {
    @Test("is sent for a minute without asking the source, unless the clock was set back")
    func hot() async throws {
        let service = TestedService()
        try await service.serve { client async throws in
            for seconds in [0, 30, 29] {
                service.pass(seconds)
                _ = try await client.summary()
            }
            #expect(service.source.questions == ["banpo"])
            service.pass(1)
            _ = try await client.summary()
            #expect(service.source.questions == ["banpo", "banpo"])
            service.pass(-86_460)
            let yesterday = try await client.summary()
            #expect(yesterday.generatedAt == TestedService.begin.adding(-86_400))
            #expect(yesterday.parking.observedAt == TestedService.begin.adding(-86_460).minute)
            #expect(service.source.questions.count == 3)
        }
    }

    /// | requests                        | source                        |
    /// |---------------------------------|-------------------------------|
    /// | 50 requests for an unknown park |                               |
    /// |                                 | receives one request, waits   |
    /// | all wait                        |                               |
    /// |                                 | responds                      |
    /// | all get that response           |                               |
    @Test("is requested once for many concurrent requests")
    func oneQuestion() async throws {
        let gate = Gate()
        let service = TestedService(
            source: ScriptedSource { park, now throws(ServiceError) in
                await gate.pass()
                return ScriptedSource.answer(park, now, remaining: 7)
            }
        )
        try await service.serve { client async throws in
            try await withThrowingTaskGroup(of: Int?.self) { group in
                for _ in 0..<50 { group.addTask { try await client.summary().parking.remaining } }
                await gate.hasArrival()
                gate.open()
                for try await remaining in group { #expect(remaining == 28) }
            }
            #expect(service.source.questions == ["banpo"])
        }
    }

    /// | request                            | source                    |
    /// |------------------------------------|---------------------------|
    /// | for a park known for 10 minutes    |                           |
    /// |                                    | receives a request, waits |
    /// | timeout ends: older response      |                           |
    /// |                                    | responds                  |
    /// | next request: new response         |                           |
    @Test("replaces waiting after the timeout has ended if it is older")
    func timeout() async throws {
        let gate = Gate()
        let service = TestedService(stopwatch: ImmediateClock())
        try await service.serve { client async throws in
            let first = try await client.summary()
            service.source.change { park, now throws(ServiceError) in
                await gate.pass()
                return ScriptedSource.answer(park, now, remaining: 1)
            }
            service.pass(600)
            let second = try await client.summary()
            #expect(second.parking == first.parking)
            #expect(second.generatedAt == first.generatedAt, "the response states its own age")
            await gate.hasArrival()
            gate.open()
            var third = second
            while third.generatedAt == first.generatedAt { third = try await client.summary() }
            #expect(third.parking.remaining == 4)
            #expect(service.source.questions.count == 2)
        }
    }

    @Test("has a good forecast at once if the source knows the past, and states the reason otherwise")
    func firstForecast() async throws {
        let service = TestedService()
        try await service.serve { client async throws in
            #expect(try await client.summary().parking.forecast?.reason == .littleHistory)
            service.source.past = ParkingSample.days([500, 500])
            service.pass(60)
            let primed = try #require(try await client.summary().parking.forecast)
            #expect(primed.reason == nil)
            #expect(primed.confidence == .high)
        }
    }

    /// | time             | history in the store | that of the forecast |
    /// |------------------|----------------------|----------------------|
    /// | 14:05            | all free             | all free             |
    /// | 14:15            | all taken            | all free             |
    /// | 00:00:30         | all taken            | all taken            |
    /// | 00:01:30         | all free             | all free: the count of 23:59 was stored after it was read |
    /// | 00:11:30         | all taken            | all free             |
    @Test("has the history of its day, which is read again for a count of the day before")
    func historyOfTheDay() async throws {
        let store = MemoryStore()
        let service = TestedService(store: store)
        try await service.serve { client async throws in
            for (seconds, share, isFree) in [
                (0, 1000, true), (600, 0, true), (35_130, 0, false), (60, 1000, true), (600, 0, true),
            ] {
                store.history = ParkingSample.days([share, share])
                service.pass(seconds)
                let last = try #require(try await client.summary().parking.forecast?.points.last)
                #expect((last.p50 > 400) == isFree, "after \(seconds) seconds")
            }
        }
    }

    @Test("prefers the service's own history over the source's")
    func seenBeforeReported() async throws {
        let store = MemoryStore()
        store.history = ParkingSample.days([1000, 1000])
        let service = TestedService(store: store)
        service.source.past = ParkingSample.days([0, 0])
        try await service.serve { client async throws in
            let forecast = try #require(try await client.summary().parking.forecast)
            // The present difference from the comparable days halves with each hour; after six hours it is almost gone.
            let last = try #require(forecast.points.last)
            #expect(last.p50 > 700)
        }
    }

    @Test("is sent although the store fails, and the store is used again later")
    func brokenStore() async throws {
        let store = MemoryStore()
        store.isBroken = true
        let service = TestedService(store: store)
        try await service.serve { client async throws in
            #expect(try await client.summary().refresh.state == .current)
            let text = String(decoding: try await client.get("/metrics").bytes, as: UTF8.self)
            #expect(!text.contains("store_failures_total 0\n"))
            store.isBroken = false
            service.pass(60)
            _ = try await client.summary()
            // The store is written after the response: a third response is sent after the second refresh has ended.
            service.pass(60)
            _ = try await client.summary()
            #expect(try await store.parks()["banpo"]?.succeededAt != nil)
        }
    }
}

extension Timestamp {
    /// The time rounded down to the minute, as the city writes it.
    fileprivate var minute: Timestamp { Timestamp(secondsSince1970: secondsSince1970 / 60 * 60) }
}
