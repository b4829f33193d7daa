package import Vitrine

/// The habits' summaries on the next days if nothing more is logged.
///
/// It is a part of the widgets' snapshot, whose other fields cover only one day. A widget that is not reloaded
/// therefore stays correct after midnight: the new day starts with nothing done, and each streak ends on the right day.
package struct HabitForecast: Codable, Hashable, Sendable {
    /// The number of days ahead; long enough for a weekly streak to end.
    package static let days = 15

    /// The summary of one day.
    package struct Day: Codable, Hashable, Sendable {
        /// The local day of the summary.
        package var day: LocalDay
        package var summary: HabitSummary
    }

    /// When the outlook was written; differs from the habits' stamp if another app wrote the other fields since.
    package var writtenAt: Date
    /// The summaries of yesterday, today and the next days.
    package var summaries: [Day]

    /// Creates an outlook without days.
    package init(writtenAt: Date = .distantPast, summaries: [Day] = []) {
        self.writtenAt = writtenAt
        self.summaries = summaries
    }

    /// Creates an outlook that also covers the day before, for a device that travels west over midnight.
    package init(of book: HabitBook, at moment: Moment) {
        let today = moment.today
        self.init(
            writtenAt: moment.now,
            summaries: (-1...Self.days)
                .map { today.adding(days: $0) }
                .map { Day(day: $0, summary: book.summary(on: $0, in: moment.days)) }
        )
    }

    /// The summary of a day; nil if the outlook does not cover it.
    package func summary(on day: LocalDay) -> HabitSummary? { summaries.first { $0.day == day }?.summary }
}
