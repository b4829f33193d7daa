public import VitrinePlatform

/// The dates of a timeline's entries: now, and every later moment at which the view must change because time passes.
///
/// A widget with such a timeline stays correct even if it is never reloaded, if the system merges entries that are
/// close together, and if it shows one some minutes late.
///
/// ```swift
/// let plan = TimelinePlan(
///     from: now,
///     until: now.addingTimeInterval(86_400),
///     changes: .eventEnds(events.map(\.end)) + .dayTurns(days, after: now, until: horizon),
///     reload: .after(.seconds(900), orAt: [.eventEnd])
/// )
/// let entries = plan.entries.map { HabitsEntry(date: $0.date, day: days.day(of: $0.span.upperBound), snapshot: snapshot) }
/// ```
///
/// The plan has no side effects and is the same for the same input: `now` is passed in, and the order of the changes
/// does not matter.
public struct TimelinePlan: Hashable, Sendable {
    /// The entries in the order of time, the first for `now`.
    ///
    /// The first is dated earlier than `now` where that gives an entry soon after it its distance; it is shown at once
    /// all the same, because the system shows the newest entry that is not in the future.
    public let entries: [Entry]

    /// When the widget requests a new timeline; nil to wait for a request by the app.
    public let reloadDate: Date?

    /// The distance between entries below which the system may merge them, and the time by which it may show one late.
    ///
    /// Apple, "Keeping a widget up to date": entries at least about five minutes apart, and no promise of punctuality.
    public static let spacing = Duration.seconds(300)

    /// A planned entry.
    public struct Entry: Hashable, Sendable {
        /// The date of the timeline's entry.
        public var date: Date
        /// From the first moment at which the entry can be shown to the date of the last change that it takes into
        /// account.
        ///
        /// Judge by the lower bound what a view claims from some moment on, such as that an event has begun, by the
        /// upper bound what it claims until some moment, such as the day, and a value's age with
        /// ``FreshnessPolicy/freshness(observedAt:during:)``.
        public var span: ClosedRange<Date>
        /// Why the view changes at the date; several changes may share an entry.
        public var reasons: Set<ChangeReason>

        /// Creates an entry for one moment.
        public init(date: Date, reasons: Set<ChangeReason>) {
            self.date = date
            self.reasons = reasons
            span = date...date
        }
    }

    /// Plans a timeline.
    ///
    /// A change that is too close to another entry is shown earlier or later, as its ``PlannedChange/timing`` says,
    /// with the next or the previous one. If it cannot be shown at its date, the plan requests a reload then.
    ///
    /// - Parameters:
    ///   - now: The date from which the first entry is shown, which also covers changes at or before it.
    ///   - horizon: The last date to plan for, inclusive.
    ///   - changes: The moments at which the view changes, in any order; repetitions are allowed.
    ///   - limit: The maximum number of entries. If there are more changes, the plan ends early and requests a reload
    ///     at the first change left out.
    ///   - reload: When to request the next timeline.
    /// - Precondition: The horizon is not before `now`, and `limit` is positive.
    /// - Complexity: *n* log *n* in the number of changes.
    public init(
        from now: Date,
        until horizon: Date,
        changes: [PlannedChange],
        limit: Int = 50,
        reload: ReloadRule
    ) {
        precondition(horizon >= now, "the horizon is before the start")
        precondition(limit > 0, "limit must be positive, got \(limit)")
        let placement = EntryPlacement(changes, from: now, until: horizon)
        entries = Array(placement.entries.prefix(limit))
        let leftOut = placement.entries.dropFirst(limit).first?.date
        reloadDate = [reload.date(from: now, entries: entries), leftOut, placement.firstEarly].compactMap(\.self).min()
    }
}
