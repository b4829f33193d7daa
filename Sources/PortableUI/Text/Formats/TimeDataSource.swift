public import VitrinePlatform

/// A value that changes with the clock, for a text.
///
/// https://developer.apple.com/documentation/swiftui/timedatasource
public struct TimeDataSource<Value>: Sendable {
    private let value: @Sendable (Date) -> Value

    private init(_ value: @escaping @Sendable (Date) -> Value) {
        self.value = value
    }

    /// The value at a moment.
    public func _value(at moment: Date) -> Value { value(moment) }
}

extension TimeDataSource where Value == Date {
    /// The moment at which the text is drawn.
    public static var currentDate: TimeDataSource<Date> { TimeDataSource { $0 } }
}

extension TimeDataSource where Value == Duration {
    /// The time from a date to the moment at which the text is drawn.
    public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
        TimeDataSource { .seconds($0.timeIntervalSince(date)) }
    }
}

extension TimeDataSource where Value == Range<Date> {
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
    /// Creates a text that the renderer formats, and keeps up to date without a reload.
    ///
    /// With the fields day, hour and minute, an age has no seconds, such as "23 min".
    public init(_ source: TimeDataSource<Date>, format: SystemFormatStyle.DateOffset) {
        self.init(pieces: [Piece(content: .live(format.value))])
    }

    /// Creates a stopwatch, which runs without a reload.
    public init(_ source: TimeDataSource<Date>, format: SystemFormatStyle.Stopwatch) {
        self.init(pieces: [Piece(content: .live(format.value))])
    }

    /// Creates a timer, which runs without a reload.
    public init(_ source: TimeDataSource<Date>, format: SystemFormatStyle.Timer) {
        self.init(pieces: [Piece(content: .live(format.value))])
    }
}

extension LocalizedStringKey.StringInterpolation {
    /// Adds a distance in time that the renderer keeps up to date.
    public mutating func appendInterpolation(_ source: TimeDataSource<Date>, format: SystemFormatStyle.DateOffset) {
        appendInterpolation(Text(source, format: format))
    }

    /// Adds a stopwatch, which runs without a reload.
    public mutating func appendInterpolation(_ source: TimeDataSource<Date>, format: SystemFormatStyle.Stopwatch) {
        appendInterpolation(Text(source, format: format))
    }

    /// Adds a timer, which runs without a reload.
    public mutating func appendInterpolation(_ source: TimeDataSource<Date>, format: SystemFormatStyle.Timer) {
        appendInterpolation(Text(source, format: format))
    }
}
