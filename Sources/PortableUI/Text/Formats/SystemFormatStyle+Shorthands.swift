public import VitrinePlatform

// Where Foundation is complete the formats are its styles, and a shorthand is found by the protocol; otherwise by the
// type.
#if CompleteFoundation
extension FormatStyle where Self == SystemFormatStyle.DateOffset {
    /// The distance between the current date and another one in chosen units.
    public static func offset(
        to anchor: Date,
        allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .day, .hour, .minute, .second],
        maxFieldCount: Int = 2,
        sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
    ) -> Self {
        Self(to: anchor, allowedFields: allowedFields, maxFieldCount: maxFieldCount, sign: sign)
    }
}

extension FormatStyle where Self == SystemFormatStyle.Stopwatch {
    /// The time since a date, as a stopwatch shows it.
    public static func stopwatch(
        startingAt startDate: Date,
        showsHours: Bool = true,
        maxFieldCount: Int = 4,
        maxPrecision: Duration = .milliseconds(10)
    ) -> Self {
        Self(startingAt: startDate, showsHours: showsHours, maxFieldCount: maxFieldCount, maxPrecision: maxPrecision)
    }
}

extension FormatStyle where Self == SystemFormatStyle.Timer {
    /// The time that remains of an interval.
    public static func timer(
        countingDownIn interval: Range<Date>,
        showsHours: Bool = true,
        maxFieldCount: Int = 3,
        maxPrecision: Duration = .seconds(1)
    ) -> Self {
        Self(countingDownIn: interval, showsHours: showsHours)
    }

    /// The time that has passed of an interval.
    public static func timer(
        countingUpIn interval: Range<Date>,
        showsHours: Bool = true,
        maxFieldCount: Int = 3,
        maxPrecision: Duration = .seconds(1)
    ) -> Self {
        Self(countingUpIn: interval, showsHours: showsHours)
    }
}
#else
extension SystemFormatStyle.DateOffset {
    /// The distance between the current date and another one in chosen units.
    public static func offset(
        to anchor: Date,
        allowedFields: Set<Date.ComponentsFormatStyle.Field> = [.year, .month, .day, .hour, .minute, .second],
        maxFieldCount: Int = 2,
        sign: NumberFormatStyleConfiguration.SignDisplayStrategy = .automatic
    ) -> Self {
        Self(to: anchor, allowedFields: allowedFields, maxFieldCount: maxFieldCount, sign: sign)
    }
}

extension SystemFormatStyle.Stopwatch {
    /// The time since a date, as a stopwatch shows it.
    public static func stopwatch(startingAt startDate: Date) -> Self { Self(startingAt: startDate) }
}

extension SystemFormatStyle.Timer {
    /// The time that remains of an interval.
    public static func timer(countingDownIn interval: Range<Date>, showsHours: Bool = true) -> Self {
        Self(countingDownIn: interval, showsHours: showsHours)
    }

    /// The time that has passed of an interval.
    public static func timer(countingUpIn interval: Range<Date>, showsHours: Bool = true) -> Self {
        Self(countingUpIn: interval, showsHours: showsHours)
    }
}
#endif
