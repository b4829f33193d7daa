#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// A moment at which the drawing must change by itself, and why.
public struct PlannedChange: Hashable, Sendable {
    /// The moment.
    public var date: Date
    /// Why the drawing changes then.
    public var reason: ChangeReason

    /// Creates a change.
    public init(_ date: Date, _ reason: ChangeReason) {
        self.date = date
        self.reason = reason
    }
}

extension [PlannedChange] {
    /// The ends of events.
    public static func eventEnds(_ dates: some Sequence<Date>) -> [PlannedChange] {
        dates.map { PlannedChange($0, .eventEnd) }
    }

    /// The beginnings of events.
    public static func eventStarts(_ dates: some Sequence<Date>) -> [PlannedChange] {
        dates.map { PlannedChange($0, .eventStart) }
    }

    /// The age limits of a value.
    public static func ages(of observedAt: Date?, by policy: FreshnessPolicy, after now: Date) -> [PlannedChange] {
        policy.changes(observedAt: observedAt, after: now).map { PlannedChange($0, .age) }
    }

    /// The beginnings of the local days after a moment, up to and including the horizon.
    ///
    /// - Complexity: Linear in the number of days.
    public static func dayTurns(_ calendar: DayCalendar, after now: Date, until horizon: Date) -> [PlannedChange] {
        var changes: [PlannedChange] = []
        var moment = calendar.nextDayStart(after: now)
        while moment <= horizon {
            changes.append(PlannedChange(moment, .dayTurn))
            moment = calendar.nextDayStart(after: moment)
        }
        return changes
    }
}
