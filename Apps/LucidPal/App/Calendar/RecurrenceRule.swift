import CLibical
import LucidPalModel
import Vitrine

/// The starts of a recurrence rule (`RRULE`), computed by libical in the wall time of the event's own zone.
struct RecurrenceRule {
    /// The maximum number of times that are tested for one rule.
    static let maximumSteps = 200_000
    /// The maximum number of times that are tested to find out whether a rule matches any time.
    static let maximumProbe = 20_000

    /// libical's rule, with its end converted to the event's wall time.
    private(set) var rule: icalrecurrencetype
    let start: WallTime
    let isDay: Bool

    /// Creates a rule.
    ///
    /// - Parameters:
    ///   - rule: libical's rule.
    ///   - start: The event's start in its own wall time.
    ///   - isDay: Whether the event takes whole days.
    ///   - wall: Converts the rule's end, which the standard requires in UTC, to the event's wall time.
    init(_ rule: icalrecurrencetype, start: WallTime, isDay: Bool, wall: (WallTime) -> WallTime) {
        self.rule = rule
        self.start = start
        self.isDay = isDay
        if icaltime_is_null_time(rule.until) == 0, let until = WallTime(rule.until) {
            let isUTC = icaltime_is_utc(rule.until) != 0
            let isWholeDay = rule.until.is_date != 0
            self.rule.until = Self.end(isUTC ? wall(until) : until, isWholeDay: isWholeDay, isDay: isDay)
        }
    }

    private static func end(_ until: WallTime, isWholeDay: Bool, isDay: Bool) -> icaltimetype {
        if isDay { return icaltimetype(WallTime(day: until.day), isDate: true) }
        // A date as the end of a timed rule violates the standard but is common; it means the whole day.
        return icaltimetype(isWholeDay ? until.adding(seconds: 86_399) : until)
    }

    /// Why the rule cannot be computed within bounds; nil if it can.
    ///
    /// libical searches such rules second by second up to the year 2582, which would take minutes.
    var refusal: String? {
        switch rule.freq {
        case ICAL_NO_RECURRENCE: "the rule has no frequency"
        case ICAL_SECONDLY_RECURRENCE: "rules that repeat every second are not supported"
        case ICAL_MINUTELY_RECURRENCE where limitsDays || limitsHours || limitsWithinHour:
            "rules that repeat every minute with further conditions are not supported"
        case ICAL_HOURLY_RECURRENCE where limitsDays:
            "rules that repeat every hour on certain days only are not supported"
        // libical finds no day of such a rule, although most months have one.
        case ICAL_DAILY_RECURRENCE where list(rule.by_month_day).contains(where: { $0 < 0 }):
            "rules that repeat every day and count days from the end of the month are not supported"
        default: neverHappens ? "the rule names days that no month has" : nil
        }
    }

    /// The starts in a half-open range of wall times, in ascending order.
    ///
    /// - Parameters:
    ///   - first: The lower bound, included.
    ///   - end: The upper bound, excluded.
    /// - Returns: The starts; nil if libical finds no time for the rule at all.
    /// - Complexity: Linear in `steps(from:to:)`.
    func starts(from first: WallTime, to end: WallTime) -> [WallTime]? {
        var starts: [WallTime] = []
        let isPossible = forEach(from: continued(before: first), until: end) { wall in
            if wall >= first, wall < end { starts.append(wall) }
            return wall < end
        }
        return isPossible ? starts : nil
    }

    /// The first time that the rule matches until an end; nil if there is none.
    func firstMatch(until end: WallTime) -> WallTime? {
        var first: WallTime?
        _ = forEach(from: start, until: end) { wall in
            first = wall
            return false
        }
        return first
    }

    /// Calls a closure with each start until it returns false; returns false if libical refuses the rule.
    ///
    /// The end is given to libical as the rule's own: otherwise it searches for a match up to the year 2582.
    private func forEach(from begin: WallTime, until end: WallTime, _ body: (WallTime) -> Bool) -> Bool {
        var bounded = rule
        if icaltime_is_null_time(rule.until) != 0 || (WallTime(rule.until) ?? end) > end {
            bounded.until = icaltimetype(end, isDate: isDay)
        }
        guard let iterator = icalrecur_iterator_new(bounded, icaltimetype(begin, isDate: isDay)) else { return false }
        defer { icalrecur_iterator_free(iterator) }
        while true {
            let next = icalrecur_iterator_next(iterator)
            guard icaltime_is_null_time(next) == 0, let wall = WallTime(next), body(wall) else { return true }
        }
    }

    /// The last beginning of a period of the rule well before a time, from which the rule continues unchanged.
    ///
    /// Only rules without a count, whose periods have equal lengths, can be continued from a later start.
    func continued(before time: WallTime) -> WallTime {
        guard rule.count == 0, let length = periodLength else { return start }
        let distance = time.secondsSince1970 - start.secondsSince1970
        let periods = distance / length - 2
        return periods > 0 ? start.adding(seconds: periods * length) : start
    }

    /// The length of a period in seconds; nil for months and years.
    private var periodLength: Int? {
        let interval = max(1, Int(rule.interval))
        switch rule.freq {
        case ICAL_WEEKLY_RECURRENCE: return interval * 7 * 86_400
        case ICAL_DAILY_RECURRENCE: return interval * 86_400
        case ICAL_HOURLY_RECURRENCE where !isDay: return interval * 3600
        case ICAL_MINUTELY_RECURRENCE where !isDay: return interval * 60
        default: return nil
        }
    }

    private var limitsWithinHour: Bool { isSet(rule.by_minute.0) || isSet(rule.by_second.0) }
    private var limitsHours: Bool { isSet(rule.by_hour.0) }
    private var limitsDays: Bool {
        [rule.by_month.0, rule.by_month_day.0, rule.by_year_day.0, rule.by_week_no.0, rule.by_day.0, rule.by_set_pos.0]
            .contains(where: isSet)
    }

    /// Whether every day of the rule is past the end of every month of the rule.
    private var neverHappens: Bool {
        guard isSet(rule.by_month.0), isSet(rule.by_month_day.0) else { return false }
        let longest = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
        let months = list(rule.by_month).map { Int(icalrecurrencetype_month_month($0)) }
        let days = list(rule.by_month_day).map { abs(Int($0)) }
        return !months.contains { month in
            (1...12).contains(month) && days.contains { $0 <= longest[month - 1] }
        }
    }

    func isSet(_ value: Int16) -> Bool { Int(value) != Int(ICAL_RECURRENCE_ARRAY_MAX.rawValue) }

    /// The values of one of libical's lists, without the end marker.
    func list<Tuple>(_ tuple: Tuple) -> [Int16] {
        withUnsafeBytes(of: tuple) { bytes in
            Array(bytes.bindMemory(to: Int16.self).prefix { isSet($0) })
        }
    }
}
