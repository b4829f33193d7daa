package import Vitrine

/// The time of an operation and the zone that determines its day; stores never ask the system for either.
package struct Moment: Hashable, Sendable {
    /// The current time.
    package var now: Date
    /// The local days of the device.
    package var days: DayCalendar

    package init(now: Date, days: DayCalendar) {
        self.now = now
        self.days = days
    }

    /// The local day at `now`.
    package var today: LocalDay { days.day(of: now) }
}

extension Moment {
    /// Returns the day that a person typed, or today if the text is nil or empty.
    ///
    /// - Throws: `DayTextError` for a text that is no date, and for a day that the zone left out.
    package func day(_ text: String?) throws(DayTextError) -> LocalDay {
        guard let text, !text.isEmpty else { return today }
        guard let day = LocalDay(text) else {
            throw DayTextError(.noDate, "\"\(text.prefix(40))\" is not a date; write it as \(today).")
        }
        guard days.length(of: day) > .zero else {
            let message = "The zone \(days.zoneName) left out the day \(day); choose the day before or after it."
            throw DayTextError(.leftOut, message)
        }
        return day
    }
}

/// An error about a day that a person typed.
package typealias DayTextError = AppError<DayTextErrorCode>

package enum DayTextErrorCode: AppErrorCode {
    /// The text is not a date.
    case noDate
    /// The time zone has no such day.
    case leftOut
}
