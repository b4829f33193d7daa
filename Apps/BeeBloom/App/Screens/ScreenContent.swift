package import BeeBloomModel
package import Vitrine

/// Everything that a screen shows, read at one moment.
package struct ScreenContent: Sendable {
    /// The number of weeks in the history, including the current one.
    package static let weeks = 4

    package var moment: Moment
    /// The habits with the checks of the last weeks; nil if the store was not readable.
    package var board: HabitBoard?
    /// Whether the data is the sample data.
    package var isSample = false
    /// The current problems, one sentence each.
    package var problems: [String] = []

    /// Reads everything from disk; on the first start it stores the initial data before that.
    package static func load(_ firstStart: FirstStart) -> ScreenContent {
        do {
            let services = try Services()
            try firstStart.run(services)
            return ScreenContent(services)
        } catch {
            return ScreenContent(failed: error)
        }
    }

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
        moment = Moment(now: .distantPast, days: .utc)
        problems = [(error as? VitrineError)?.message ?? "\(error)"]
    }

    /// The days of the history: whole weeks from Monday, up to today.
    package static func days(until today: LocalDay) -> ClosedRange<LocalDay> {
        today.weekStart.adding(days: -7 * (weeks - 1))...today
    }

    /// The current week up to today.
    package var week: ClosedRange<LocalDay> { moment.today.weekStart...moment.today }
}
