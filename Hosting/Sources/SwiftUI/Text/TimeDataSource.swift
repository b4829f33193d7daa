/// A value that changes with the clock, for a text.
///
/// https://developer.apple.com/documentation/swiftui/timedatasource
public struct TimeDataSource<Value> {
    /// The value at a moment.
    let value: @Sendable (Date) -> Value

    init(_ value: @escaping @Sendable (Date) -> Value) {
        self.value = value
    }
}

extension TimeDataSource: Sendable where Value: Sendable {}

extension TimeDataSource<Date> {
    /// The moment at which the text is drawn.
    public static var currentDate: TimeDataSource<Date> { TimeDataSource { $0 } }
}

extension TimeDataSource<Duration> {
    /// The time from a date to the moment at which the text is drawn.
    public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
        TimeDataSource { .seconds($0.timeIntervalSince(date)) }
    }
}

extension TimeDataSource<Range<Date>> {
    /// The time from a date to the moment at which the text is drawn; empty before it.
    public static func dateRange(startingAt date: Date) -> TimeDataSource<Range<Date>> {
        TimeDataSource { date..<max(date, $0) }
    }

    /// The time from the moment at which the text is drawn to a date; empty after it.
    public static func dateRange(endingAt date: Date) -> TimeDataSource<Range<Date>> {
        TimeDataSource { min(date, $0)..<date }
    }
}

extension Text {
    /// Creates a text of a value that changes with the clock.
    ///
    /// Formats of ``SystemFormatStyle`` are kept up to date by the device; any other is formatted once, for the entry's
    /// process clock.
    public init<F: FormatStyle>(_ source: TimeDataSource<F.FormatInput>, format: F)
    where F.FormatOutput == String {
        self.init(verbatim: format.format(source.value(Date())))
    }

    /// Creates a text of a value that changes with the clock; see ``init(_:format:)``.
    public init<F: FormatStyle>(_ source: TimeDataSource<F.FormatInput>, format: F)
    where F.FormatOutput == AttributedString {
        if let style = format as? any ClockStyle {
            self = style.text
        } else {
            self.init(format.format(source.value(Date())))
        }
    }
}

/// A format whose text the device keeps up to date.
protocol ClockStyle {
    var text: Text { get }
}
