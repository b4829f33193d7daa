import Vitrine

/// What a timeline of the widget rests on: the habits as they were read once, or why they could not be.
///
/// ```swift
/// let content = HabitWidgetContent(reading: store, at: moment) { log($0) }
/// let now = content.viewState(at: moment, size: .medium)
/// ```
package enum HabitWidgetContent: Sendable {
    /// The habits, with the checks of the day of reading and of the next.
    case board(HabitBoard)
    /// Why the store could not be read: the widget says "Open BeeBloom to refresh", never that there are no habits.
    case unavailable(BeeBloomError)

    /// Reads the store; a failure is caught and kept.
    ///
    /// - Parameters:
    ///   - store: The store; nil if the process has no container.
    ///   - moment: The time of the reading.
    ///   - log: Called with one line for each row that is skipped, and for a failure.
    package init(reading store: BeeBloomStore?, at moment: Moment, log: (String) -> Void) {
        do throws(BeeBloomError) {
            guard let store else { throw BeeBloomError(.storeMissing, "There is no container: open BeeBloom once.") }
            // The next day belongs to it, so that a timeline can go past midnight without another reading.
            // It is not always the day after: zones have left days out.
            let next = moment.days.day(of: moment.days.nextDayStart(after: moment.now))
            let board = try store.board(days: moment.today...max(moment.today, next))
            for warning in board.warnings { log(warning.description) }
            self = .board(board)
        } catch {
            log(error.description)
            self = .unavailable(error)
        }
    }

    /// What the widget shows at a moment; after a failure the empty state.
    package func viewState(at moment: Moment, size: WidgetSize) -> WidgetViewState {
        switch self {
        case .board(let board):
            board.viewState(on: moment.today, maxDisplay: size.capacity, generatedAt: moment.now)
        case .unavailable:
            .empty(generatedAt: moment.now)
        }
    }

    /// Why the store could not be read; nil if it was.
    package var failure: BeeBloomError? {
        if case .unavailable(let error) = self { error } else { nil }
    }
}
