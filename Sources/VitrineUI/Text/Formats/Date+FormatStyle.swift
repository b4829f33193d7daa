#if !canImport(SwiftUI)
import WidgetArchive
#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension Date {
    /// By which fields a date is shown; whoever draws puts them in the locale's order and words.
    ///
    /// Unlike Foundation's it only serves texts, as an extension has no locale data: `formatted(_:)` does not take it.
    public struct FormatStyle: Hashable, Sendable {
        /// The fields as letters of Unicode's date patterns, in the order in which they were asked for.
        private var fields = ""

        /// Shows the date in digits and the time of day, unless fields are asked for.
        public init() {}

        /// Shows a date and a time of day in usual forms; nil leaves one away.
        public init(date: DateStyle? = nil, time: TimeStyle? = nil) {
            fields = (date?.fields ?? "") + (time?.fields ?? "")
        }

        /// The date in digits and the time of day, or the fields asked for after it.
        public static var dateTime: FormatStyle { FormatStyle() }

        /// The fields as a skeleton of Unicode TR 35.
        package var skeleton: String { fields.isEmpty ? "yMdjm" : fields }

        private func adding(_ field: String) -> FormatStyle {
            var copy = self
            copy.fields += field
            return copy
        }
    }
}

extension Date.FormatStyle {
    /// A usual form of a date.
    public struct DateStyle: Hashable, Sendable {
        fileprivate let fields: String
        /// No date.
        public static let omitted = DateStyle(fields: "")
        /// Digits, such as 10/17/2026.
        public static let numeric = DateStyle(fields: "yMd")
        /// The month's short name, such as Oct 17, 2026.
        public static let abbreviated = DateStyle(fields: "yMMMd")
        /// The month's name, such as October 17, 2026.
        public static let long = DateStyle(fields: "yMMMMd")
        /// With the day of the week.
        public static let complete = DateStyle(fields: "yMMMMEEEEd")
    }

    /// A usual form of a time of day.
    public struct TimeStyle: Hashable, Sendable {
        fileprivate let fields: String
        /// No time.
        public static let omitted = TimeStyle(fields: "")
        /// Hours and minutes.
        public static let shortened = TimeStyle(fields: "jmm")
        /// Hours, minutes and seconds.
        public static let standard = TimeStyle(fields: "jmmss")
    }

    /// The form of a field.
    public struct Symbol: Hashable, Sendable {
        /// The form of a year.
        public struct Year: Hashable, Sendable {
            fileprivate let field: String
            /// All digits.
            public static let defaultDigits = Year(field: "y")
            /// Two digits.
            public static let twoDigits = Year(field: "yy")
        }

        /// The form of a month.
        public struct Month: Hashable, Sendable {
            fileprivate let field: String
            /// Digits.
            public static let defaultDigits = Month(field: "M")
            /// Two digits.
            public static let twoDigits = Month(field: "MM")
            /// The short name.
            public static let abbreviated = Month(field: "MMM")
            /// The name.
            public static let wide = Month(field: "MMMM")
            /// One letter.
            public static let narrow = Month(field: "MMMMM")
        }

        /// The form of a day of the month.
        public struct Day: Hashable, Sendable {
            fileprivate let field: String
            /// Digits.
            public static let defaultDigits = Day(field: "d")
            /// Two digits.
            public static let twoDigits = Day(field: "dd")
        }

        /// The form of a day of the week.
        public struct Weekday: Hashable, Sendable {
            fileprivate let field: String
            /// The short name.
            public static let abbreviated = Weekday(field: "EEE")
            /// The name.
            public static let wide = Weekday(field: "EEEE")
            /// One letter.
            public static let narrow = Weekday(field: "EEEEE")
            /// Two letters.
            public static let short = Weekday(field: "EEEEEE")
        }

        /// The form of an hour.
        public struct Hour: Hashable, Sendable {
            fileprivate let field: String
            /// As the locale has it.
            public static let defaultDigits = Hour(field: "j")
            /// Two digits.
            public static let twoDigits = Hour(field: "jj")
            /// As the locale has it, with a short name of the half of the day.
            public static func defaultDigits(amPM: AMPMStyle) -> Hour {
                amPM == .omitted ? Hour(field: "J") : .defaultDigits
            }
            /// Two digits, with a short name of the half of the day.
            public static func twoDigits(amPM: AMPMStyle) -> Hour { amPM == .omitted ? Hour(field: "JJ") : .twoDigits }
        }

        /// Whether the half of the day is named.
        public struct AMPMStyle: Hashable, Sendable {
            private let isShown: Bool
            /// It is not.
            public static let omitted = AMPMStyle(isShown: false)
            /// By its short name.
            public static let abbreviated = AMPMStyle(isShown: true)
        }

        /// The form of a minute or second.
        public struct Minute: Hashable, Sendable {
            fileprivate let field: String
            /// Digits.
            public static let defaultDigits = Minute(field: "m")
            /// Two digits.
            public static let twoDigits = Minute(field: "mm")
        }

        /// The form of a second.
        public struct Second: Hashable, Sendable {
            fileprivate let field: String
            /// Digits.
            public static let defaultDigits = Second(field: "s")
            /// Two digits.
            public static let twoDigits = Second(field: "ss")
        }
    }

    /// Shows the year.
    public func year(_ format: Symbol.Year = .defaultDigits) -> Self { adding(format.field) }

    /// Shows the month.
    public func month(_ format: Symbol.Month = .abbreviated) -> Self { adding(format.field) }

    /// Shows the day of the month.
    public func day(_ format: Symbol.Day = .defaultDigits) -> Self { adding(format.field) }

    /// Shows the day of the week.
    public func weekday(_ format: Symbol.Weekday = .abbreviated) -> Self { adding(format.field) }

    /// Shows the hour.
    public func hour(_ format: Symbol.Hour = .defaultDigits) -> Self { adding(format.field) }

    /// Shows the minute.
    public func minute(_ format: Symbol.Minute = .twoDigits) -> Self { adding(format.field) }

    /// Shows the second.
    public func second(_ format: Symbol.Second = .twoDigits) -> Self { adding(format.field) }
}

extension Text {
    /// Makes a text of a date by its fields; formatted for the locale by whoever draws, and stands still.
    public init(_ input: Date, format: Date.FormatStyle) {
        self.init(pieces: [Piece(content: .live(.formattedDate(input, skeleton: format.skeleton)))])
    }
}

extension LocalizedStringKey.StringInterpolation {
    /// Adds a date by its fields.
    public mutating func appendInterpolation(_ input: Date, format: Date.FormatStyle) {
        appendInterpolation(Text(input, format: format))
    }
}
#endif
