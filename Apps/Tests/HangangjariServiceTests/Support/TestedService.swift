import CompactJSON
import HTTPTypes
import HangangjariAPI
import Hummingbird
import HummingbirdTesting
import Logging
import NIOCore
import Testing
import VitrineTesting

@testable import HangangjariService

/// A service on a real socket, with parts that a test can control.
struct TestedService {
    /// The start time of every test, which is the time of ``CityAnswer``.
    static let begin = Timestamp(secondsSince1970: 1_786_597_500)

    var source = ScriptedSource.good()
    var store: any ParkStore = MemoryStore()
    var clock = ServiceClock(standingAt: TestedService.begin)
    var faults = AnswerFaults()
    var registry = PrometheusRegistry()
    var limits = RequestLimits()
    var stopwatch: any Clock<Duration> = StandingClock()

    /// Advances the service's clock by a number of seconds.
    func pass(_ seconds: Int) { clock.set(clock.now.adding(seconds), running: false) }

    /// Runs the service during a test.
    func serve(_ test: @Sendable (any TestClientProtocol) async throws -> Void) async throws {
        var parts = HangangjariServer.Parts(
            source: source,
            store: store,
            clock: clock,
            logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }
        )
        parts.faults = faults
        parts.registry = registry
        parts.limits = limits
        parts.stopwatch = stopwatch
        // However slow the machine is: a clock that stands would wait for the next turn for ever.
        parts.askLimit = Patience.limit
        let server = try HangangjariServer(parts)
        await server.load()
        try await server.application(port: 0).test(.live, test)
    }
}

extension TestClientProtocol {
    /// Sends a GET request.
    func get(_ path: String, _ headers: HTTPFields = [:]) async throws -> TestResponse {
        try await execute(uri: path, method: .get, headers: headers, body: nil)
    }

    /// Requests and decodes a park's home summary.
    func summary(of id: String = "banpo") async throws -> HomeSummary {
        let response = try await get("/v2/parks/\(id)/home-summary")
        try #require(response.status == .ok)
        return try response.read(HomeSummary.self)
    }
}

extension TestResponse {
    /// Decodes the body.
    func read<Value: Decodable>(_ type: Value.Type) throws -> Value {
        try CompactJSONDecoder().decode(type, from: bytes)
    }

    /// The body's bytes.
    var bytes: [UInt8] { Array(body.readableBytesView) }

    /// The code of the refusal in the body; nil for other bodies.
    var refusal: String? { try? read(Refusal.self).error.code }
}
