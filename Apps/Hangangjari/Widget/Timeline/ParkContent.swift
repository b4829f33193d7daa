package import HangangjariModel
package import Vitrine
import VitrineWidgets

/// A snapshot of a park, whose parts can become stale independently.
package protocol ParkContent: Codable, Hashable, Sendable {
    /// Returns the dates after the start of a timeline at which a part becomes stale or ends, without those of the
    /// snapshot's own age.
    func changes(plannedAt start: Date) -> [PlannedChange]
}

extension ParkingSnapshot: ParkContent {
    /// Returns the dates at which lots become stale, which differ because each lot has its own count.
    package func changes(plannedAt start: Date) -> [PlannedChange] {
        lots.flatMap { FreshnessPolicy.parking.changes(observedAt: $0.judgedAt, plannedAt: start) }
    }
}

extension GeneralSnapshot: ParkContent {
    /// Returns the dates at which sections and signs become stale, each by its own limits, and at which forecast hours
    /// end.
    package func changes(plannedAt start: Date) -> [PlannedChange] {
        let sections: [PlannedChange] = [
            (weather.seen, FreshnessPolicy.weather), (crowd.seen, .crowd), (dust.seen, .dust),
        ]
        .flatMap { seen, limits in
            seen.policy(limits).changes(observedAt: seen.observedAt, plannedAt: start)
        }
        let signs = signals.flatMap { sign in
            [PlannedChange].ages(of: sign.observedAt, by: .signal(sign.kind), after: start)
        }
        return sections + signs + .eventEnds(movement.map(\.end))
    }
}
