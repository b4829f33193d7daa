import LucidPalModel
package import Vitrine

/// The calendar as a widget shows it at a moment.
package enum AgendaContent: Hashable, Sendable {
    /// There is no data, for a reason.
    case absent(Absence)
    /// No calendar was imported.
    case noCalendar
    /// All stored events are over, and later ones are unknown.
    case outOfDate
    /// There are no events before a later day, of which only a part is known: its short date.
    case free(until: String)
    /// The next events, at least one, sorted by start.
    case events([Event])

    /// An event with its state at the moment.
    package struct Event: Hashable, Sendable, Identifiable {
        /// The occurrence's identifier.
        package var id: String
        /// The title; never empty.
        package var title: String
        /// The location; nil if there is none.
        package var location: String?
        package var start: Date
        package var end: Date
        /// Whether the event takes whole days.
        package var isAllDay: Bool
        /// Whether the event has begun.
        package var isRunning: Bool
        /// The display name of the start's day, such as "Tomorrow", "Sat" or "Nov 15"; nil for today and earlier days.
        package var day: String?
        /// The first and the last day of an event that takes several days, such as "Sat \u{2013} Wed".
        package var days: String?
        /// The display name of the last day of such an event; nil for today.
        package var lastDay: String?
    }

    /// The first timed event, which headings refer to; all-day events are not urgent enough for a heading.
    package var nextTimed: Event? {
        if case .events(let events) = self { events.first { !$0.isAllDay } } else { nil }
    }

    /// Derives from the stored events what is true at every moment of a span.
    init(_ stored: SnapshotReading<EventsSnapshot>, during span: ClosedRange<Date>, in days: DayCalendar) {
        guard let snapshot = stored.value else {
            self = .absent(Absence(stored) ?? .nothingYet)
            return
        }
        // The order of the file is that of the zone in which it was written.
        let events = snapshot.events.sorted { $0.order(in: days) < $1.order(in: days) }
            .map { Event($0, during: span, in: days) }.filter { $0.end > span.upperBound }
        if !events.isEmpty {
            self = .events(events)
        } else if snapshot.calendars == 0 {
            self = .noCalendar
        } else {
            let end = days.day(of: snapshot.completeUntil)
            self = days.day(of: span.upperBound) < end ? .free(until: end.shortDate) : .outOfDate
        }
    }
}

extension AgendaContent.Event {
    init(_ event: UpcomingEvent, during moments: ClosedRange<Date>, in days: DayCalendar) {
        let (start, end) = event.span.interval(in: days)
        let today = days.day(of: moments.upperBound)
        let several = event.span.severalDays(in: days)
        let first = days.day(of: start)
        self.init(
            id: event.id,
            title: event.title.isEmpty ? "Untitled event" : event.title,
            location: event.location,
            start: start,
            end: end,
            isAllDay: event.span.isAllDay,
            isRunning: start <= moments.lowerBound,
            day: first > today ? Self.name(of: first, on: today) : nil,
            days: several.map {
                "\(Self.name(of: $0.first, on: today)) \u{2013} \(Self.name(of: $0.last, on: today))"
            },
            lastDay: several.flatMap { $0.last > today ? Self.name(of: $0.last, on: today) : nil }
        )
    }

    /// The display name of a day.
    private static func name(of day: LocalDay, on today: LocalDay) -> String {
        switch today.days(until: day) {
        case -1: "Yesterday"
        case 0: "Today"
        case 1: "Tomorrow"
        case -6...6: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"][day.weekday - 1]
        default: day.shortDate
        }
    }
}
