package import Vitrine

#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif

/// How the habits will stand on the next days if nothing more is logged.
///
/// Written beside the widgets' snapshot, which holds one day only. So a widget that nobody reloads still tells the truth
/// after midnight: the new day begins with nothing done, and a streak ends on the day on which it does.
package struct HabitOutlook: Codable, Hashable, Sendable {
    /// How far ahead it looks, in days; long enough for a weekly streak to end.
    package static let days = 15

    /// One day.
    package struct Day: Codable, Hashable, Sendable {
        /// The local day.
        package var day: LocalDay
        /// How the habits stand on it.
        package var summary: HabitSummary

        /// Makes a day.
        package init(day: LocalDay, summary: HabitSummary) {
            self.day = day
            self.summary = summary
        }
    }

    /// When it was written: the habits' stamp of the snapshot that it belongs to.
    package var writtenAt: Date
    /// The day before, today, and the days to come.
    package var outlook: [Day]

    /// Makes an outlook that knows nothing.
    package init(writtenAt: Date = .distantPast, outlook: [Day] = []) {
        self.writtenAt = writtenAt
        self.outlook = outlook
    }

    /// Looks ahead, and one day back for a device that travels west over midnight.
    package init(of book: HabitBook, at moment: Moment) {
        let today = moment.today
        self.init(
            writtenAt: moment.now,
            outlook: (-1...Self.days)
                .map { Day(day: today.adding(days: $0), summary: book.summary(on: today.adding(days: $0))) }
        )
    }

    /// How the habits stand on a day; nil for a day outside of the outlook.
    package func summary(on day: LocalDay) -> HabitSummary? { outlook.first { $0.day == day }?.summary }
}
