package import Vitrine

#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif

/// The time at which something happens, and by which zone it has a day: what a store never asks the system for.
package struct Moment: Hashable, Sendable {
    /// The time.
    package var now: Date
    /// The local days of where the device is.
    package var days: DayCalendar

    /// Makes a moment.
    package init(now: Date, days: DayCalendar) {
        self.now = now
        self.days = days
    }

    /// The local day at that time.
    package var today: LocalDay { days.day(of: now) }
}
