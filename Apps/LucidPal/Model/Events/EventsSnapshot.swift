package import Vitrine

/// The next calendar events, which the app writes for the widget; the widget does not read calendars itself.
package struct EventsSnapshot: Codable, Hashable, Sendable {
    /// The maximum number of stored occurrences.
    package static let maximumEvents = 20
    /// The number of days ahead for which occurrences are stored.
    package static let days = 14

    /// When the app wrote the snapshot.
    package var writtenAt: Date
    /// The number of imported calendars.
    package var calendars: Int
    /// The occurrences that had not ended at `writtenAt`, sorted by start.
    package var events: [UpcomingEvent]
    /// The end of the period for which `events` is complete; later events are unknown, which differs from no events.
    package var completeUntil: Date
    /// The number of calendars whose events are missing, because they are damaged or of a newer version.
    package var missingCalendars: Int

    /// Creates a snapshot; by default it has no calendars.
    package init(
        writtenAt: Date = .distantPast,
        calendars: Int = 0,
        events: [UpcomingEvent] = [],
        completeUntil: Date = .distantPast,
        missingCalendars: Int = 0
    ) {
        self.writtenAt = writtenAt
        self.calendars = calendars
        self.events = events
        self.completeUntil = completeUntil
        self.missingCalendars = missingCalendars
    }
}

extension EventsSnapshot {
    /// Reads a snapshot; fields added by later versions have defaults, so that older files stay readable.
    package init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: CodingKeys.self)
        self.init(
            writtenAt: try container.decode(Date.self, forKey: .writtenAt),
            calendars: try container.decode(Int.self, forKey: .calendars),
            events: try container.decode([UpcomingEvent].self, forKey: .events),
            completeUntil: try container.decode(Date.self, forKey: .completeUntil),
            missingCalendars: try container.decodeIfPresent(Int.self, forKey: .missingCalendars) ?? 0
        )
    }
}
