/// The dates that are accepted from files, messages and command lines: `Date.distantPast` to the end of the year 9998.
///
/// Every such date has a local day of the years 1 to 9999 in every time zone, and so has the day after it. Dates beyond
/// are refused where they come in, because calendars and whole numbers of seconds have no room for them.
package enum SupportedDates {
    /// Seconds since 1970-01-01T00:00:00Z.
    ///
    /// `Date.distantPast` is two days before the year 1 of this calendar; programs store it for "never".
    private static let seconds: Range<Double> = -62_135_769_600..<253_370_764_800

    /// The range as words, for messages.
    package static let description = "a date of the years 1 to 9998"

    /// Whether a date is accepted; a date that is not a number is not.
    package static func contains(_ date: Date) -> Bool { seconds.contains(date.timeIntervalSince1970) }

    /// The whole seconds from 1970 to a date, rounded down.
    ///
    /// A date outside of the range is clamped to its nearest end, and one that is not a number counts as 1970, so that
    /// code which cannot fail, such as that of a view, has a number for every date.
    package static func second(of date: Date) -> Int {
        let interval = date.timeIntervalSince1970.rounded(.down)
        guard !interval.isNaN else { return 0 }
        return Int(min(max(interval, seconds.lowerBound), seconds.upperBound - 1))
    }

    /// Moves a date into the range as ``second(of:)`` does, and keeps its fraction.
    package static func clamped(_ date: Date) -> Date {
        contains(date) ? date : Date(timeIntervalSince1970: Double(second(of: date)))
    }
}
