import Foundation
import VitrineFleet

/// A fleet of a million widgets on one core: the cost of a widget-day, compared with a fleet of ten thousand in the
/// same run.
///
/// A widget lives for two days, of which the first does not count.
struct FleetMillionRow: BenchmarkRow {
    let name = "fleet.million"

    func measure(in folder: BenchmarkFolder) throws -> RowResult {
        let small = Self.time(widgets: 10_000)
        let large = Self.time(widgets: 1_000_000)
        return RowResult(
            name: name,
            unit: "us/day",
            ours: large,
            peer: small,
            peerName: "ten thousand widgets",
            bar: .atMost(1.3),
            condition: large < 60,
            notes: [String(format: "%.1f s for 1,000,000 widget-days; the bar is 60 s", large)]
        )
    }

    /// The time of a widget-day in microseconds.
    private static func time(widgets: Int) -> Double {
        let policy = FleetPolicy("15 min", .after(.seconds(900)))
        let start = ContinuousClock.now
        let result = Fleet(widgets: widgets, days: 1, seed: 1).run(policy)
        precondition(result.lookCount > 0, "the fleet was not simulated")
        return (ContinuousClock.now - start) / .microseconds(1) / Double(widgets * 2)
    }
}
