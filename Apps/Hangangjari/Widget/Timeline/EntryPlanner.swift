import HangangjariModel
import Vitrine
import VitrineLoading
import VitrineWidgets

/// Creates a timeline from the outcome of a load, with entries for now and for each time at which the view must change.
struct EntryPlanner<Content: ParkSnapshot> {
    /// The planned time span, in seconds; every value is withdrawn within that time.
    private static var horizon: Double { 12 * 3600 }
    /// The shortest and the longest time until the next reload after a success: 72 and 48 reloads a day, as many as the
    /// system's budget allows.
    private static var intervals: ClosedRange<Double> { 20 * 60...30 * 60 }
    /// The time before a value becomes old at which the next one is requested, in seconds: the plan shows it old five
    /// minutes early, and a reload may come later than requested.
    private static var lead: Double { TimelinePlan.spacing / .seconds(1) + 2 * 60 }
    /// The time until the next reload after a failure.
    private static var retryInterval: Duration { .seconds(15 * 60) }

    let parkID: String
    /// Whether the park is shown because it is the nearest.
    let isNearby: Bool
    let loaded: LoadedPark<Content>
    /// The date from which the timeline is planned.
    let start: Date

    private var outcome: LoadOutcome<Content> { loaded.outcome }

    /// Returns the timeline's entry for a planned one.
    private func entry(_ planned: TimelinePlan.Entry) -> ParkEntry<Content> {
        // Ages are judged as late as the system may keep showing the entry.
        let judgedAt = planned.span.upperBound.addingTimeInterval(TimelinePlan.spacing / .seconds(1))
        return ParkEntry(
            date: planned.date,
            judgedAt: judgedAt,
            plannedAt: start,
            parkID: parkID,
            isNearby: isNearby,
            result: outcome.result(at: judgedAt, plannedAt: start),
            storedTrouble: loaded.storedTrouble
        )
    }

    /// Returns the entries from the start on, with the date of the next reload.
    func timeline() -> Timeline<ParkEntry<Content>> {
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
