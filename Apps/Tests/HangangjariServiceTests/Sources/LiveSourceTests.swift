import FaultyService
import HangangjariAPI
import Testing
import VitrineTesting

@testable import HangangjariService

@Suite("The live source")
struct LiveSourceTests {
    private static let now = TestedService.begin

    /// Sends a request and returns the result.
    private static func ask(
        _ base: String,
        limit: Duration = Patience.limit
    ) async throws -> Result<SourcePayload, ServiceError> {
        let source = try LiveSource(base: base, key: "sample", timeLimit: limit)
        let park = try #require(RiverParks.park(id: "ttukseom"))
        do {
            return .success(try await source.payload(of: park, at: now))
        } catch {
            return .failure(error)
        }
    }

    private static func failure(
        _ answer: FaultyAnswer,
        limit: Duration = Patience.limit
    ) async throws -> ServiceError.Code? {
        let city = try await FaultyService.start(always: answer)
        defer { city.stop() }
        return try await failure(at: city.address, limit: limit)
    }

    /// Returns the code of the error, which does not reveal the key; `nil` if there is none.
    private static func failure(at base: String, limit: Duration = Patience.limit) async throws -> ServiceError.Code? {
        guard case .failure(let error) = try await ask(base, limit: limit) else { return nil }
        #expect(!error.description.contains("sample"))
        return error.code
    }

    @Test("resolves the host name, uses the city's form of a request, and returns the unchanged bytes")
    func form() async throws {
        let answer = CityAnswer().text
        let city = try await FaultyService.start(always: .json(answer))
        defer { city.stop() }
        let payload = try await Self.ask("http://localhost:\(city.port)").get()
        #expect(payload.bytes == Array(answer.utf8))
        #expect(payload.shift == 0)
        #expect(city.requests.map(\.path) == ["/sample/json/citydata/1/5/POI093"])
        #expect(city.requests.map(\.method) == ["GET"])
        #expect(city.requests[0].headers["accept"] == "application/json")
        #expect(city.requests[0].headers["host"] == "localhost:\(city.port)")
    }

    @Test("treats a status other than 200 as a refusal", arguments: [204, 301, 302, 403, 404, 429, 500, 502, 503])
    func statuses(status: Int) async throws {
        #expect(try await Self.failure(.failure(status)) == .refused)
    }

    @Test("does not follow redirects")
    func redirection() async throws {
        let other = try await FaultyService.start(always: .json(CityAnswer().text))
        defer { other.stop() }
        #expect(try await Self.failure(.redirection(to: other.address)) == .refused)
        #expect(other.requests.isEmpty)
    }

    @Test("that does not respond in time has timed out")
    func silence() async throws {
        #expect(try await Self.failure(FaultyAnswer(.silence), limit: .milliseconds(100)) == .timedOut)
    }

    @Test("that cannot be reached, or closes the connection, is unreachable")
    func unreachable() async throws {
        for base in ["http://127.0.0.1:\(try await FaultyService.closedPort())", "http://no-such-host.invalid:80"] {
            #expect(try await Self.failure(at: base) == .unreachable)
        }
        #expect(try await Self.failure(FaultyAnswer(.close)) == .unreachable)
    }

    @Test(
        "that does not send HTTP, or whose response is cut off or too large, cannot be read",
        arguments: [
            FaultyAnswer(.raw(Array("nonsense\r\n\r\n".utf8))), .truncated(CityAnswer().text), .endless,
            .large(bytes: 10_000_000),
        ]
    )
    func broken(answer: FaultyAnswer) async throws {
        #expect(try await Self.failure(answer) == .unreadable)
    }

    @Test(
        "refuses an address or a key that would change the request",
        arguments: [
            ("ftp://127.0.0.1:80", "key"), ("127.0.0.1:80", "key"), ("http://127.0.0.1:80/", "key"),
            ("http://127.0.0.1", "key"),
            ("http://:80", "key"), ("http://a b:80", "key"), ("http://a@b:80", "key"), ("http://a:0", "key"),
            ("http://a:65536", "key"), ("http://127.0.0.1:80", ""),
            ("http://127.0.0.1:80", "a/b"), ("http://127.0.0.1:80", "a?b"), ("http://127.0.0.1:80", "열쇠"),
        ]
    )
    func badConfiguration(base: String, key: String) {
        #expect(throws: ServiceError.self) { try LiveSource(base: base, key: key) }
    }

    @Test("serves a park end to end, from the city to the client")
    func endToEnd() async throws {
        let city = try await FaultyService.start { request in
            let park = RiverParks.all.first { request.path.hasSuffix($0.placeCode) }
            let bytes = park.map { ScriptedSource.answer($0, Self.now, remaining: 5) }
            return bytes.map { .json(String(decoding: $0, as: UTF8.self)) } ?? .failure(404)
        }
        defer { city.stop() }
        let live = try LiveSource(base: city.address, key: "key")
        let source = ScriptedSource { park, now throws(ServiceError) in
            try await live.payload(of: park, at: now).bytes
        }
        try await TestedService(source: source)
            .serve { tester async throws in
                #expect(try await tester.summary(of: "nanji").parking.remaining == 20)
                #expect(city.requests.map(\.path) == ["/key/json/citydata/1/5/POI090"])
            }
    }
}
