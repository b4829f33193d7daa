/// Why a whole calendar file was rejected.
///
/// A file with single invalid lines or events is not an error: the rest is read, and each part left out has a
/// `CalendarWarning`.
package struct CalendarError: Error, Equatable, CustomStringConvertible {
    package enum Code: String, Sendable {
        /// The file is larger than `CalendarDocument.maximumBytes`.
        case tooLarge
        /// The bytes are not UTF-8 text.
        case notText
        /// The text does not begin with a calendar (`BEGIN:VCALENDAR`).
        case notACalendar
        /// The calendar's components are not nested correctly, or the file ends inside one.
        case malformed
    }

    package var code: Code
    /// The file's name as given.
    package var file: String
    /// The line, counted from 1; nil if the whole file is meant.
    package var line: Int?
    /// What is wrong, and what to do about it.
    package var reason: String

    package init(_ code: Code, file: String, line: Int? = nil, reason: String) {
        self.code = code
        self.file = file
        self.line = line
        self.reason = reason
    }

    /// The file, line and reason in the form that compilers use: `work.ics:12: reason`.
    package var message: String {
        "\(file)\(line.map { ":\($0)" } ?? ""): \(reason)"
    }

    package var description: String { message }
}

/// A part of a calendar file that was left out or interpreted differently from what it states.
package struct CalendarWarning: Hashable, Sendable, CustomStringConvertible {
    /// The file's name as given.
    package var file: String
    /// The line of the file, counted from 1.
    package var line: Int
    /// What was left out or changed, and why.
    package var reason: String

    package init(file: String, line: Int, reason: String) {
        self.file = file
        self.line = line
        self.reason = reason
    }

    /// The warning in the form that compilers use: `work.ics:12: reason`.
    package var description: String { "\(file):\(line): \(reason)" }
}
