import CoreMetrics
import HTTPTypes
import HummingbirdTesting
import Testing

@testable import HangangjariService

@Suite("The metrics")
struct MetricsTests {
    @Test("count requests by route and status, and requests to the source by outcome")
    func counted() async throws {
        let service = TestedService()
        try await service.serve { client async throws in
            for _ in 0..<3 { _ = try await client.get("/v2/parks/banpo/home-summary") }
            _ = try await client.get("/v2/parks/none/state")
            service.source.fail(.timedOut)
            service.pass(60)
            _ = try await client.get("/v2/parks/banpo/state")
            let response = try await client.get("/metrics")
            #expect(response.headers[.contentType] == "text/plain; version=0.0.4; charset=utf-8")
            let lines = String(decoding: response.bytes, as: UTF8.self).split(separator: "\n").map(String.init)
            for line in [
                #"http_requests_total{route="home_summary",status="200"} 3"#,
                #"http_requests_total{route="state",status="200"} 1"#,
                #"http_requests_total{route="other",status="404"} 1"#,
                #"source_requests_total{outcome="success"} 1"#, #"source_requests_total{outcome="timed_out"} 1"#,
                "store_failures_total 0", "http_requests_open 1.0", "# TYPE http_requests_total counter",
                "# TYPE http_request_duration_seconds histogram",
                #"http_request_duration_seconds_count{route="home_summary"} 3"#,
            ] {
                #expect(lines.contains(line), "\(line)")
            }
        }
    }

    @Test("have one type line for each name, and cumulative buckets")
    func form() {
        let registry = PrometheusRegistry()
        let timer = registry.makeTimer(label: "work seconds", dimensions: [("kind", "a\"b\\c\nd")])
        for nanoseconds in [1, 2_000_000, 20_000_000_000] as [Int64] { timer.recordNanoseconds(nanoseconds) }
        registry.makeTimer(label: "work seconds", dimensions: []).recordNanoseconds(1)
        let lines = registry.text.split(separator: "\n")
        #expect(lines.filter { $0.hasPrefix("# TYPE") } == ["# TYPE work_seconds histogram"])
        #expect(lines.contains(#"work_seconds_bucket{kind="a\"b\\c\nd",le="0.0001"} 1"#))
        #expect(lines.contains(#"work_seconds_bucket{kind="a\"b\\c\nd",le="0.005"} 2"#))
        #expect(lines.contains(#"work_seconds_bucket{kind="a\"b\\c\nd",le="10.0"} 2"#))
        #expect(lines.contains(#"work_seconds_bucket{kind="a\"b\\c\nd",le="+Inf"} 3"#))
        #expect(lines.contains(#"work_seconds_count{kind="a\"b\\c\nd"} 3"#))
        #expect(lines.contains("work_seconds_count 1"))
    }

    @Test("with the same name and labels are shared until they are destroyed")
    func identity() {
        let registry = PrometheusRegistry()
        let first = registry.makeCounter(label: "n", dimensions: [("a", "1"), ("b", "2")])
        first.increment(by: 2)
        registry.makeCounter(label: "n", dimensions: [("b", "2"), ("a", "1")]).increment(by: 3)
        #expect(registry.text.contains(#"n{a="1",b="2"} 5"#))
        registry.destroyCounter(first)
        #expect(registry.text.isEmpty)
    }

    @Test("show a recorder as a gauge or as a histogram")
    func recorders() {
        let registry = PrometheusRegistry()
        registry.makeRecorder(label: "level", dimensions: [], aggregate: false).record(2.5)
        registry.makeRecorder(label: "size", dimensions: [], aggregate: true).record(Int64(1))
        #expect(registry.text.contains("# TYPE level gauge\nlevel 2.5\n"))
        #expect(registry.text.contains("size_sum 1.0\nsize_count 1\n"))
    }
}
