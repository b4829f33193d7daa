extension Text {
    /// Creates a text of a value that changes with the clock, in a format of someone's own.
    ///
    /// It is formatted once, for the moment of its entry; the device keeps those of `SystemFormatStyle` up to date.
    public init<F: FormatStyle>(_ source: TimeDataSource<F.FormatInput>, format: F)
    where F.FormatOutput == String {
        self.init(verbatim: format.onDevice.format(source._value(at: Date())))
    }

    /// Creates a text of a value that changes with the clock; see ``init(_:format:)``.
    public init<F: FormatStyle>(_ source: TimeDataSource<F.FormatInput>, format: F)
    where F.FormatOutput == AttributedString {
        self.init(format.onDevice.format(source._value(at: Date())))
    }
}

extension TimeDataSource where Value == Date {
    /// The time from a date to the moment at which the text is drawn; Apple's has this form under both types.
    public static func durationOffset(to date: Date) -> TimeDataSource<Duration> {
        TimeDataSource<Duration>.durationOffset(to: date)
    }
}
