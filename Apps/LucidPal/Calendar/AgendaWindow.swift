package import Vitrine

#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif

/// The period of which occurrences are wanted, and the zone in which days and floating times are read.
package struct AgendaWindow: Sendable {
    /// The start; occurrences that have ended by then are left out.
    package var start: Date
    /// The end; occurrences that start then or later are left out.
    package var end: Date
    /// The device's days.
    package var days: DayCalendar
    /// The zones that events may name.
    package var zones: ZoneDatabase

    /// Makes a window.
    package init(start: Date, end: Date, days: DayCalendar, zones: ZoneDatabase = .system) {
        self.start = start
        self.end = end
        self.days = days
        self.zones = zones
    }

    /// Makes a window of whole days: until the start of the local day that lies a number of days after today.
    package init(from now: Date, count: Int, days: DayCalendar, zones: ZoneDatabase = .system) {
        let end = days.start(of: days.day(of: now).adding(days: count))
        self.init(start: now, end: end, days: days, zones: zones)
    }
}
