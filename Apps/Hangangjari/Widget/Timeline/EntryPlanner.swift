package import HangangjariModel
package import Vitrine
package import VitrineWidgets

/// Creates a timeline from the outcome of a load, with entries for now and for each time at which the view must change.
package struct EntryPlanner<Content: ParkContent>: Sendable {
    /// The planned time span, in seconds; every value is withdrawn within that time.
    package static var horizon: Double { 12 * 3600 }
    /// The shortest and the longest time until the next reload after a success: 72 and 48 reloads a day, as many as the
    /// system's budget allows.
    package static var intervals: ClosedRange<Double> { 20 * 60...30 * 60 }
    /// The time before a value becomes old at which the next one is requested: a reload may come later than requested.
    package static var lead: Double { 2 * 60 }
    /// The time until the next reload after a failure.
    package static var retryInterval: Duration { .seconds(15 * 60) }

    private let parkID: String
    private let isNearby: Bool
    private let outcome: LoadOutcome<Content>
    private let storedTrouble: UnavailabilityReason?
    private let start: Date

    /// Creates a planner.
    ///
    /// - Parameters:
    ///   - parkID: The identifier of the park.
    ///   - isNearby: Whether the park is shown because it is the nearest.
    ///   - loaded: The outcome of the load, and the state of what is stored.
    ///   - start: The date from which the timeline is planned.
    package init(
        parkID: String,
        isNearby: Bool,
        loaded: LoadedPark<Content>,
        from start: Date
    ) {
        self.parkID = parkID
        self.isNearby = isNearby
        self.start = start
        outcome = loaded.outcome
        storedTrouble = loaded.storedTrouble
    }

    /// Returns the entry for a date.
    package func entry(at date: Date) -> ParkEntry<Content> {
        ParkEntry(
            date: date,
            plannedAt: start,
            parkID: parkID,
            isNearby: isNearby,
            result: outcome.result(at: date, plannedAt: start),
            storedTrouble: storedTrouble
        )
    }

    /// Returns the entries from the start on, with the date of the next reload.
    package func timeline() -> Timeline<ParkEntry<Content>> {
        let plan = TimelinePlan(
            from: start,
            until: start.addingTimeInterval(Self.horizon),
            changes: outcome.changes(plannedAt: start) + (outcome.value?.changes(plannedAt: start) ?? []),
            limit: 24,
            reload: .after(outcome.trouble == nil ? interval : Self.retryInterval)
        )
        return Timeline(plan, entry: entry)
    }

    /// The time until the next reload: shortly before the value becomes old, within the budget.
    ///
    /// So with everything well no value becomes old: a parking count is at most ten minutes old when it arrives, and current
    /// for thirty. Old means that a promised reload was missed, or that the service had nothing newer.
    private var interval: Duration {
        guard let observedAt = outcome.observedAt, let currentFor = outcome.policy.currentFor else {
            return .seconds(Self.intervals.upperBound)
        }
        let old = observedAt.addingTimeInterval(Double(currentFor.components.seconds) - Self.lead)
        let wanted = old.timeIntervalSince(start)
        return .seconds(min(max(wanted, Self.intervals.lowerBound), Self.intervals.upperBound))
    }
}
