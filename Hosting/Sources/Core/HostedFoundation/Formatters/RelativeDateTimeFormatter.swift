public import Foundation

/// Writes a time difference in words, such as "in 3 days".
open class RelativeDateTimeFormatter: Formatter, @unchecked Sendable {
    /// How differences of a day are named.
    public enum DateTimeStyle: Int, Sendable {
        case numeric, named
    }

    /// How long units are written.
    public enum UnitsStyle: Int, Sendable {
        case full, spellOut, short, abbreviated
    }

    open var dateTimeStyle: DateTimeStyle = .numeric
    open var unitsStyle: UnitsStyle = .full
    open var formattingContext: Formatter.Context = .unknown
    open var calendar: Calendar! = DeviceLocale.calendar
    open var locale: Locale! = DeviceLocale.current

    /// The difference between a date and another one.
    open func localizedString(for date: Date, relativeTo referenceDate: Date) -> String {
        // The style counts from the process's clock, so the date is moved by what the reference differs from it.
        style.format(date.addingTimeInterval(Date().timeIntervalSince(referenceDate)))
    }

    /// A difference in seconds, negative for the past.
    open func localizedString(fromTimeInterval timeInterval: TimeInterval) -> String {
        style.format(Date().addingTimeInterval(timeInterval))
    }

    /// A difference in units of the calendar.
    open func localizedString(from dateComponents: DateComponents) -> String {
        let now = Date()
        return localizedString(for: calendar.date(byAdding: dateComponents, to: now) ?? now, relativeTo: now)
    }

    open override func string(for obj: Any?) -> String? {
        (obj as? Date).map { localizedString(for: $0, relativeTo: Date()) }
    }

    private var style: Date.RelativeFormatStyle {
        let width: Date.RelativeFormatStyle.UnitsStyle =
            switch unitsStyle {
            case .full: .wide
            case .spellOut: .spellOut
            case .short: .abbreviated
            case .abbreviated: .narrow
            }
        return Date.RelativeFormatStyle(
            presentation: dateTimeStyle == .named ? .named : .numeric,
            unitsStyle: width,
            locale: locale,
            calendar: calendar
        )
    }
}
