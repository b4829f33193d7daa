/// A part of a calendar file that was left out or interpreted differently from what it states.
package struct CalendarWarning: Hashable, Sendable, CustomStringConvertible {
    /// The file's name as given.
    package var file: String
    /// The line of the file, counted from 1.
    package var line: Int
    /// What was left out or changed, and why.
    package var reason: String

    /// The warning in the form that compilers use: `work.ics:12: reason`.
    package var description: String { "\(file):\(line): \(reason)" }
}
