package import HangangjariModel
package import Vitrine
package import VitrineWidgets

/// A snapshot of a park, parts of which get old each on their own.
package protocol ParkContent: Codable, Hashable, Sendable {
    /// The moments after `now` at which a part gets old or is over; the snapshot's own age is not among them.
    func changes(after now: Date) -> [PlannedChange]
}

extension ParkingSnapshot: ParkContent {
    /// The moments at which a lot gets old: each was counted at another one.
    package func changes(after now: Date) -> [PlannedChange] {
        lots.flatMap { [PlannedChange].ages(of: $0.judgedAt, by: .parking, after: now) }
    }
}

extension GeneralSnapshot: ParkContent {
    /// The moments at which a section or a sign gets old, each by limits of its own, and at which an hour is over.
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
