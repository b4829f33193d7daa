#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// The dates of a timeline's entries: now, and every later moment at which the drawing must change by itself.
///
/// A widget with such a timeline does not lie even if it is never reloaded.
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
/// Pure, and the same for the same input: `now` is passed in, and the order of the changes does not matter.
public struct TimelinePlan: Hashable, Sendable {
    /// The entries in the order of time.
    ///
    /// The first is at the start; no two have the same date.
    public let entries: [Entry]

    /// When the widget wants a new timeline; nil for not before the app asks.
    public let reloadDate: Date?

    /// A planned entry.
    public struct Entry: Hashable, Sendable {
        /// From when on the entry is shown.
        public var date: Date
        /// Why the drawing changes then.
        public var reasons: Set<ChangeReason>

        /// Creates an entry.
        public init(date: Date, reasons: Set<ChangeReason>) {
            self.date = date
            self.reasons = reasons
        }
    }

    /// Plans a timeline.
    ///
    /// - Parameters:
    ///   - now: The start. Changes at or before it are part of the first entry, and not planned.
    ///   - horizon: The last moment that is planned for, inclusive. Not before `now`.
    ///   - changes: The moments at which the drawing changes, in any order, repetitions allowed.
    ///   - spacing: The least distance of two entries. A change that comes sooner is shown later, at the end of the distance, never
    ///     earlier than it is true; so a long spacing shows what is over for up to that long.
    ///   - limit: The most entries. If there are more changes, the plan ends early and wants to be reloaded at the first one left out.
    ///   - reload: When to ask for the next timeline.
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
        precondition(horizon >= now, "the horizon lies before the start")
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

    /// Gathers sorted changes into entries that keep their distance.
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
