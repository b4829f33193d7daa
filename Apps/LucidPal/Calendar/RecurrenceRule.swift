import CLibical
import LucidPalModel
import Vitrine

/// The starts that a repetition rule (`RRULE`) makes, worked out by libical on the wall of the event's own zone.
struct RecurrenceRule {
    /// The most starts that are gone through for one rule, those before the window included.
    static let maximumSteps = 200_000

    /// libical's rule; its end is already a wall time of the event's zone.
    private var rule: icalrecurrencetype
    /// The first start.
    private let start: WallTime
    /// Whether the starts are days.
    private let isDay: Bool

    /// Makes a rule.
    ///
    /// - Parameters:
    ///   - rule: libical's rule.
    ///   - start: The event's start on its own wall.
    ///   - isDay: Whether the event takes whole days.
    ///   - wall: Turns the rule's end, which the standard wants in UTC, into a time of the event's wall.
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
        // A bare day as the end of a timed rule is against the standard but common; it means the whole day.
        return icaltimetype(isWholeDay ? until.adding(seconds: 86_399) : until)
    }

    /// Why the rule cannot be worked out within bounds; nil if it can.
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

    /// The starts from a time on, in ascending order, while they lie before another.
    ///
    /// - Parameters:
    ///   - first: Starts before it are left out.
    ///   - end: Starts from it on are left out.
    /// - Returns: The starts, and whether the bound on steps cut them short.
    /// - Complexity: Linear in the starts since the event's first, unless it repeats within a day without a count.
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

    /// The last time of the rule's rhythm at or before another, so that a jump keeps the rhythm.
    private func aligned(_ time: WallTime) -> WallTime {
        let unit = rule.freq == ICAL_HOURLY_RECURRENCE ? 3600 : 60
        let period = max(1, Int(rule.interval)) * unit
        let distance = time.secondsSince1970 - start.secondsSince1970
        return start.adding(seconds: distance / period * period)
    }

    /// Whether the starts before the window need not be gone through: libical loses the rhythm of conditions over a jump.
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

    /// Whether every day named lies beyond the end of every month named.
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

    /// The values of one of libical's lists, which end with a marker.
    private func list<Tuple>(_ tuple: Tuple) -> [Int16] {
        withUnsafeBytes(of: tuple) { bytes in
            Array(bytes.bindMemory(to: Int16.self).prefix { isSet($0) })
        }
    }
}
