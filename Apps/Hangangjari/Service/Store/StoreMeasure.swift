/// A number about a store, for the metrics.
package struct StoreMeasure: Hashable, Sendable {
    /// The metric's name, with its unit, such as `push_queue_age_seconds`.
    package var name: String
    package var value: Double

    package init(_ name: String, _ value: Double) {
        self.name = name
        self.value = value
    }

    /// The measure as a gauge in Prometheus' text format.
    var text: String { "# TYPE \(name) gauge\n\(name) \(value)\n" }
}
