import CoreMetrics
import Synchronization

/// A metric with one set of labels.
protocol PrometheusMetric: AnyObject, Sendable {
    /// The type in the metric's `# TYPE` line.
    var type: String { get }
    /// Returns the metric's lines, each with a line break.
    func lines(name: String, labels: String) -> String
}

extension PrometheusMetric {
    /// Returns a line; `extra` are labels that follow the metric's own.
    func line(_ name: String, _ labels: String, extra: String = "", _ value: String) -> String {
        let all = [labels, extra].filter { !$0.isEmpty }.joined(separator: ",")
        return all.isEmpty ? "\(name) \(value)\n" : "\(name){\(all)} \(value)\n"
    }
}

/// A counter, whose value only increases.
final class PrometheusCounter: PrometheusMetric, CounterHandler {
    private let value = Atomic<Int64>(0)

    let type = "counter"

    func increment(by amount: Int64) { value.wrappingAdd(amount, ordering: .relaxed) }

    func reset() { value.store(0, ordering: .relaxed) }

    func lines(name: String, labels: String) -> String {
        line(name, labels, String(value.load(ordering: .relaxed)))
    }
}

/// A gauge, whose value can increase and decrease.
final class PrometheusGauge: PrometheusMetric, RecorderHandler, MeterHandler {
    private let value = Mutex(0.0)

    let type = "gauge"

    func record(_ value: Int64) { record(Double(value)) }

    func record(_ value: Double) { set(value) }

    func set(_ value: Int64) { set(Double(value)) }

    func set(_ value: Double) { self.value.withLock { $0 = value } }

    func increment(by amount: Double) { value.withLock { $0 += amount } }

    func decrement(by amount: Double) { value.withLock { $0 -= amount } }

    func lines(name: String, labels: String) -> String {
        line(name, labels, String(value.withLock { $0 }))
    }
}

/// A histogram; the values of a timer are in seconds.
final class PrometheusHistogram: PrometheusMetric, TimerHandler, RecorderHandler {
    /// The upper bounds of all buckets except the last, which is unbounded.
    static let bounds = [0.0001, 0.0005, 0.001, 0.005, 0.025, 0.1, 0.5, 2.5, 10]

    private struct State {
        var buckets = [Int](repeating: 0, count: PrometheusHistogram.bounds.count + 1)
        var sum = 0.0
    }

    private let state = Mutex(State())

    let type = "histogram"

    func recordNanoseconds(_ duration: Int64) { record(Double(duration) / 1e9) }

    func record(_ value: Int64) { record(Double(value)) }

    func record(_ value: Double) {
        let bucket = Self.bounds.firstIndex { value <= $0 } ?? Self.bounds.count
        state.withLock { state in
            state.buckets[bucket] += 1
            state.sum += value
        }
    }

    func lines(name: String, labels: String) -> String {
        let state = state.withLock { $0 }
        var count = 0
        var text = ""
        for (bucket, bound) in zip(state.buckets, Self.bounds.map { String($0) } + ["+Inf"]) {
            count += bucket
            text += line(name + "_bucket", labels, extra: "le=\"\(bound)\"", String(count))
        }
        return text + line(name + "_sum", labels, String(state.sum)) + line(name + "_count", labels, String(count))
    }
}
