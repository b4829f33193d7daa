import FaultyService
import Testing
import VitrineHTTP

/// Requests to a service that answers well, badly, late or never.
struct HTTPClientTests {
    private func get(
        _ answer: FaultyAnswer,
        limits: HTTPLimits = HTTPLimits(),
        within limit: Duration = .seconds(2)
    ) async throws -> HTTPAnswer {
        let service = try await FaultyService.start(always: answer)
        defer { service.stop() }
        return try await HTTPClient(HTTPService(port: service.port), limits: limits).get("/x", within: limit)
    }

    private func failure(_ answer: FaultyAnswer, within limit: Duration = .seconds(2)) async throws -> HTTPError.Code? {
        do {
            _ = try await get(answer, within: limit)
            return nil
        } catch let error as HTTPError {
            return error.code
        }
    }

    @Test func answerComesWithStatusTagAndBody() async throws {
        let answer = try await get(.json("{}", tag: "\"a\""))
        #expect(answer == HTTPAnswer(status: 200, entityTag: "\"a\"", body: Array("{}".utf8)))
    }

    @Test func tagIsSentAndNotModifiedIsAnAnswer() async throws {
        let service = try await FaultyService.start(always: .notModified)
        defer { service.stop() }
        let client = HTTPClient(HTTPService(port: service.port))
        let answer = try await client.get("/x", entityTag: "\"a\"", within: .seconds(2))
        #expect(answer.status == 304 && answer.body.isEmpty)
        #expect(service.requests.first?.headers["if-none-match"] == "\"a\"")
        #expect(service.requests.first?.headers["accept-encoding"] == "gzip")
    }

    @Test func failuresOfTheServerAreAnswers() async throws {
        #expect(try await get(.failure(503)).status == 503)
    }

    /// An answer with a name: ten megabytes are no title for a test.
    struct BadAnswer: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let answer: FaultyAnswer
        let code: HTTPError.Code

        init(_ name: String, _ answer: FaultyAnswer, _ code: HTTPError.Code) {
            testDescription = name
            self.answer = answer
            self.code = code
        }
    }

    @Test(arguments: [
        BadAnswer("closed", FaultyAnswer(.close), .unreachable),
        BadAnswer("silent", FaultyAnswer(.silence), .timedOut),
        BadAnswer("late", FaultyAnswer.json("{}").after(.seconds(5)), .timedOut),
        BadAnswer("truncated", .truncated("{\"a\": 1}"), .malformed),
        BadAnswer("no HTTP", FaultyAnswer(.raw(Array("nonsense\r\n\r\n".utf8))), .malformed),
        BadAnswer("10 MB", .large(bytes: 10 << 20), .tooLarge),
        BadAnswer("endless", .endless, .tooLarge),
        BadAnswer("gzip bomb", .packed(GzipBomb.bytes), .tooLarge),
        BadAnswer("no gzip", .packed(Array("plain".utf8)), .malformed),
    ])
    func badAnswersAreErrors(bad: BadAnswer) async throws {
        let limit: Duration = bad.code == .timedOut ? .milliseconds(500) : .seconds(20)
        #expect(try await failure(bad.answer, within: limit) == bad.code)
    }

    @Test func closedPortIsUnreachableAtOnce() async throws {
        let client = HTTPClient(HTTPService(port: try await FaultyService.closedPort()))
        await #expect { try await client.get("/x", within: .seconds(2)) } throws: {
            ($0 as? HTTPError)?.code == .unreachable
        }
    }

    @Test func connectionThatIsNotTakenRunsOutOfTime() async throws {
        let port = try DeafPort()
        let client = HTTPClient(HTTPService(port: port.number))
        await #expect { try await client.get("/x", within: .milliseconds(300)) } throws: {
            ($0 as? HTTPError)?.code == .timedOut
        }
    }

    @Test(arguments: [Duration.zero, .seconds(-1), .seconds(Int64.min), .nanoseconds(1)])
    func requestWithoutTimeRunsOutOfIt(limit: Duration) async throws {
        let port = try DeafPort()
        let client = HTTPClient(HTTPService(port: port.number))
        await #expect { try await client.get("/x", within: limit) } throws: {
            ($0 as? HTTPError)?.code == .timedOut
        }
    }

    @Test func requestMayHaveAllTheTimeInTheWorld() async throws {
        #expect(try await get(.json("{}"), within: .seconds(Int64.max)).status == 200)
    }

    /// Where a request may be when it is cancelled.
    enum Moment: CaseIterable { case before, connecting, waiting }

    @Test(arguments: Moment.allCases)
    func cancelledRequestEndsAtOnce(moment: Moment) async throws {
        let port = try DeafPort()
        let service = try await FaultyService.start(always: FaultyAnswer(.silence))
        defer { service.stop() }
        let client = HTTPClient(HTTPService(port: moment == .waiting ? service.port : port.number))
        let request = Task {
            if moment == .before { withUnsafeCurrentTask { $0?.cancel() } }
            return try await client.get("/x", within: .seconds(30))
        }
        if moment == .waiting { await service.waitForRequests(1) }
        let start = ContinuousClock.now
        request.cancel()
        let error = await #expect(throws: HTTPError.self) { try await request.value }
        #expect(error?.code.description == "cancelled")
        #expect(ContinuousClock.now - start < .seconds(10))
    }

    @Test(arguments: ["x", "", "/a b", "/a\r\nHost: b", "/\u{E9}"])
    func pathThatNoRequestCanCarryIsRefused(path: String) async {
        let client = HTTPClient(HTTPService(port: 9))
        await #expect { try await client.get(path, within: .seconds(1)) } throws: {
            ($0 as? HTTPError)?.code == .badRequest
        }
    }

    @Test(arguments: [
        ("http://127.0.0.1:8090", "http://127.0.0.1:8090"), ("http://localhost:80/", "http://127.0.0.1:80"),
        ("http://[::1]:8090", "http://[::1]:8090"),
    ])
    func placesAreReadAndPrinted(text: String, printed: String) {
        #expect(HTTPService(text)?.description == printed)
    }

    @Test(arguments: [
        "https://127.0.0.1:1", "http://example.com:80", "http://127.0.0.1", "http://127.0.0.1:0",
        "http://127.0.0.1:70000",
        "http://127.0.0.1:80/path", "", "http://:80",
    ])
    func placesThatAreNoneAreRefused(text: String) {
        #expect(HTTPService(text) == nil)
    }
}
