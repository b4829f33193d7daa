import CLibical
import LucidPalModel
import Vitrine

/// The starts of a recurrence rule (`RRULE`), computed by libical in the wall time of the event's own zone.
struct RecurrenceRule {
    /// The maximum number of starts that are computed for one rule, including those before the window.
    static let maximumSteps = 200_000

    /// libical's rule, with its end converted to the event's wall time.
    private var rule: icalrecurrencetype
    private let start: WallTime
    private let isDay: Bool

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
        default: neverHappens ? "the rule names days that no month has" : nil
        }
    }

    /// The starts in a half-open range of wall times, in ascending order.
    ///
    /// - Parameters:
    ///   - first: The lower bound, included.
    ///   - end: The upper bound, excluded.
    /// - Returns: The starts, and whether `maximumSteps` cut them short.
    /// - Complexity: Linear in the starts since the event's first, unless the rule repeats within a day and has no
    ///   count.
    func starts(from first: WallTime, to end: WallTime) -> (starts: [WallTime], isCut: Bool) {
        guard let iterator = icalrecur_iterator_new(rule, icaltimetype(start, isDate: isDay)) else {
            return ([], false)
        }
        defer { icalrecur_iterator_free(iterator) }
        if mayJump, first > start { icalrecur_iterator_set_start(iterator, icaltimetype(aligned(first))) }
        var starts: [WallTime] = []
        for _ in 0..<Self.maximumSteps {
            let next = icalrecur_iterator_next(iterator)
            guard icaltime_is_null_time(next) == 0, let wall = WallTime(next) else { return (starts, false) }
            if wall >= end { return (starts, false) }
            if wall >= first { starts.append(wall) }
        }
        return (starts, true)
    }

    /// The last start of the rule at or before a time, so that skipping ahead stays aligned with the rule's interval.
    private func aligned(_ time: WallTime) -> WallTime {
        let unit = rule.freq == ICAL_HOURLY_RECURRENCE ? 3600 : 60
        let period = max(1, Int(rule.interval)) * unit
        let distance = time.secondsSince1970 - start.secondsSince1970
        return start.adding(seconds: distance / period * period)
    }

    /// Whether the starts before the window can be skipped: libical loses its alignment if a rule with conditions
    /// skips.
    private var mayJump: Bool {
        let isWithinDay = rule.freq == ICAL_HOURLY_RECURRENCE || rule.freq == ICAL_MINUTELY_RECURRENCE
        return isWithinDay && rule.count == 0 && !limitsDays && !limitsHours && !limitsWithinHour
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

    private func isSet(_ value: Int16) -> Bool { Int(value) != Int(ICAL_RECURRENCE_ARRAY_MAX.rawValue) }

    /// The values of one of libical's lists, without the end marker.
    private func list<Tuple>(_ tuple: Tuple) -> [Int16] {
        withUnsafeBytes(of: tuple) { bytes in
            Array(bytes.bindMemory(to: Int16.self).prefix { isSet($0) })
        }
    }
}
