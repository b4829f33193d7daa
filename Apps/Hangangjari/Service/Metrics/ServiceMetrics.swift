import CoreMetrics
import Metrics

/// The metrics of the service; metrics with known labels are created at the start, so that a request only updates them.
struct ServiceMetrics: Sendable {
    /// The statuses with their own counters; all others are counted as 0.
    private static let statuses = [200, 204, 304, 400, 404, 405, 413, 414, 429, 500, 503, 0]

    private let registry: PrometheusRegistry
    private let requests: [ServiceRoute.Name: [Counter]]
    private let durations: [ServiceRoute.Name: Timer]
    private let open: Meter
    private let storeFailures: Counter
    private let refreshDuration: Timer

    init(_ registry: PrometheusRegistry) {
        self.registry = registry
        requests = Dictionary(
            uniqueKeysWithValues: ServiceRoute.Name.allCases.map { route in
                let counters = Self.statuses.map { status in
                    Counter(
                        label: "http_requests_total",
                        dimensions: [("route", route.rawValue), ("status", status == 0 ? "other" : String(status))],
                        factory: registry
                    )
                }
                return (route, counters)
            }
        )
        durations = Dictionary(
            uniqueKeysWithValues: ServiceRoute.Name.allCases.map { route in
                let dimensions = [("route", route.rawValue)]
                return (
                    route, Timer(label: "http_request_duration_seconds", dimensions: dimensions, factory: registry)
                )
            }
        )
        open = Meter(label: "http_requests_open", factory: registry)
        storeFailures = Counter(label: "store_failures_total", factory: registry)
        refreshDuration = Timer(label: "source_request_duration_seconds", factory: registry)
    }

    /// All metrics in Prometheus' text format.
    var text: String { registry.text }

    func countBegin() { open.increment() }

    func countRequest(_ route: ServiceRoute.Name, status: Int, took duration: Duration) {
        let index = Self.statuses.firstIndex(of: status) ?? Self.statuses.count - 1
        requests[route]?[index].increment()
        durations[route]?.recordNanoseconds(Int64(duration / .nanoseconds(1)))
        open.decrement()
    }

    func countRefresh(outcome: String, took duration: Duration) {
        Counter(label: "source_requests_total", dimensions: [("outcome", outcome)], factory: registry).increment()
        refreshDuration.recordNanoseconds(Int64(duration / .nanoseconds(1)))
    }

    func countStoreFailure() { storeFailures.increment() }
}
