package import HangangjariModel
package import Vitrine
import VitrineWidgets

/// A snapshot of a park, whose parts can become stale independently.
package protocol ParkContent: Codable, Hashable, Sendable {
    /// Returns the dates after `now` at which a part becomes stale or ends, without those of the snapshot's own age.
    func changes(after now: Date) -> [PlannedChange]
}

extension ParkingSnapshot: ParkContent {
    /// Returns the dates at which lots become stale, which differ because each lot has its own count.
    package func changes(after now: Date) -> [PlannedChange] {
        lots.flatMap { [PlannedChange].ages(of: $0.judgedAt, by: .parking, after: now) }
    }
}

extension GeneralSnapshot: ParkContent {
    /// Returns the dates at which sections and signs become stale, each by its own limits, and at which forecast hours end.
    package func changes(after now: Date) -> [PlannedChange] {
        let sections: [PlannedChange] = [
            (weather.seen, FreshnessPolicy.weather), (crowd.seen, .crowd), (dust.seen, .dust),
        ]
        .flatMap { seen, limits in
            [PlannedChange].ages(of: seen.observedAt, by: seen.policy(limits), after: now)
        }
        let signs = signals.flatMap { sign in
            [PlannedChange].ages(of: sign.observedAt, by: .signal(sign.kind), after: now)
        }
        return sections + signs + .eventEnds(movement.map(\.end))
    }
}
