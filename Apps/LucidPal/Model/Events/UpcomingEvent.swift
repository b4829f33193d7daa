package import Vitrine

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// One occurrence of a calendar event, as the widget shows it.
package struct UpcomingEvent: Codable, Hashable, Sendable, Identifiable {
    /// The identifier of this occurrence, the same after every import: 16 hexadecimal digits, safe in a link.
    package var id: String
    /// The title on one line; empty if the event has none.
    package var title: String
    /// The place on one line; nil if there is none.
    package var location: String?
    /// When it is.
    package var span: EventSpan

    /// Makes an occurrence.
    package init(id: String, title: String, location: String? = nil, span: EventSpan) {
        self.id = id
        self.title = title
        self.location = location
        self.span = span
    }

    /// The place in a list: by start, whole days first, then by title.
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

        /// Whether the left event is listed before the right one.
        package static func < (left: Order, right: Order) -> Bool {
            (left.start, left.rank, left.title, left.id) < (right.start, right.rank, right.title, right.id)
        }
    }

    /// The place in a list where the device is.
    package func order(in days: DayCalendar) -> Order { Order(self, in: days) }
}
