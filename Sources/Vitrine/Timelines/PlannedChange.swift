public import VitrinePlatform

/// A moment at which a widget's view must change because time passes, and the reason.
public struct PlannedChange: Hashable, Sendable {
    public var date: Date
    public var reason: ChangeReason

    public init(_ date: Date, _ reason: ChangeReason) {
        self.date = date
        self.reason = reason
    }
}

extension [PlannedChange] {
    /// Returns a change at the end of each event.
    public static func eventEnds(_ dates: some Sequence<Date>) -> [PlannedChange] {
        dates.map { PlannedChange($0, .eventEnd) }
    }

    /// Returns a change at the beginning of each event.
    public static func eventStarts(_ dates: some Sequence<Date>) -> [PlannedChange] {
        dates.map { PlannedChange($0, .eventStart) }
    }

    /// Returns the changes after `now` at which a value reaches an age limit of a policy.
    public static func ages(of observedAt: Date?, by policy: FreshnessPolicy, after now: Date) -> [PlannedChange] {
        policy.changes(observedAt: observedAt, after: now).map { PlannedChange($0, .age) }
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
