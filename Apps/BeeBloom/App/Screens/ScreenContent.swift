package import BeeBloomModel
package import Vitrine

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// All that a screen shows, as it was read at one moment.
package struct ScreenContent: Sendable {
    /// How many weeks the history goes back, the present one included.
    package static let weeks = 4

    /// The moment.
    package var moment: Moment
    /// The habits with the checks of the last weeks; nil if the store could not be read.
    package var board: HabitBoard?
    /// Whether the data is the sample.
    package var isSample = false
    /// What is the matter, each in a sentence.
    package var problems: [String] = []

    /// Reads everything, afresh; on the first start stores what that brings.
    package static func load(_ firstStart: FirstStart) -> ScreenContent {
        do {
            let services = try Services()
            try firstStart.run(services)
            return ScreenContent(services)
        } catch {
            return ScreenContent(failed: error)
        }
    }

    /// Reads what the store holds.
    package init(_ services: Services) {
        moment = services.moment
        isSample = services.settings.settings?.isSample ?? false
        do throws(BeeBloomError) {
            let board = try services.store.board(days: Self.days(until: moment.today))
            problems = board.warnings.prefix(5).map(\.description)
            self.board = board
        } catch {
            problems = [error.message]
        }
    }

    private init(failed error: any Error) {
        moment = Moment(now: .distantPast, days: DayCalendar(.utc))
        problems = [(error as? VitrineError)?.message ?? "\(error)"]
    }

    /// The days of the history: whole weeks from Monday on, until today.
    package static func days(until today: LocalDay) -> ClosedRange<LocalDay> {
        today.weekStart.adding(days: -7 * (weeks - 1))...today
    }

    /// The present week until today.
    package var week: ClosedRange<LocalDay> { moment.today.weekStart...moment.today }
}
