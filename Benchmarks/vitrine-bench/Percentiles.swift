import Foundation

/// How some times are spread, in milliseconds.
struct Percentiles: CustomStringConvertible {
    private let sorted: [Double]

    /// Sorts the times; there has to be at least one.
    init(_ times: [Double]) { sorted = times.sorted() }

    /// The time that this share of all does not exceed, by the nearest rank.
    func value(at share: Double) -> Double {
        let rank = Int((share * Double(sorted.count)).rounded(.up))
        return sorted[min(max(rank, 1), sorted.count) - 1]
    }

    /// Median, 95th percentile and longest.
    var description: String {
        String(format: "median %.1f ms, p95 %.1f ms, longest %.1f ms", value(at: 0.5), value(at: 0.95), value(at: 1))
    }
}
