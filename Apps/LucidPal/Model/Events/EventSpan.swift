package import Vitrine

/// The time that an occurrence takes, stored so that it stays correct when the device's zone changes.
///
/// Its JSON form is one object: `{"start": s, "end": s}` with seconds since 2001-01-01 UTC, `{"firstDay": "YYYY-MM-DD",
/// "lastDay": "YYYY-MM-DD"}`, or `{"localStart": "YYYY-MM-DDTHH:MM:SS", "localEnd": …}`.
package enum EventSpan: Hashable, Sendable {
    /// Between two fixed moments; the end is not before the start.
    case moments(start: Date, end: Date)
    /// Whole days in the device's zone, both included.
    case days(first: LocalDay, last: LocalDay)
    /// Between two wall times in the device's zone.
    case floating(start: WallTime, end: WallTime)

    /// Whether the span consists of whole days.
    package var isAllDay: Bool {
        if case .days = self { true } else { false }
    }

    /// The first and the last day in the device's zone if the span takes a day or longer and more than one day; the
    /// times of a shorter one say by themselves on which day it ends.
    package func severalDays(in days: DayCalendar) -> (first: LocalDay, last: LocalDay)? {
        let (start, end) = interval(in: days)
        let first = days.day(of: start)
        // The end of whole days is the start of the next one.
        let last = isAllDay ? days.day(of: end).adding(days: -1) : days.day(of: end)
        return first < last && end.timeIntervalSince(start) >= 86_400 ? (first, last) : nil
    }

    /// The start and end in the device's zone.
    package func interval(in days: DayCalendar) -> (start: Date, end: Date) {
        switch self {
        case .moments(let start, let end): (start, end)
        case .days(let first, let last): (days.start(of: first), days.start(of: last.adding(days: 1)))
        case .floating(let start, let end): (days.moment(of: start), days.moment(of: end))
        }
    }
}

extension EventSpan: Codable {
    private enum CodingKeys: String, CodingKey {
        case start, end, firstDay, lastDay, localStart, localEnd
    }

    /// Reads any of the three forms.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        if container.contains(.firstDay) {
            let first = try container.decode(LocalDay.self, forKey: .firstDay)
            self = .days(first: first, last: max(first, try container.decode(LocalDay.self, forKey: .lastDay)))
        } else if container.contains(.localStart) {
            let start = try container.decode(WallTime.self, forKey: .localStart)
            self = .floating(start: start, end: max(start, try container.decode(WallTime.self, forKey: .localEnd)))
        } else {
            let start = try container.decode(Date.self, forKey: .start)
            self = .moments(start: start, end: max(start, try container.decode(Date.self, forKey: .end)))
        }
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: CodingKeys.self)
        switch self {
        case .moments(let start, let end):
            try container.encode(start, forKey: .start)
            try container.encode(end, forKey: .end)
        case .days(let first, let last):
            try container.encode(first, forKey: .firstDay)
            try container.encode(last, forKey: .lastDay)
        case .floating(let start, let end):
            try container.encode(start, forKey: .localStart)
            try container.encode(end, forKey: .localEnd)
        }
    }
}
