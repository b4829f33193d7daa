import CLibical
import LucidPalModel
import Vitrine

extension RecurrenceRule {
    /// An upper bound of the times that libical tests between two times.
    func steps(from first: WallTime, to end: WallTime) -> Int {
        let begin = continued(before: first)
        guard begin < end else { return 1 }
        let seconds = end.secondsSince1970 - begin.secondsSince1970
        let periods = seconds / (max(1, Int(rule.interval)) * unit) + 1
        let steps = periods * (1 + timesPerPeriod)
        guard rule.count > 0, !hasConditions else { return steps }
        return min(steps, Int(rule.count) + timesPerPeriod)
    }

    /// The end of a search for any match that stays within `maximumProbe` steps, and at most 40 years long.
    var probeEnd: WallTime {
        let periods = max(1, Self.maximumProbe / (1 + timesPerPeriod))
        let seconds = min(periods * max(1, Int(rule.interval)) * unit, 40 * 366 * 86_400)
        return start.adding(seconds: seconds)
    }

    /// The length of a period of interval 1 in seconds; the shortest month and year, so that the bound holds.
    private var unit: Int {
        switch rule.freq {
        case ICAL_MINUTELY_RECURRENCE: 60
        case ICAL_HOURLY_RECURRENCE: 3600
        case ICAL_DAILY_RECURRENCE: 86_400
        case ICAL_WEEKLY_RECURRENCE: 7 * 86_400
        case ICAL_MONTHLY_RECURRENCE: 28 * 86_400
        default: 365 * 86_400
        }
    }

    /// An upper bound of the times in a period of the rule.
    private var timesPerPeriod: Int {
        let seconds = count(rule.by_second)
        let minutes = count(rule.by_minute) * seconds
        let hours = count(rule.by_hour) * minutes
        switch rule.freq {
        case ICAL_MINUTELY_RECURRENCE: return seconds
        case ICAL_HOURLY_RECURRENCE: return minutes
        case ICAL_DAILY_RECURRENCE: return hours
        case ICAL_WEEKLY_RECURRENCE: return count(rule.by_day) * hours
        case ICAL_MONTHLY_RECURRENCE: return daysPerMonth * hours
        default: return daysPerYear * hours
        }
    }

    private var daysPerMonth: Int {
        if isSet(rule.by_month_day.0) { return count(rule.by_month_day) }
        return isSet(rule.by_day.0) ? min(31, 5 * count(rule.by_day)) : 1
    }

    private var daysPerYear: Int {
        if isSet(rule.by_year_day.0) { return count(rule.by_year_day) }
        if isSet(rule.by_week_no.0) { return 7 * count(rule.by_week_no) }
        let isEveryMonth = !isSet(rule.by_month.0) && (isSet(rule.by_month_day.0) || isSet(rule.by_day.0))
        return (isEveryMonth ? 12 : count(rule.by_month)) * daysPerMonth
    }

    /// Whether the rule may leave out times of a period, so that its count does not bound the times tested.
    private var hasConditions: Bool {
        [rule.by_month.0, rule.by_month_day.0, rule.by_year_day.0, rule.by_week_no.0, rule.by_day.0, rule.by_set_pos.0]
            .contains(where: isSet)
            || (isSet(rule.by_hour.0) && rule.freq == ICAL_HOURLY_RECURRENCE)
    }

    /// The number of values of one of libical's lists, at least 1.
    private func count<Tuple>(_ tuple: Tuple) -> Int { max(1, list(tuple).count) }
}
