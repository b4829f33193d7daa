import LucidPalModel
import Vitrine

#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif

/// What a widget shows of the calendar at a moment.
package enum AgendaPicture: Hashable, Sendable {
    /// Nothing, for a reason.
    case absent(Absence)
    /// No calendar was imported.
    case noCalendar
    /// The events that were stored are all over, and whether there are later ones is not known.
    case outOfDate
    /// There are no events in the days that are known.
    case free
    /// The next events, at least one, by start.
    case events([Event])

    /// One event.
    package struct Event: Hashable, Sendable, Identifiable {
        /// The occurrence's identifier.
        package var id: String
        /// The title; never empty.
        package var title: String
        /// The place; nil if there is none.
        package var location: String?
        /// The start.
        package var start: Date
        /// The end.
        package var end: Date
        /// Whether it takes whole days.
        package var isAllDay: Bool
        /// Whether it has begun.
        package var isRunning: Bool
        /// The day of its start as people say it: nil for today, else "Tomorrow" or the weekday's short name.
        package var day: String?
    }

    /// The first event with a time: what a heading is about, because a whole day is no news.
    package var nextTimed: Event? {
        if case .events(let events) = self { events.first { !$0.isAllDay } } else { nil }
    }

    /// What is true at a moment, by what was stored.
    init(_ stored: SnapshotReading<EventsSnapshot>, at date: Date, in days: DayCalendar) {
        guard let snapshot = stored.value else {
            self = .absent(Absence(stored) ?? .nothingYet)
            return
        }
        let events = snapshot.events.map { Event($0, at: date, in: days) }.filter { $0.end > date }
        if !events.isEmpty {
            self = .events(events)
        } else if snapshot.calendars == 0 {
            self = .noCalendar
        } else {
            self = date < snapshot.completeUntil ? .free : .outOfDate
        }
    }
}

extension AgendaPicture.Event {
    init(_ event: UpcomingEvent, at date: Date, in days: DayCalendar) {
        let (start, end) = event.span.interval(in: days)
        self.init(
            id: event.id,
            title: event.title.isEmpty ? "Untitled event" : event.title,
            location: event.location,
            start: start,
            end: end,
            isAllDay: event.span.isAllDay,
            isRunning: start <= date,
            day: Self.name(of: days.day(of: start), on: days.day(of: date))
        )
    }

    /// A day as people say it; nil for today and for what began before.
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
