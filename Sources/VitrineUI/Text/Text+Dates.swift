#if !canImport(SwiftUI)
package import WidgetArchive
#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension Text {
    /// How a date is shown.
    public struct DateStyle: Equatable, Codable, Sendable {
        private enum Kind: String, Codable, Sendable {
            case time, date, relative, offset, timer
        }

        private let kind: Kind

        /// The time of day, such as "9:41 AM"; stands still.
        public static let time = DateStyle(kind: .time)
        /// The day, such as "June 3, 2026"; stands still.
        public static let date = DateStyle(kind: .date)
        /// The distance, such as "2 hours, 23 min"; ticks.
        public static let relative = DateStyle(kind: .relative)
        /// The signed distance, such as "+2 hours"; ticks.
        public static let offset = DateStyle(kind: .offset)
        /// The time since or until, such as "36:59:01"; ticks.
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

    /// Makes a text of a date, formatted for the locale by whoever draws; most styles tick without a reload.
    public init(_ date: Date, style: DateStyle) {
        self.init(pieces: [Piece(content: .live(style.value(date)))])
    }

    /// Makes a text of two times of day with a dash between them.
    public init(_ dates: ClosedRange<Date>) {
        self.init(pieces: [
            Piece(content: .live(.time(dates.lowerBound))), Piece(content: .string("\u{2013}")),
            Piece(content: .live(.time(dates.upperBound))),
        ])
    }

    /// Makes a text of two times of day with a dash between them.
    public init(_ interval: DateInterval) {
        self.init(interval.start...interval.end)
    }

    /// Makes a timer that runs inside an interval and stands still outside it.
    ///
    /// - Parameters:
    ///   - timerInterval: when it runs.
    ///   - pauseTime: the time at which it stands still; nil runs to the end.
    ///   - countsDown: whether it shows what is left; false shows what has passed.
    ///   - showsHours: whether hours stand for themselves; false counts minutes on beyond 60.
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

    /// Makes a text of a value in a format.
    ///
    /// Of Foundation's formats an extension has those that need no locale, such as ISO 8601; for others use a date style.
    public init<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
        self.init(verbatim: format.format(input))
    }
}
#endif
