import AsyncHTTPClient
import FaultyService
import NIOCore
import NIOHTTP1
import Testing
import VitrineTesting

@testable import HangangjariService

@Suite("The faulty service")
struct FaultyServiceTests {
    private static func body(of service: FaultyService, path: String = "/") async throws -> (
        status: UInt, bytes: [UInt8]
    ) {
        let client = HTTPClient(configuration: HTTPClient.Configuration(redirectConfiguration: .disallow))
        do {
            let request = HTTPClientRequest(url: service.address + path)
            let response = try await client.execute(request, timeout: TimeAmount(Patience.limit))
            let body = try await response.body.collect(upTo: 20_000_000)
            try await client.shutdown()
            return (response.status.code, Array(body.readableBytesView))
        } catch {
            try await client.shutdown()
            throw error
        }
    }

    @Test("gives its responses in turn, and repeats the last")
    func inTurn() async throws {
        let service = try await FaultyService.start(inTurn: [.failure(500), .json("1"), .json("2")])
        defer { service.stop() }
        var statuses: [UInt] = []
        for _ in 0..<4 { statuses.append(try await Self.body(of: service).status) }
        #expect(statuses == [500, 200, 200, 200])
        #expect(service.requests.count == 4)
        service.change(always: .emptyBody)
        #expect(try await Self.body(of: service).bytes.isEmpty)
    }

    @Test("sends large responses completely")
    func large() async throws {
        let service = try await FaultyService.start(always: .large(bytes: 10_000_000))
        defer { service.stop() }
        #expect(try await Self.body(of: service).bytes.count == 10_000_000)
    }

    @Test("breaks off truncated responses, and closes connections on request")
    func broken() async throws {
        for answer in [FaultyAnswer.truncated("{\"a\":1}"), FaultyAnswer(.close), FaultyAnswer(.raw([1, 2, 3]))] {
            let service = try await FaultyService.start(always: answer)
            await #expect(throws: (any Error).self) { try await Self.body(of: service) }
            service.stop()
        }
    }

    @Test("has a bomb that zlib decompresses to ten megabytes")
    func bomb() async throws {
        let service = try await FaultyService.start(always: .packed(GzipBomb.bytes))
        defer { service.stop() }
        let bytes = try await Self.body(of: service).bytes
        #expect(bytes.count < 100_000)
        let unpacked = try Gzip.expand(bytes, limit: 20_000_000)
        #expect(unpacked.count == GzipBomb.unpackedCount)
        #expect(unpacked.count > 10_000_000)
        #expect(unpacked.allSatisfy { $0 == 0 })
    }

    @Test("delays a late response, and reports received requests")
    func late() async throws {
        let service = try await FaultyService.start(always: .json("{}").after(.milliseconds(50)))
        defer { service.stop() }
        let begin = ContinuousClock.now
        async let body = Self.body(of: service, path: "/late?x=1")
        await service.waitForRequests(1)
        #expect(service.requests.first?.path == "/late?x=1")
        #expect(try await body.bytes == Array("{}".utf8))
        #expect(ContinuousClock.now - begin >= .milliseconds(50))
    }
}
