import HTTPTypes
import HummingbirdTesting
import Testing

@testable import HangangjariService

@Suite("A registration for pushes")
struct RegistrationTests {
    private let store = MemoryStore()

    @Test("is kept by park and token until it ends, however often it is requested, or not acknowledged")
    func kept() async throws {
        try await TestedService(store: store)
            .serve { client async throws in
                for phone in ["00FF/parks/banpo", "00ff/parks/banpo", "01/parks/nanji"] {
                    let response = try await client.execute(uri: "/v2/devices/" + phone, method: .put)
                    #expect(response.status == .noContent && response.bytes.isEmpty)
                }
                #expect(store.registered == ["00ff banpo", "01 nanji"])
                for _ in 0..<2 {
                    let path = "/v2/devices/00ff/parks/banpo"
                    #expect(try await client.execute(uri: path, method: .delete).status == .noContent)
                }
                #expect(store.registered == ["01 nanji"])
                store.isBroken = true
                let response = try await client.execute(uri: "/v2/devices/00/parks/banpo", method: .put)
                #expect(response.status == .serviceUnavailable && response.headers[.retryAfter] != nil)
            }
    }

    @Test("with an absurd token, an unknown park or another method is refused, and nothing is stored")
    func refused() async throws {
        try await TestedService(store: store)
            .serve { client async throws in
                for token in ["0", "zz", "%27--", String(repeating: "f", count: 202)] {
                    let response = try await client.execute(uri: "/v2/devices/\(token)/parks/banpo", method: .put)
                    #expect(response.status == .badRequest && response.refusal == "bad_token")
                }
                #expect(try await client.execute(uri: "/v2/devices/00/parks/none", method: .put).status == .notFound)
                #expect(try await client.execute(uri: "/v2/devices/00/lots/banpo", method: .put).status == .notFound)
                for method in [HTTPRequest.Method.get, .post] {
                    let response = try await client.execute(uri: "/v2/devices/00/parks/banpo", method: method)
                    #expect(response.status == .methodNotAllowed && response.headers[.allow] == "PUT, DELETE")
                }
            }
        #expect(store.registered.isEmpty)
    }

    @Test("is refused without its token in the log")
    func logged() {
        #expect(ServiceResponder.logged("/v2/devices/00ff/parks/none") == "/v2/devices/…/parks/none")
        #expect(ServiceResponder.logged("/v2/devices/00ff") == "/v2/devices/…")
        #expect(ServiceResponder.logged("/v2/parks/none/state") == "/v2/parks/none/state")
    }

    @Test("is refused where the store has no queue of pushes")
    func noQueue() async throws {
        let folder = TemporaryFolder()
        let service = TestedService(store: try SQLiteParkStore(path: folder.path + "/service.sqlite"))
        try await service.serve { client async throws in
            let response = try await client.execute(uri: "/v2/devices/00/parks/banpo", method: .put)
            #expect(response.status == .notFound && response.refusal == "no_pushes")
        }
    }

    @Test("beyond a number a minute from one address is refused, though there may be a million")
    func tooMany() async throws {
        let start = ContinuousClock.now
        try await TestedService(store: store)
            .serve { client async throws in
                var statuses: [HTTPResponse.Status] = []
                for number in 1000..<1200 {
                    let path = "/v2/devices/\(number)/parks/banpo"
                    statuses.append(try await client.execute(uri: path, method: .put).status)
                }
                #expect(statuses.prefix(60).allSatisfy { $0 == .noContent })
                // One more is allowed each second that has passed.
                let allowed = 61 + Int((ContinuousClock.now - start) / .seconds(1))
                #expect(statuses.filter { $0 == .tooManyRequests }.count >= 200 - allowed)
                #expect(store.registered.count <= allowed)
                // Reading goes on.
                #expect(try await client.get("/v2/parks/banpo/state").status == .ok)
            }
    }

    @Test("is counted by the address that a balancer has added last, which a client cannot choose")
    func behindBalancer() async throws {
        var service = TestedService(store: store)
        service.limits.registrationsPerMinute = 1
        service.limits.isBehindBalancer = true
        try await service.serve { client async throws in
            func put(_ forwarded: String) async throws -> HTTPResponse.Status {
                let name = try #require(HTTPField.Name("X-Forwarded-For"))
                let path = "/v2/devices/00/parks/banpo"
                return try await client.execute(uri: path, method: .put, headers: [name: forwarded]).status
            }
            #expect(try await put("10.0.0.1") == .noContent)
            #expect(try await put("10.0.0.2") == .noContent)
            #expect(try await put("10.9.9.9, 10.0.0.1") == .tooManyRequests)
        }
    }
}
