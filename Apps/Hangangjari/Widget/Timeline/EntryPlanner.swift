import HangangjariModel
package import Vitrine
package import VitrineWidgets

/// Makes a timeline of what a load came to: an entry now, and one at each moment at which the drawing must change by itself.
package struct EntryPlanner<Content: ParkContent>: Sendable {
    /// How far a timeline plans ahead, in seconds: every value is withdrawn within that time.
    package static var horizon: Double { 12 * 3600 }
    /// How long until the next timeline, if all is well: 48 a day is what the system pays for.
    package static var interval: Duration { .seconds(30 * 60) }
    /// The same after trouble.
    package static var retryInterval: Duration { .seconds(15 * 60) }

    private let parkID: String
    private let isNearby: Bool
    private let outcome: LoadOutcome<Content>

    /// Makes a planner.
    ///
    /// - Parameters:
    ///   - parkID: The park.
    ///   - isNearby: Whether it is the nearest.
    ///   - outcome: What the load came to.
    package init(
        parkID: String,
        isNearby: Bool,
        outcome: LoadOutcome<Content>
    ) {
        self.parkID = parkID
        self.isNearby = isNearby
        self.outcome = outcome
    }

    /// The entry of a moment.
    package func entry(at date: Date) -> ParkEntry<Content> {
        ParkEntry(date: date, parkID: parkID, isNearby: isNearby, result: outcome.result(at: date))
    }

    /// The entries from a moment on, and when to ask anew.
    package func timeline(from now: Date) -> Timeline<ParkEntry<Content>> {
        let plan = TimelinePlan(
            from: now,
            until: now.addingTimeInterval(Self.horizon),
            changes: outcome.changes(after: now) + (outcome.value?.changes(after: now) ?? []),
            limit: 24,
            reload: .after(outcome.trouble == nil ? Self.interval : Self.retryInterval)
        )
        return Timeline(
            entries: plan.entries.map { entry(at: $0.date) },
            policy: plan.reloadDate.map { .after($0) } ?? .atEnd
        )
    }
}
