import HTTPTypes
import HangangjariAPI
import HummingbirdTesting
import Testing

@testable import HangangjariService

@Suite("A fault")
struct AnswerFaultTests {
    private static let path = "/v2/parks/gangseo/home-summary"

    @Test("changes the responses about a park until it is switched off")
    func modes() async throws {
        let service = TestedService()
        try await service.serve { client async throws in
            for mode in [AnswerFaults.Mode.serverError, .garbage, .empty, .wrongPark] {
                service.faults.mode = mode
                #expect(try await client.get("/health").read(Health.self).status == "degraded", "\(mode)")
                #expect(try await client.get("/metrics").status == .ok, "\(mode)")
            }
            service.faults.mode = .serverError
            #expect(try await client.get(Self.path).status == .internalServerError)
            service.faults.mode = .garbage
            let garbage = try await client.get(Self.path)
            #expect(garbage.status == .ok)
            #expect((try? garbage.read(HomeSummary.self)) == nil)
            service.faults.mode = .empty
            #expect(try await client.get(Self.path).bytes.isEmpty)
            service.faults.mode = .notModified
            #expect(try await client.get(Self.path).status == .notModified)
            service.faults.mode = .wrongPark
            #expect(try await client.summary(of: "gangseo").park.id == "gwangnaru")
            service.faults.mode = .none
            #expect(try await client.summary(of: "gangseo").park.id == "gangseo")
        }
    }

    @Test("of mode slow is not waited for where time stands still; the response states its delay")
    func slowWhereTimeStandsStill() async throws {
        var service = TestedService()
        service.faults = AnswerFaults(environment: ["VITRINE_CLOCK": "still"])
        try await service.serve { [service] client async throws in
            let timing = try #require(HTTPField.Name("Server-Timing"))
            #expect(try await client.get(Self.path).headers[timing] == nil)
            service.faults.mode = .slow
            let response = try await client.get(Self.path)
            #expect(response.status == .ok)
            #expect(response.headers[timing] == "total;dur=9000.0")
        }
        #expect(!AnswerFaults(environment: [:]).statesDelay)
        #expect(!AnswerFaults(environment: ["VITRINE_CLOCK": "running"]).statesDelay)
    }

    @Test("of mode off closes every connection at the next request")
    func off() async throws {
        let service = TestedService()
        try await service.serve { client async throws in
            #expect(try await client.get(Self.path).status == .ok)
            service.faults.mode = .off
            await #expect(throws: (any Error).self) { try await client.get(Self.path) }
        }
    }
}
