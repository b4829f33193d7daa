import FaultyService
import HangangjariAPI
import Testing
import VitrineTesting

/// Tests of requests to a service that responds correctly, incorrectly, late, or not at all.
struct HTTPClientTests {
    private func get(_ answer: FaultyAnswer, within limit: Duration = Patience.limit) async throws -> HTTPAnswer {
        let service = try await FaultyService.start(always: answer)
        defer { service.stop() }
        return try await HTTPClient(HTTPService(port: service.port)).get("/x", within: limit)
    }

    private func failure(
        _ answer: FaultyAnswer,
        within limit: Duration = Patience.limit
    ) async throws -> HTTPError.Code? {
        do {
            _ = try await get(answer, within: limit)
            return nil
        } catch let error as HTTPError {
            return error.code
        }
    }

    @Test func responseHasStatusTagAndBodyWithinAnyTime() async throws {
        let answer = try await get(.json("{}", tag: "\"a\""), within: .seconds(Int64.max))
        #expect(answer == HTTPAnswer(status: 200, entityTag: "\"a\"", body: Array("{}".utf8)))
        #expect(try await get(.failure(503)).status == 503)
    }

    @Test func tagIsSentAndNotModifiedIsReturned() async throws {
        let service = try await FaultyService.start(always: .notModified)
        defer { service.stop() }
        let client = HTTPClient(HTTPService(port: service.port))
        let answer = try await client.get("/x", entityTag: "\"a\"", within: Patience.limit)
        #expect(answer.status == 304 && answer.body.isEmpty)
        #expect(service.requests.first?.headers["if-none-match"] == "\"a\"")
        #expect(service.requests.first?.headers["accept-encoding"] == "gzip")
    }

    /// A service where time stands still answers at once and states how long it would have taken.
    @Test(arguments: [
        ("total;dur=9000000", HTTPError.Code.timedOut), ("cache, db;dur=3, total;dur=20000001.5", .timedOut),
        ("total;desc=\"all\"; dur=1e300", .timedOut), ("total;dur=500", nil), ("db;dur=90000", nil), ("total", nil),
        ("total;dur=", nil), ("total;dur=-1", nil), ("total;dur=nan", nil), ("", nil), (";;,,", nil),
    ])
    func answerThatWouldHaveTakenTooLongIsTooLate(_ timing: String, _ code: HTTPError.Code?) async throws {
        let headers = ["Server-Timing: \(timing)"]
        let answer = FaultyAnswer(.answer(status: 200, headers: headers, body: Array("{}".utf8)))
        #expect(try await failure(answer, within: .seconds(8_000)) == code)
    }

    @Test(
        arguments: [
            (FaultyAnswer(.close), .unreachable), (FaultyAnswer(.silence), .timedOut),
            (.json("{}").after(.seconds(3_600)), .timedOut), (.truncated("{\"a\": 1}"), .malformed),
            (FaultyAnswer(.raw(Array("nonsense\r\n\r\n".utf8))), .malformed), (.large(bytes: 10 << 20), .tooLarge),
            (.endless, .tooLarge), (.packed(GzipBomb.bytes), .tooLarge), (.packed(Array("plain".utf8)), .malformed),
        ] as [(FaultyAnswer, HTTPError.Code)]
    )
    func invalidResponsesAreErrors(answer: FaultyAnswer, code: HTTPError.Code) async throws {
        let limit: Duration = code == .timedOut ? .milliseconds(500) : Patience.limit
        #expect(try await failure(answer, within: limit) == code)
    }

    @Test func closedPortIsUnreachable() async throws {
        let client = HTTPClient(HTTPService(port: try await FaultyService.closedPort()))
        let error = await #expect(throws: HTTPError.self) { try await client.get("/x", within: Patience.limit) }
        #expect(error?.code == .unreachable)
    }

    @Test(arguments: [Duration.zero, .seconds(-1), .seconds(Int64.min), .nanoseconds(1), .milliseconds(300)])
    func unacceptedConnectionTimesOut(limit: Duration) async throws {
        let port = try DeafPort()
        let client = HTTPClient(HTTPService(port: port.number))
        let error = await #expect(throws: HTTPError.self) { try await client.get("/x", within: limit) }
        #expect(error?.code == .timedOut)
    }

    /// The states in which a request can be cancelled.
    enum Moment: CaseIterable { case before, connecting, waiting }

    @Test(arguments: Moment.allCases)
    func cancelledRequestEndsImmediately(moment: Moment) async throws {
        let port = try DeafPort()
        let service = try await FaultyService.start(always: FaultyAnswer(.silence))
        defer { service.stop() }
        let client = HTTPClient(HTTPService(port: moment == .waiting ? service.port : port.number))
        let request = Task {
            if moment == .before { withUnsafeCurrentTask { $0?.cancel() } }
            return try await client.get("/x", within: .seconds(86_400))
        }
        if moment == .waiting { await service.waitForRequests(1) }
        request.cancel()
        let error = await #expect(throws: HTTPError.self) { try await request.value }
        #expect(error?.code == .cancelled)
    }

    @Test(arguments: ["x", "", "/a b", "/a\r\nHost: b", "/\u{E9}"])
    func invalidPathIsRefused(path: String) async {
        let client = HTTPClient(HTTPService(port: 9))
        let error = await #expect(throws: HTTPError.self) { try await client.get(path, within: .seconds(1)) }
        #expect(error?.code == .badRequest)
    }

    @Test(arguments: [
        ("http://127.0.0.1:8090", "http://127.0.0.1:8090"), ("http://localhost:80/", "http://127.0.0.1:80"),
        ("http://[::1]:8090", "http://[::1]:8090"), ("https://127.0.0.1:1", nil), ("http://example.com:80", nil),
        ("http://127.0.0.1", nil), ("http://127.0.0.1:0", nil), ("http://127.0.0.1:70000", nil),
        ("http://127.0.0.1:80/path", nil), ("", nil), ("http://:80", nil),
    ])
    func addressesAreParsedAndFormattedOrRefused(text: String, printed: String?) {
        #expect(HTTPService(text)?.description == printed)
    }
}
