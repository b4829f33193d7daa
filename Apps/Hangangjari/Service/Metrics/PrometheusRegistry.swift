package import CoreMetrics
import Synchronization

/// Stores the metrics of a service and formats them in Prometheus' text format, version 0.0.4.
///
/// The registry is passed to its users and is not global, so that the metrics of two services in a process stay
/// separate.
package final class PrometheusRegistry: MetricsFactory {
    private struct Key: Hashable, Comparable {
        var name: String
        var labels: String

        static func < (left: Key, right: Key) -> Bool { (left.name, left.labels) < (right.name, right.labels) }
    }

    private let metrics = Mutex<[Key: any PrometheusMetric]>([:])

    package init() {}

    /// All metrics as text, ordered by name.
    package var text: String {
        let all = metrics.withLock { $0 }.sorted { $0.key < $1.key }
        var text = ""
        var name = ""
        for (key, metric) in all {
            if key.name != name {
                name = key.name
                text += "# TYPE \(name) \(metric.type)\n"
            }
            text += metric.lines(name: key.name, labels: key.labels)
        }
        return text
    }

    package func makeCounter(label: String, dimensions: [(String, String)]) -> any CounterHandler {
        metric(label, dimensions, PrometheusCounter())
    }

    package func makeRecorder(
        label: String,
        dimensions: [(String, String)],
        aggregate: Bool
    ) -> any RecorderHandler {
        aggregate
            ? metric(label, dimensions, PrometheusHistogram())
            : metric(label, dimensions, PrometheusGauge()) as any RecorderHandler
    }

    package func makeMeter(label: String, dimensions: [(String, String)]) -> any MeterHandler {
        metric(label, dimensions, PrometheusGauge())
    }

    package func makeTimer(label: String, dimensions: [(String, String)]) -> any TimerHandler {
        metric(label, dimensions, PrometheusHistogram())
    }

    package func destroyCounter(_ handler: any CounterHandler) { remove(handler) }

    package func destroyRecorder(_ handler: any RecorderHandler) { remove(handler) }

    package func destroyMeter(_ handler: any MeterHandler) { remove(handler) }

    package func destroyTimer(_ handler: any TimerHandler) { remove(handler) }

    /// Returns the metric with a name and labels, and registers a new one if there is none of that type.
    private func metric<Metric: PrometheusMetric>(
        _ label: String,
        _ dimensions: [(String, String)],
        _ new: Metric
    ) -> Metric {
        let labels = dimensions.sorted { $0.0 < $1.0 }.map { "\(Self.name($0.0))=\"\(Self.escaped($0.1))\"" }
        let key = Key(name: Self.name(label), labels: labels.joined(separator: ","))
        return metrics.withLock { metrics in
            if let old = metrics[key] as? Metric { return old }
            metrics[key] = new
            return new
        }
    }

    private func remove(_ handler: AnyObject) {
        metrics.withLock { metrics in metrics = metrics.filter { $0.value !== handler } }
    }

    private static func name(_ label: String) -> String {
        String(label.map { $0.isASCII && ($0.isLetter || $0.isNumber) ? $0 : "_" })
    }

    private static func escaped(_ value: String) -> String {
        value.reduce(into: "") { escaped, character in
            switch character {
            case "\\": escaped += "\\\\"
            case "\"": escaped += "\\\""
            case "\n": escaped += "\\n"
            default: escaped.append(character)
            }
        }
    }
}
