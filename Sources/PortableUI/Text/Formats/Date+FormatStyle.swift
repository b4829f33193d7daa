#if !CompleteFoundation
public import VitrinePlatform
import WidgetArchive

extension Date {
    /// The fields of a date to show; the renderer orders and formats them for the locale.
    ///
    /// Unlike Foundation's type it only serves texts, because an extension has no locale data: `formatted(_:)` does not
    /// accept it.
    public struct FormatStyle: Hashable, Sendable {
        /// The fields as letters of Unicode date patterns, in the order in which they were added.
        private var fields = ""

        /// Shows the numeric date and the time, unless fields are added.
        public init() {}

        /// Shows a date and a time in standard forms; nil omits the part.
        public init(date: DateStyle? = nil, time: TimeStyle? = nil) {
            fields = (date?.fields ?? "") + (time?.fields ?? "")
        }

        /// The numeric date and the time, or the fields added to it.
        public static var dateTime: FormatStyle { FormatStyle() }

        /// The fields as a date skeleton of Unicode TR 35.
        package var skeleton: String { fields.isEmpty ? "yMdjm" : fields }

        private func adding(_ field: String) -> FormatStyle {
            var copy = self
            copy.fields += field
            return copy
        }
    }
}

extension Date.FormatStyle {
    /// A standard form of a date.
    public struct DateStyle: Hashable, Sendable {
        fileprivate let fields: String
        /// No date.
        public static let omitted = DateStyle(fields: "")
        /// Digits, such as 10/17/2026.
        public static let numeric = DateStyle(fields: "yMd")
        /// With the abbreviated month, such as Oct 17, 2026.
        public static let abbreviated = DateStyle(fields: "yMMMd")
        /// With the full month, such as October 17, 2026.
        public static let long = DateStyle(fields: "yMMMMd")
        /// With the full month and the weekday.
        public static let complete = DateStyle(fields: "yMMMMEEEEd")
    }

    /// A standard form of a time.
    public struct TimeStyle: Hashable, Sendable {
        fileprivate let fields: String
        /// No time.
        public static let omitted = TimeStyle(fields: "")
        /// Hours and minutes.
        public static let shortened = TimeStyle(fields: "jmm")
        /// Hours, minutes and seconds.
        public static let standard = TimeStyle(fields: "jmmss")
    }

    /// The forms of the fields.
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

        /// The form of a weekday.
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
            /// The locale's default.
            public static let defaultDigits = Hour(field: "j")
            /// Two digits.
            public static let twoDigits = Hour(field: "jj")
            /// The locale's default, with or without an abbreviated day period (AM or PM).
            public static func defaultDigits(amPM: AMPMStyle) -> Hour {
                amPM == .omitted ? Hour(field: "J") : .defaultDigits
            }
            /// Two digits, with or without an abbreviated day period (AM or PM).
            public static func twoDigits(amPM: AMPMStyle) -> Hour { amPM == .omitted ? Hour(field: "JJ") : .twoDigits }
        }

        /// Whether the day period (AM or PM) is shown.
        public struct AMPMStyle: Hashable, Sendable {
            private let isShown: Bool
            /// No day period.
            public static let omitted = AMPMStyle(isShown: false)
            /// The abbreviated day period.
            public static let abbreviated = AMPMStyle(isShown: true)
        }

        /// The form of a minute.
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

    /// Shows the weekday.
    public func weekday(_ format: Symbol.Weekday = .abbreviated) -> Self { adding(format.field) }

    /// Shows the hour.
    public func hour(_ format: Symbol.Hour = .defaultDigits) -> Self { adding(format.field) }

    /// Shows the minute.
    public func minute(_ format: Symbol.Minute = .twoDigits) -> Self { adding(format.field) }

    /// Shows the second.
    public func second(_ format: Symbol.Second = .twoDigits) -> Self { adding(format.field) }
}

extension Text {
    /// Creates a static text of a date's fields, formatted for the locale by the renderer.
    public init(_ input: Date, format: Date.FormatStyle) {
        self.init(pieces: [Piece(content: .live(.formattedDate(input, skeleton: format.skeleton)))])
    }
}

extension LocalizedStringKey.StringInterpolation {
    /// Adds a date's fields.
    public mutating func appendInterpolation(_ input: Date, format: Date.FormatStyle) {
        appendInterpolation(Text(input, format: format))
    }
}
#endif
