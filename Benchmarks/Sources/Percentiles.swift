import Foundation

/// The distribution of times, in milliseconds.
struct Percentiles: CustomStringConvertible {
    private let sorted: [Double]

    /// Sorts the times, which must not be empty.
    init(_ times: [Double]) { sorted = times.sorted() }

    /// Returns the time that a share of all times does not exceed, by the nearest-rank method.
    func value(at share: Double) -> Double {
        let rank = Int((share * Double(sorted.count)).rounded(.up))
        return sorted[min(max(rank, 1), sorted.count) - 1]
    }

    /// The median, the 95th percentile and the longest time.
    var description: String {
        String(format: "median %.1f ms, p95 %.1f ms, longest %.1f ms", value(at: 0.5), value(at: 0.95), value(at: 1))
    }
}
