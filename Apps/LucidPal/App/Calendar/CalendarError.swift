package import AppSupport

/// A calendar file that was rejected as a whole.
///
/// A file with single invalid lines or events is not an error: the rest is read, and each part left out has a
/// `CalendarWarning`.
package typealias CalendarError = AppError<CalendarErrorCode>

/// The kinds of failure of ``CalendarError``.
package enum CalendarErrorCode: String, AppErrorCode, CaseIterable {
    /// The file is larger than `CalendarDocument.maximumBytes`.
    case tooLarge
    /// The bytes are not UTF-8 text.
    case notText
    /// The text does not begin with a calendar (`BEGIN:VCALENDAR`).
    case notACalendar
    /// The calendar's components are not nested correctly, or the file ends inside one.
    case malformed
}

extension CalendarError {
    /// Creates an error whose message has the form that compilers use: `work.ics:12: reason`.
    ///
    /// - Parameters:
    ///   - code: The kind of failure.
    ///   - file: The file's name as given.
    ///   - line: The line, counted from 1; nil if the whole file is meant.
    ///   - reason: What is wrong, and what to do about it.
    init(_ code: CalendarErrorCode, file: String, line: Int? = nil, reason: String) {
        self.init(code, "\(file)\(line.map { ":\($0)" } ?? ""): \(reason)")
    }
}
