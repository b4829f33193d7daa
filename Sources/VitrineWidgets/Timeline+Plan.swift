public import Vitrine

#if canImport(Darwin)
public import WidgetKit
#else
public import PortableWidgets
#endif

extension Timeline {
    /// Creates the timeline of a plan: an entry for each planned date, and the plan's reload.
    ///
    /// ```swift
    /// let plan = TimelinePlan(from: now, until: tomorrow, changes: .dayTurns(days, after: now, until: tomorrow), reload: .never)
    /// completion(Timeline(plan) { HabitsEntry(date: $0.date, day: days.day(of: $0.span.upperBound), snapshot: snapshot) })
    /// ```
    ///
    /// - Parameters:
    ///   - plan: The plan. Without a reload date the policy is `never`: only the app or a tap asks for the next
    ///     timeline.
    ///   - entry: Returns the timeline's entry for a planned one, with the same date. It judges by the span what the
    ///     view claims.
    /// - Throws: The error of `entry`.
    public init<Failure>(
        _ plan: TimelinePlan,
        entry: (TimelinePlan.Entry) throws(Failure) -> EntryType
    ) throws(Failure) {
        self.init(
            plan,
            entries: try plan.entries.map(entry),
            policy: plan.reloadDate.map { .after($0) } ?? .never
        )
    }

    /// Creates a timeline of the entries of a plan.
    ///
    /// A device that this package makes learns the reasons of the plan. WidgetKit has no place for them.
    init(_ plan: TimelinePlan, entries: [EntryType], policy: TimelineReloadPolicy) {
        #if canImport(Darwin)
        self.init(entries: entries, policy: policy)
        #else
        let reasons = plan.entries.map { $0.reasons.sorted().map(\.rawValue) }
        self.init(entries: entries, policy: policy, reasons: reasons)
        #endif
    }
}
