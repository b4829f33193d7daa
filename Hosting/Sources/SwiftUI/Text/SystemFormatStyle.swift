/// Formats of times that the system keeps up to date.
///
/// On the device each is drawn as the older style that comes nearest to it; fields and precision have no effect.
/// https://developer.apple.com/documentation/swiftui/systemformatstyle
public enum SystemFormatStyle: Sendable {
    /// The time between the current date and another one, such as "2 hours, 23 min".
    public struct DateOffset: Hashable, Codable, Sendable {
        let anchor: Date

        public init(
            to anchor: Date,
            allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .day, .hour, .minute, .second],
            maxFieldCount: Int = 2,
            sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
        ) {
            self.anchor = anchor
        }
    }

    /// A date in words that are relative to the current date.
    public struct DateReference: Hashable, Codable, Sendable {
        let anchor: Date

        public init(
            to date: Date,
            allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute],
            maxFieldCount: Int = 2,
            thresholdField: Date.RelativeFormatStyle.Field = .day
        ) {
            anchor = date
        }
    }

    /// The time since a date, as a stopwatch shows it.
    public struct Stopwatch: Hashable, Codable, Sendable {
        let start: Date

        public init(
            startingAt startDate: Date,
            showsHours: Bool = true,
            maxFieldCount: Int = 4,
            maxPrecision: Duration = .milliseconds(10)
        ) {
            start = startDate
        }
    }

    /// The time that has passed or remains of an interval, as a timer shows it.
    public struct Timer: Hashable, Codable, Sendable {
        let interval: Range<Date>
        let countsDown: Bool
        let showsHours: Bool

        public init(
            countingDownIn interval: Range<Date>,
            showsHours: Bool = true,
            maxFieldCount: Int = 3,
            maxPrecision: Duration = .seconds(1)
        ) {
            self.interval = interval
            countsDown = true
            self.showsHours = showsHours
        }

        public init(
            countingUpIn interval: Range<Date>,
            showsHours: Bool = true,
            maxFieldCount: Int = 3,
            maxPrecision: Duration = .seconds(1)
        ) {
            self.interval = interval
            countsDown = false
            self.showsHours = showsHours
        }
    }
}

extension SystemFormatStyle.DateOffset: FormatStyle, ClockStyle {
    var text: Text { Text(anchor, style: .offset) }

    public func format(_ value: Date) -> AttributedString { ClockDistance.text(from: anchor, to: value) }
}

extension SystemFormatStyle.DateReference: FormatStyle, ClockStyle {
    var text: Text { Text(anchor, style: .relative) }

    public func format(_ value: Date) -> AttributedString { ClockDistance.text(from: value, to: anchor) }
}

extension SystemFormatStyle.Stopwatch: FormatStyle, ClockStyle {
    var text: Text { Text(start, style: .timer) }

    public func format(_ value: Date) -> AttributedString { ClockDistance.text(from: start, to: value) }
}

extension SystemFormatStyle.Timer: FormatStyle, ClockStyle {
    var text: Text {
        Text(timerInterval: interval.lowerBound...interval.upperBound, countsDown: countsDown, showsHours: showsHours)
    }

    public func format(_ value: Date) -> AttributedString {
        let moment = min(max(value, interval.lowerBound), interval.upperBound)
        return countsDown
            ? ClockDistance.text(from: moment, to: interval.upperBound)
            : ClockDistance.text(from: interval.lowerBound, to: moment)
    }
}

extension FormatStyle where Self == SystemFormatStyle.DateOffset {
    public static func offset(
        to anchor: Date,
        allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .day, .hour, .minute, .second],
        maxFieldCount: Int = 2,
        sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
    ) -> Self { Self(to: anchor, allowedFields: allowedFields, maxFieldCount: maxFieldCount, sign: sign) }
}

extension FormatStyle where Self == SystemFormatStyle.DateReference {
    public static func reference(
        to date: Date,
        allowedFields: Set<Date.RelativeFormatStyle.Field> = [.year, .month, .day, .hour, .minute],
        maxFieldCount: Int = 2,
        thresholdField: Date.RelativeFormatStyle.Field = .day
    ) -> Self {
        Self(to: date, allowedFields: allowedFields, maxFieldCount: maxFieldCount, thresholdField: thresholdField)
    }
}

extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
    public static func stopwatch(
        startingAt startDate: Date,
        showsHours: Bool = true,
        maxFieldCount: Int = 4,
        maxPrecision: Duration = .milliseconds(10)
    ) -> Self { Self(startingAt: startDate) }
}

extension FormatStyle where Self == SystemFormatStyle.Timer {
    public static func timer(
        countingDownIn interval: Range<Date>,
        showsHours: Bool = true,
        maxFieldCount: Int = 3,
        maxPrecision: Duration = .seconds(1)
    ) -> Self { Self(countingDownIn: interval, showsHours: showsHours) }

    public static func timer(
        countingUpIn interval: Range<Date>,
        showsHours: Bool = true,
        maxFieldCount: Int = 3,
        maxPrecision: Duration = .seconds(1)
    ) -> Self { Self(countingUpIn: interval, showsHours: showsHours) }
}

/// The time between two dates, in hours, minutes and seconds.
private enum ClockDistance {
    static func text(from start: Date, to end: Date) -> AttributedString {
        // No widget shows more seconds than these.
        let seconds = Int(min(max(end.timeIntervalSince(start), -1e12), 1e12))
        return AttributedString(Duration.seconds(seconds).formatted(.time(pattern: .hourMinuteSecond)))
    }
}
