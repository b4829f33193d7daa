package import Vitrine

/// The period in which occurrences are searched, and the zones in which days and floating times are read.
package struct AgendaWindow: Sendable {
    /// The start; occurrences that have ended by then are left out.
    package var start: Date
    /// The end; occurrences that start then or later are left out.
    package var end: Date
    /// The local days of the device.
    package var days: DayCalendar
    /// The time zone database for the zones that events name.
    package var zones: ZoneDatabase

    package init(start: Date, end: Date, days: DayCalendar, zones: ZoneDatabase = .system) {
        self.start = start
        self.end = end
        self.days = days
        self.zones = zones
    }

    /// Creates a window from now until the start of the local day `count` days after today.
    package init(from now: Date, count: Int, days: DayCalendar, zones: ZoneDatabase = .system) {
        let end = days.start(of: days.day(of: now).adding(days: count))
        self.init(start: now, end: end, days: days, zones: zones)
    }
}
