import HTTPTypes
import HangangjariAPI
import HummingbirdTesting
import Testing

@testable import HangangjariService

@Suite("A conditional request")
struct ConditionalRequestTests {
    private static let path = "/v2/parks/banpo/home-summary"

    @Test("gets 304 until a value or the refresh state has changed, even after a refresh")
    func notModified() async throws {
        let service = TestedService()
        try await service.serve { client async throws in
            let first = try await client.get(Self.path)
            let tag = try #require(first.headers[.eTag])
            let observed = TestedService.begin
            service.source.change { park, _ throws(ServiceError) in
                ScriptedSource.answer(park, observed, remaining: 10)
            }
            for _ in 0..<3 {
                service.pass(60)
                let again = try await client.get(Self.path, [.ifNoneMatch: tag])
                #expect(again.status == .notModified)
                #expect(again.bytes.isEmpty)
                #expect(again.headers[.eTag] == tag)
                #expect(again.headers[.cacheControl] == first.headers[.cacheControl])
                #expect(again.headers[.contentLength] == nil)
                #expect(again.headers[.contentType] == nil)
            }
            #expect(service.source.questions.count == 4)
            service.source.fail()
            service.pass(60)
            let failing = try await client.get(Self.path, [.ifNoneMatch: tag])
            #expect(failing.status == .ok)
            let failingTag = try #require(failing.headers[.eTag])
            #expect(failingTag != tag)
            service.source.succeed(remaining: 9)
            service.pass(60)
            #expect(try await client.get(Self.path, [.ifNoneMatch: failingTag]).status == .ok)
        }
    }

    @Test(
        "matches by the weak comparison",
        arguments: [
            (#"W/"abc""#, true), (#""abc""#, true), ("*", true), (#""x", W/"abc""#, true), (#""x","abc""#, true),
            (#" "abc" "#, true), (#""ABC""#, false), ("abc", false), ("", false), (#""abc"#, false),
            (#"w/"abc""#, false),
            (#""ab", "c""#, false),
        ]
    )
    func weakComparison(validators: String, matches: Bool) {
        #expect(RequestConditions([.ifNoneMatch: validators]).has(#"W/"abc""#) == matches)
    }

    @Test(
        "gets gzip exactly if it accepts it",
        arguments: [
            ("gzip", true), ("gzip, deflate, br", true), ("br;q=1.0, gzip;q=0.5", true), ("GZIP", true), ("*", true),
            ("x-gzip", true), ("identity", false), ("", false), ("gzip;q=0", false), ("gzip;q=0.0, *", false),
            ("*;q=0", false), ("br", false), ("gzipped", false), ("gzip ; q=0", false),
        ]
    )
    func encodings(header: String, accepts: Bool) {
        #expect(RequestConditions([.acceptEncoding: header]).acceptsGzip == accepts)
    }

    @Test("gets the directives for caches, the same bytes compressed and plain, and with HEAD the headers alone")
    func forms() async throws {
        try await TestedService()
            .serve { client async throws in
                let whole = try await client.get(Self.path)
                let directives = "public, max-age=30, stale-while-revalidate=60, stale-if-error=86400"
                #expect(whole.headers[.cacheControl] == directives)
                #expect(whole.headers[.vary] == "Accept-Encoding")
                #expect(whole.headers[.contentType] == "application/json")
                let head = try await client.execute(uri: Self.path, method: .head, headers: [:], body: nil)
                #expect(head.status == .ok)
                #expect(head.bytes.isEmpty)
                #expect(head.headers[.contentLength] == String(whole.bytes.count))
                #expect(head.headers[.eTag] == whole.headers[.eTag])
                for path in [Self.path, "/v2/parks/banpo/state", "/v2/parks", "/openapi.json"] {
                    let plain = try await client.get(path)
                    let packed = try await client.get(path, [.acceptEncoding: "gzip"])
                    #expect(packed.headers[.contentEncoding] == "gzip")
                    #expect(plain.headers[.contentEncoding] == nil)
                    #expect(packed.headers[.eTag] == plain.headers[.eTag])
                    #expect(packed.bytes.count < plain.bytes.count)
                    #expect(try Gzip.expand(packed.bytes, limit: 1 << 20) == plain.bytes)
                }
            }
    }
}
