package import LucidPalModel

/// The next occurrences of the imported calendars, and what could not be read of them.
package struct CalendarAgenda: Sendable {
    /// The occurrences, sorted by start.
    package var events: [UpcomingEvent] = []
    /// The names of all imported calendars in ascending order, those that cannot be read included.
    package var names: [String] = []
    /// One sentence for each calendar whose events are missing.
    package var problems: [String] = []
}
