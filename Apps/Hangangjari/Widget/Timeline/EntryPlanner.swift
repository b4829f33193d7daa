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
    /// The time before a value becomes old at which the next one is requested, in seconds: the plan shows it old five
    /// minutes early, and a reload may come later than requested.
    package static var lead: Double { TimelinePlan.spacing / .seconds(1) + 2 * 60 }
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

    /// Returns the timeline's entry for a planned one.
    package func entry(_ planned: TimelinePlan.Entry) -> ParkEntry<Content> {
        // Ages are judged as late as the system may keep showing the entry.
        let judgedAt = planned.span.upperBound.addingTimeInterval(TimelinePlan.spacing / .seconds(1))
        return ParkEntry(
            date: planned.date,
            judgedAt: judgedAt,
            plannedAt: start,
            parkID: parkID,
            isNearby: isNearby,
            result: outcome.result(at: judgedAt, plannedAt: start),
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
    /// A parking count is current for 35 minutes and marked after thirty, and the budget allows a reload in twenty. So
    /// with everything well a count that is at most ten minutes old when it arrives is not shown as old.
    private var interval: Duration {
        guard let observedAt = outcome.observedAt, let currentFor = outcome.policy.currentFor else {
            return .seconds(Self.intervals.upperBound)
        }
        let old = observedAt.addingTimeInterval(Double(currentFor.components.seconds) - Self.lead)
        let wanted = old.timeIntervalSince(start)
        return .seconds(min(max(wanted, Self.intervals.lowerBound), Self.intervals.upperBound))
    }
}
