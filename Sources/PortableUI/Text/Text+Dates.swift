public import VitrinePlatform
package import WidgetArchive

extension Text {
    /// The format of a date.
    public struct DateStyle: Equatable, Codable, Sendable {
        private enum Kind: String, Codable, Sendable {
            case time, date, relative, offset, timer
        }

        private let kind: Kind

        /// The time of day, such as "9:41 AM"; static.
        public static let time = DateStyle(kind: .time)
        /// The day, such as "June 3, 2026"; static.
        public static let date = DateStyle(kind: .date)
        /// The time difference, such as "2 hours, 23 min"; updates with the clock.
        public static let relative = DateStyle(kind: .relative)
        /// The time difference, such as "-2 hours" before the date and "+2 hours" after it; updates with the clock.
        public static let offset = DateStyle(kind: .offset)
        /// The time since or until the date, such as "36:59:01"; updates with the clock.
        public static let timer = DateStyle(kind: .timer)

        /// A date in this style.
        package func value(_ date: Date) -> ArchivedLiveText.Value {
            switch kind {
            case .time: .time(date)
            case .date: .date(date)
            case .relative: .relative(date)
            case .offset: .offset(date)
            case .timer: .timer(date)
            }
        }
    }

    /// Creates a text from a date, formatted for the locale by the renderer; most styles update without a reload.
    public init(_ date: Date, style: DateStyle) {
        self.init(pieces: [Piece(content: .live(style.value(date)))])
    }

    /// Creates a text from two times of day with a dash between them; with their days if these differ.
    ///
    /// An extension has no time zone data and writes the times only.
    public init(_ dates: ClosedRange<Date>) {
        #if CompleteFoundation
        let isOneDay = Calendar.current.isDate(dates.lowerBound, inSameDayAs: dates.upperBound)
        self.init(
            dates.lowerBound..<dates.upperBound,
            format: Date.IntervalFormatStyle(date: isOneDay ? .omitted : .numeric, time: .shortened)
        )
        #else
        self.init(pieces: [
            Piece(content: .live(.time(dates.lowerBound))), Piece(content: .string("\u{2013}")),
            Piece(content: .live(.time(dates.upperBound))),
        ])
        #endif
    }

    /// Creates a text from two times of day with a dash between them; with their days if these differ.
    public init(_ interval: DateInterval) {
        self.init(interval.start...interval.end)
    }

    /// Creates a timer that runs during an interval and stops outside it.
    ///
    /// - Parameters:
    ///   - timerInterval: the interval during which the timer runs.
    ///   - pauseTime: the time at which the timer stops; nil runs to the end of the interval.
    ///   - countsDown: whether the timer shows the remaining time; false shows the elapsed time.
    ///   - showsHours: whether hours are shown separately; false continues minutes beyond 60.
    public init(
        timerInterval: ClosedRange<Date>,
        pauseTime: Date? = nil,
        countsDown: Bool = true,
        showsHours: Bool = true
    ) {
        let value = ArchivedLiveText.Value.timerInterval(
            start: timerInterval.lowerBound,
            end: timerInterval.upperBound,
            pauseTime: pauseTime,
            countsDown: countsDown,
            showsHours: showsHours
        )
        self.init(pieces: [Piece(content: .live(value))])
    }

    /// Creates a text from a value in a format, for the locale of the view unless the format has one of its own.
    ///
    /// An extension has those of Foundation's formats that need no locale, such as ISO 8601. For others use a date
    /// style.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(pieces: [Piece(content: .formatted(FormattedText(input, format)))])
    }
}
