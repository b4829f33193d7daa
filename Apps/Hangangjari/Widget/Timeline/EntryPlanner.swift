import HangangjariModel
package import Vitrine
package import VitrineWidgets

/// Creates a timeline from the outcome of a load, with entries for now and for each time at which the view must change.
package struct EntryPlanner<Content: ParkContent>: Sendable {
    /// The planned time span, in seconds; every value is withdrawn within that time.
    package static var horizon: Double { 12 * 3600 }
    /// The time until the next reload after a success; it corresponds to 48 reloads a day, which the system's budget allows.
    package static var interval: Duration { .seconds(30 * 60) }
    /// The time until the next reload after a failure.
    package static var retryInterval: Duration { .seconds(15 * 60) }

    private let parkID: String
    private let isNearby: Bool
    private let outcome: LoadOutcome<Content>

    /// Creates a planner.
    ///
    /// - Parameters:
    ///   - parkID: The identifier of the park.
    ///   - isNearby: Whether the park is shown because it is the nearest.
    ///   - outcome: The outcome of the load.
    package init(
        parkID: String,
        isNearby: Bool,
        outcome: LoadOutcome<Content>
    ) {
        self.parkID = parkID
        self.isNearby = isNearby
        self.outcome = outcome
    }

    /// Returns the entry for a date.
    package func entry(at date: Date) -> ParkEntry<Content> {
        ParkEntry(date: date, parkID: parkID, isNearby: isNearby, result: outcome.result(at: date))
    }

    /// Returns the entries from a date on, with the date of the next reload.
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
