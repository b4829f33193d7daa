/// Why a calendar file could not be taken at all.
///
/// A file with single bad lines or events is no error: it is read as far as it can be, with a `CalendarWarning` for
/// each part left out.
package struct CalendarError: Error, Equatable, CustomStringConvertible {
    /// What kind of failure it is.
    package enum Code: String, Sendable {
        /// The file is larger than `CalendarDocument.maximumBytes`.
        case tooLarge
        /// The bytes are not text in UTF-8.
        case notText
        /// The text holds no calendar (`BEGIN:VCALENDAR`).
        case notACalendar
        /// The calendar's components do not nest, or it ends in the middle of one.
        case malformed
    }

    /// What kind of failure it is.
    package var code: Code
    /// The file's name as it was given.
    package var file: String
    /// The line of the file, counted from 1; nil if the whole file is meant.
    package var line: Int?
    /// What is wrong there and what to do about it.
    package var reason: String

    /// Makes an error.
    package init(_ code: Code, file: String, line: Int? = nil, reason: String) {
        self.code = code
        self.file = file
        self.line = line
        self.reason = reason
    }

    /// The file, the line and the reason, in the form compilers use: `work.ics:12: reason`.
    package var message: String {
        "\(file)\(line.map { ":\($0)" } ?? ""): \(reason)"
    }

    /// The same one line, for a log.
    package var description: String { message }
}

/// A part of a calendar file that was left out or read differently from what it says.
package struct CalendarWarning: Hashable, Sendable, CustomStringConvertible {
    /// The file's name as it was given.
    package var file: String
    /// The line of the file, counted from 1.
    package var line: Int
    /// What was left out or changed, and why.
    package var reason: String

    /// Makes a warning.
    package init(file: String, line: Int, reason: String) {
        self.file = file
        self.line = line
        self.reason = reason
    }

    /// The warning in the form compilers use: `work.ics:12: reason`.
    package var description: String { "\(file):\(line): \(reason)" }
}
