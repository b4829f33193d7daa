public import VitrinePlatform

/// The dates of a timeline's entries: now, and every later moment at which the view must change because time passes.
///
/// A widget with such a timeline stays correct even if it is never reloaded.
///
/// ```swift
/// let plan = TimelinePlan(
///     from: now,
///     until: now.addingTimeInterval(86_400),
///     changes: .eventEnds(events.map(\.end)) + .dayTurns(days, after: now, until: horizon),
///     reload: .after(.seconds(900), orAt: [.eventEnd])
/// )
/// let entries = plan.entries.map { HabitsEntry(date: $0.date, snapshot: snapshot) }
/// ```
///
/// The plan has no side effects and is the same for the same input: `now` is passed in, and the order of the changes does not
/// matter.
public struct TimelinePlan: Hashable, Sendable {
    /// The entries in the order of time.
    ///
    /// The first is at `now`; no two entries have the same date.
    public let entries: [Entry]

    /// When the widget requests a new timeline; nil to wait for a request by the app.
    public let reloadDate: Date?

    /// A planned entry.
    public struct Entry: Hashable, Sendable {
        /// When the entry begins to be shown.
        public var date: Date
        public var reasons: Set<ChangeReason>

        public init(date: Date, reasons: Set<ChangeReason>) {
            self.date = date
            self.reasons = reasons
        }
    }

    /// Plans a timeline.
    ///
    /// - Parameters:
    ///   - now: The date of the first entry, which also covers changes at or before this date.
    ///   - horizon: The last date to plan for, inclusive.
    ///   - changes: The moments at which the view changes, in any order; repetitions are allowed.
    ///   - spacing: The minimum distance between two entries. A change that follows sooner is shown later, at the end of the
    ///     distance, never before it is true; so with a long spacing, outdated content is shown for up to that long.
    ///   - limit: The maximum number of entries. If there are more changes, the plan ends early and requests a reload at the first
    ///     change left out.
    ///   - reload: When to request the next timeline.
    /// - Precondition: The horizon is not before `now`, `spacing` is not negative, `limit` is positive.
    /// - Complexity: *n* log *n* in the number of changes.
    public init(
        from now: Date,
        until horizon: Date,
        changes: [PlannedChange],
        spacing: Duration = .zero,
        limit: Int = 50,
        reload: ReloadRule
    ) {
        precondition(horizon >= now, "the horizon is before the start")
        precondition(spacing >= .zero, "spacing must not be negative, got \(spacing)")
        precondition(limit > 0, "limit must be positive, got \(limit)")
        let later = changes.filter { $0.date > now && $0.date <= horizon }
        let all = Self.spaced(later.sorted { $0.date < $1.date }, from: now, by: spacing.seconds)
        let entries = Array(all.prefix(limit))
        self.entries = entries
        let wanted = reload.date(from: now, entries: entries)
        guard all.count > limit else {
            reloadDate = wanted
            return
        }
        reloadDate = min(wanted ?? all[limit].date, all[limit].date)
    }

    /// Combines sorted changes into entries with at least the minimum distance.
    private static func spaced(_ changes: [PlannedChange], from now: Date, by spacing: TimeInterval) -> [Entry] {
        var entries = [Entry(date: now, reasons: [.start])]
        for change in changes {
            let last = entries[entries.count - 1]
            if change.date <= last.date {
                entries[entries.count - 1].reasons.insert(change.reason)
            } else {
                let earliest = last.date.addingTimeInterval(spacing)
                entries.append(Entry(date: max(change.date, earliest), reasons: [change.reason]))
            }
        }
        return entries
    }
}
