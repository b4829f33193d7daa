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
    /// There are no events in the period that is stored.
    case free
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
        /// The display name of the start's day: nil for today, else "Tomorrow", a short weekday, or a short date.
        package var day: String?
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
        let events = snapshot.events.map { Event($0, during: span, in: days) }.filter { $0.end > span.upperBound }
        if !events.isEmpty {
            self = .events(events)
        } else if snapshot.calendars == 0 {
            self = .noCalendar
        } else {
            self = span.upperBound < snapshot.completeUntil ? .free : .outOfDate
        }
    }
}

extension AgendaContent.Event {
    init(_ event: UpcomingEvent, during moments: ClosedRange<Date>, in days: DayCalendar) {
        let (start, end) = event.span.interval(in: days)
        self.init(
            id: event.id,
            title: event.title.isEmpty ? "Untitled event" : event.title,
            location: event.location,
            start: start,
            end: end,
            isAllDay: event.span.isAllDay,
            isRunning: start <= moments.lowerBound,
            day: Self.name(of: days.day(of: start), on: days.day(of: moments.upperBound))
        )
    }

    /// The display name of a day; nil for today and earlier days.
    private static func name(of day: LocalDay, on today: LocalDay) -> String? {
        switch today.days(until: day) {
        case ...0: nil
        case 1: "Tomorrow"
        case 2...6: ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"][day.weekday - 1]
        default:
            ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"][day.month - 1]
                + " \(day.day)"
        }
    }
}
