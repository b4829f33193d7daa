import HTTPTypes
import HangangjariAPI
import HummingbirdTesting
import Testing

@testable import HangangjariService

@Suite("When the source fails")
struct SourceFailureTests {
    @Test("the last usable values are served with the reason, also if its response cannot be read")
    func lastKnown() async throws {
        let service = TestedService()
        try await service.serve { client async throws in
            let before = try await client.summary()
            #expect(before.refresh.state == .current)
            for (code, reason) in [
                (ServiceError.Code.unreachable, RefreshState.Reason.unreachable), (.timedOut, .timedOut),
                (.refused, .refused), (.unreadable, .unreadable), (.wrongPark, .wrongPark), (.empty, .empty),
            ] {
                service.source.fail(code)
                service.pass(600)
                let after = try await client.summary()
                #expect(after.refresh.state == .lastKnown)
                #expect(after.refresh.reason == reason)
                #expect(after.refresh.succeededAt == before.refresh.succeededAt)
                #expect(after.refresh.checkedAt == service.clock.now)
                #expect(after.parking.remaining == before.parking.remaining)
                #expect(after.parking.observedAt == before.parking.observedAt, "an old value keeps its own time")
            }
            service.source.change { _, _ throws(ServiceError) in Array("<!doctype html>".utf8) }
            service.pass(600)
            #expect(try await client.summary().refresh.reason == .unreadable)
        }
    }

    @Test("and there are no values, the status is 503")
    func neverKnown() async throws {
        try await TestedService(source: .failing())
            .serve { client async throws in
                for path in ["home-summary", "state"] {
                    let response = try await client.get("/v2/parks/banpo/\(path)")
                    #expect(response.status == .serviceUnavailable)
                    #expect(response.headers[.retryAfter] == "15")
                    #expect(response.headers[.cacheControl] == "no-store")
                    #expect(response.refusal == "unavailable")
                }
                let health = try await client.get("/health")
                #expect(health.status == .ok)
                #expect(try health.read(Health.self).status == "degraded")
            }
    }

    @Test("it is not asked for fifteen seconds, and its recovery is noticed then")
    func recovery() async throws {
        let service = TestedService()
        try await service.serve { client async throws in
            _ = try await client.summary()
            service.source.fail(.timedOut)
            service.pass(60)
            #expect(try await client.summary().refresh.state == .lastKnown)
            service.source.succeed(remaining: 3)
            service.pass(14)
            #expect(try await client.summary().refresh.state == .lastKnown)
            #expect(service.source.questions.count == 2)
            service.pass(1)
            let after = try await client.summary()
            #expect(after.refresh.state == .current)
            #expect(after.refresh.reason == nil)
            #expect(after.parking.remaining == 12)
        }
    }

    @Test("for one section, that section keeps its value and time, and the others are updated")
    func sectionMissing() async throws {
        let service = TestedService()
        try await service.serve { client async throws in
            let before = try await client.summary(of: "ttukseom")
            service.source.change { _, now throws(ServiceError) in
                var answer = CityAnswer()
                answer.population = nil
                answer.parking = CityAnswer.lots([
                    CityAnswer.lot(1, "64", "5", time: CityTime.text(now.adding(-60)))
                ])
                answer.weather = CityAnswer.sky(["WEATHER_TIME": CityTime.text(now.adding(-60))])
                return answer.bytes
            }
            service.pass(7200)
            let after = try await client.summary(of: "ttukseom")
            #expect(after.refresh.state == .current)
            #expect(after.crowd.level == before.crowd.level)
            #expect(after.crowd.observedAt == before.crowd.observedAt)
            #expect(after.parking.remaining == 5)
            #expect(after.parking.capacity == 64, "only counted lots are in the total")
            #expect(after.refresh.sources.map(\.status) == [.partial, .stale, .current, .current])
        }
    }

    @Test("the other parks are served as before")
    func otherParks() async throws {
        let service = TestedService()
        try await service.serve { client async throws in
            _ = try await client.summary(of: "banpo")
            service.source.change { park, now throws(ServiceError) in
                guard park.id != "banpo" else { throw ServiceError(.unreachable, "on purpose") }
                return ScriptedSource.answer(park, now, remaining: 4)
            }
            service.pass(60)
            #expect(try await client.summary(of: "banpo").refresh.state == .lastKnown)
            #expect(try await client.summary(of: "nanji").refresh.state == .current)
            let health = try await client.get("/health").read(Health.self)
            #expect(health.status == "degraded")
            #expect(health.current == 1)
            #expect(health.lastKnown == 1)
            #expect(health.unavailable == 9)
        }
    }
}
