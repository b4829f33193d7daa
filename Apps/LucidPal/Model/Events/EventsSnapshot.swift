#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif

/// The next calendar events, written by the app for the widget, which does not read calendars itself.
package struct EventsSnapshot: Codable, Hashable, Sendable {
    /// The most occurrences that are written.
    package static let maximumEvents = 20
    /// How far ahead occurrences are written, in days.
    package static let days = 14

    /// When it was written.
    package var writtenAt: Date
    /// The number of calendars that were imported.
    package var calendars: Int
    /// The occurrences that had not ended when it was written, by start.
    package var events: [UpcomingEvent]
    /// Until when `events` is complete: after it, nothing is known, which is not the same as no events.
    package var completeUntil: Date

    /// Makes a snapshot; the default one knows of no calendar.
    package init(
        writtenAt: Date = .distantPast,
        calendars: Int = 0,
        events: [UpcomingEvent] = [],
        completeUntil: Date = .distantPast
    ) {
        self.writtenAt = writtenAt
        self.calendars = calendars
        self.events = events
        self.completeUntil = completeUntil
    }
}
