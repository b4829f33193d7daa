package import Vitrine

/// One occurrence of a calendar event, as the widget shows it.
package struct UpcomingEvent: Codable, Hashable, Sendable, Identifiable {
    /// The identifier of this occurrence, stable across imports: 16 hexadecimal digits, safe in a link.
    package var id: String
    /// The title on one line; empty if the event has none.
    package var title: String
    /// The location on one line; nil if the event has none.
    package var location: String?
    /// The time that the occurrence takes.
    package var span: EventSpan

    package init(id: String, title: String, location: String? = nil, span: EventSpan) {
        self.id = id
        self.title = title
        self.location = location
        self.span = span
    }

    /// The sort key in a list: by start, all-day events first, then by title.
    package struct Order: Comparable {
        private let start: Date
        private let rank: Int
        private let title: String
        private let id: String

        init(_ event: UpcomingEvent, in days: DayCalendar) {
            start = event.span.interval(in: days).start
            rank = event.span.isAllDay ? 0 : 1
            title = event.title
            id = event.id
        }

        package static func < (left: Order, right: Order) -> Bool {
            (left.start, left.rank, left.title, left.id) < (right.start, right.rank, right.title, right.id)
        }
    }

    /// The sort key in a list, in the device's zone.
    package func order(in days: DayCalendar) -> Order { Order(self, in: days) }
}
