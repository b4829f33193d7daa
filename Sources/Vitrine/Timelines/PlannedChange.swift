public import VitrinePlatform

/// A moment at which a widget's view must change because time passes, and the reason.
public struct PlannedChange: Hashable, Sendable {
    /// When the view must change.
    public var date: Date
    /// Why the view must change.
    public var reason: ChangeReason
    /// When the change may be shown if it cannot be shown at its date.
    public var timing: Timing

    /// When a change may be shown.
    ///
    /// A view may claim less than is true for some minutes, never more. So a change after which it claims less comes
    /// early where it cannot come on time, and one after which it claims more comes late.
    public enum Timing: Hashable, Sendable {
        /// At its date; earlier where another entry is too close: a value grows old, an event ends, a day begins.
        case early
        /// At its date; later where another entry is too close: an event begins.
        case late
    }

    /// Creates a change, which comes early where it cannot come on time unless given.
    public init(_ date: Date, _ reason: ChangeReason, _ timing: Timing = .early) {
        self.date = date
        self.reason = reason
        self.timing = timing
    }
}

extension PlannedChange {
    /// The change for a limit at which a value stops being current or is withdrawn, planned as much earlier as the
    /// system may show an entry late.
    public static func limit(at date: Date) -> PlannedChange {
        PlannedChange(date.addingTimeInterval(-TimelinePlan.spacing.seconds), .age)
    }
}

extension [PlannedChange] {
    /// Returns a change at the end of each event.
    public static func eventEnds(_ dates: some Sequence<Date>) -> [PlannedChange] {
        dates.map { PlannedChange($0, .eventEnd) }
    }

    /// Returns a change at the beginning of each event.
    public static func eventStarts(_ dates: some Sequence<Date>) -> [PlannedChange] {
        dates.map { PlannedChange($0, .eventStart, .late) }
    }

    /// Returns the changes after `now` for the age limits of a value, each planned as much earlier as the system may
    /// show an entry late, and the one at which the date of a value from the future comes within the policy's
    /// tolerance.
    ///
    /// An entry judges the value with ``FreshnessPolicy/freshness(observedAt:during:)``, which looks as far ahead.
    public static func ages(of observedAt: Date?, by policy: FreshnessPolicy, after now: Date) -> [PlannedChange] {
        policy.changes(observedAt: observedAt, after: now)
            .map { $0 < observedAt ?? $0 ? PlannedChange($0, .age, .late) : .limit(at: $0) }
    }

    /// Returns a change at the beginning of each local day after a moment, up to and including the horizon.
    ///
    /// - Complexity: Linear in the number of days.
    public static func dayTurns(_ calendar: DayCalendar, after now: Date, until horizon: Date) -> [PlannedChange] {
        var changes: [PlannedChange] = []
        var last = now
        while true {
            let moment = calendar.nextDayStart(after: last)
            // Beyond the dates that the calendar supports, no day is later than the moment.
            guard moment > last, moment <= horizon else { return changes }
            changes.append(PlannedChange(moment, .dayTurn))
            last = moment
        }
    }
}
