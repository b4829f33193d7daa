import AsyncHTTPClient
import HTTPTypes
import HummingbirdTesting
import NIOCore
import NIOHTTP1
import Testing
import VitrineTesting

@testable import HangangjariService

@Suite("A refused request")
struct RequestLimitTests {
    @Test("with another method gets the list of allowed methods")
    func method() async throws {
        try await TestedService()
            .serve { client async throws in
                for name in ["POST", "PUT", "DELETE", "PATCH", "OPTIONS"] {
                    let method = try #require(HTTPRequest.Method(name))
                    for path in ["/v2/parks", "/v2/parks/banpo/state", "/health", "/metrics", "/openapi.json"] {
                        let response = try await client.execute(uri: path, method: method)
                        #expect(response.status == .methodNotAllowed)
                        #expect(response.headers[.allow] == "GET, HEAD")
                        #expect(response.refusal == "method_not_allowed")
                    }
                    #expect(try await client.execute(uri: "/none", method: method).status == .notFound)
                }
            }
    }

    @Test("for an unknown park or path, or with a path that is too long, gets its status as JSON")
    func badPaths() async throws {
        let service = TestedService()
        try await service.serve { client async throws in
            for path in ["/", "/v2/parks/none/state", "/v2/parks/%2e%2e/state", "/v2/parks/banpo%00/state"] {
                let response = try await client.get(path)
                #expect(response.status == .notFound)
                #expect(response.refusal == "not_found")
                let head = try await client.execute(uri: path, method: .head)
                #expect(head.status == .notFound && head.bytes.isEmpty)
            }
            let fits = "/health?" + String(repeating: "a", count: 2040)
            #expect(try await client.get(fits).status == .ok)
            let response = try await client.get(fits + "a")
            #expect(response.status == .uriTooLong)
            #expect(response.refusal == "uri_too_long")
        }
        #expect(service.source.questions.isEmpty)
    }

    /// The status of the service for another client: the connection of the first one may be closed.
    private func health(_ client: any TestClientProtocol) async throws -> HTTPResponseStatus {
        let request = HTTPClientRequest(url: "http://127.0.0.1:\(try #require(client.port))/health")
        return try await HTTPClient.shared.execute(request, timeout: .seconds(60)).status
    }

    @Test("has headers or a declared body that are too large, and the service continues")
    func largeRequests() async throws {
        try await TestedService()
            .serve { client async throws in
                let small = ByteBuffer(repeating: 32, count: 16_384)
                #expect(try await client.execute(uri: "/health", method: .get, body: small).status == .ok)
                let large = ByteBuffer(repeating: 32, count: 16_385)
                // The connection may be closed before the answer is read.
                let response = try? await client.execute(uri: "/health", method: .get, body: large)
                #expect(response.map { $0.status == .contentTooLarge } ?? true)
                #expect(try await health(client) == .ok)
            }
        try await TestedService()
            .serve { client async throws in
                let name = try #require(HTTPField.Name("X-Large"))
                let response = try? await client.get("/health", [name: String(repeating: "a", count: 20_000)])
                #expect(response.map { $0.status == .badRequest } ?? true)
                #expect(try await health(client) == .ok)
            }
    }

    @Test("that never becomes whole ends with its connection", .hangGuard)
    func halfARequest() async throws {
        var service = TestedService()
        service.limits.requestTime = .milliseconds(200)
        try await service.serve { client async throws in
            let port = try #require(client.port)
            // A byte now and then does not help; the reading ends when the service closes the connection.
            let dripping = #"""
                exec 3<>/dev/tcp/127.0.0.1/\#(port)
                printf 'GET /health HTTP/1.1\r\nX: ' >&3
                { while printf x >&3; do sleep 0.05; done; } >/dev/null 2>&1 &
                cat <&3 2>/dev/null
                exit 0
                """#
            let bash = Program(name: "bash", at: "/bin")
            let ending = try await Task.detached { try bash.run(["-c", dripping]) }.value
            #expect(ending.status == 0 && ending.output.isEmpty, "\(ending)")
        }
    }

    @Test("exceeds the rate limit, and the response states the time to wait")
    func rate() async throws {
        var service = TestedService()
        service.limits.requestsPerMinute = 3
        try await service.serve { client async throws in
            for _ in 0..<3 { #expect(try await client.get("/health").status == .ok) }
            let response = try await client.get("/health")
            #expect(response.status == .tooManyRequests)
            #expect(response.refusal == "too_many_requests")
            let wait = try #require(response.headers[.retryAfter].flatMap(Int.init))
            #expect((1...20).contains(wait))
        }
    }

    @Test("is counted per address, in a bucket that refills every minute")
    func buckets() throws {
        let limiter = try #require(RateLimiter(requestsPerMinute: 2))
        let begin = ContinuousClock.now
        #expect(limiter.take(from: "a", at: begin) == nil)
        #expect(limiter.take(from: "a", at: begin) == nil)
        #expect(limiter.take(from: "a", at: begin) == 30)
        #expect(limiter.take(from: "b", at: begin) == nil)
        #expect(limiter.take(from: "a", at: begin + .seconds(29)) == 1)
        #expect(limiter.take(from: "a", at: begin + .seconds(30)) == nil)
        #expect(limiter.take(from: "a", at: begin + .seconds(3600)) == nil)
        #expect(limiter.take(from: "a", at: begin + .seconds(3600)) == nil)
        #expect(limiter.take(from: "a", at: begin + .seconds(3600)) == 30)
        #expect(RateLimiter(requestsPerMinute: 0) == nil)
    }

    @Test("is that of a network where a client can choose its address")
    func networks() throws {
        let limiter = try #require(RateLimiter(requestsPerMinute: 1))
        let now = ContinuousClock.now
        #expect(limiter.take(from: "2001:db8:0:1::1", at: now) == nil)
        #expect(limiter.take(from: "2001:DB8:0:1:ffff::2", at: now) == 60)
        #expect(limiter.take(from: "2001:db8:0:2::1", at: now) == nil)
        #expect(limiter.take(from: "192.0.2.1", at: now) == nil)
        #expect(limiter.take(from: "192.0.2.2", at: now) == nil)
        #expect(limiter.take(from: "::ffff:192.0.2.3", at: now) == nil)
        #expect(limiter.take(from: "::ffff:192.0.2.2", at: now) == 60)
    }

    @Test("from too many addresses resets those that asked once, and all where that is not enough")
    func manyAddresses() throws {
        let limiter = try #require(RateLimiter(requestsPerMinute: 1))
        func fill(at now: ContinuousClock.Instant) {
            for index in 1..<RateLimiter.maximumAddresses { _ = limiter.take(from: "address \(index)", at: now) }
        }
        let begin = ContinuousClock.now
        fill(at: begin)
        let later = begin + .seconds(60)
        #expect(limiter.take(from: "busy", at: later) == nil)
        #expect(limiter.take(from: "another", at: later) == nil)
        #expect(limiter.take(from: "busy", at: later) == 60)
        fill(at: later)
        #expect(limiter.take(from: "busy", at: later) == nil)
    }
}
