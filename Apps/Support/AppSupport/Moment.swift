package import Vitrine

/// The time of an operation and the zone that determines its day; stores never ask the system for either.
package struct Moment: Hashable, Sendable {
    /// The current time.
    package var now: Date
    /// The local days of the device.
    package var days: DayCalendar

    package init(now: Date, days: DayCalendar) {
        self.now = now
        self.days = days
    }

    /// The local day at `now`.
    package var today: LocalDay { days.day(of: now) }
}
