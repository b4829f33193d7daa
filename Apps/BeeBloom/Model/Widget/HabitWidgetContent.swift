import Vitrine

/// The source of a widget timeline: the habits, read once, or the error that prevented reading.
///
/// ```swift
/// let content = HabitWidgetContent(reading: store, at: moment) { log($0) }
/// let now = content.viewState(at: moment, maxDisplay: WidgetSize.medium.capacity)
/// ```
package enum HabitWidgetContent: Sendable {
    /// The habits, with the checks of the current day and the next.
    case board(HabitBoard)
    /// The store was not readable: the widget shows "Open BeeBloom to refresh", never that there are no habits.
    case unavailable(BeeBloomError)

    /// Reads the store; a failure is stored, not thrown.
    ///
    /// - Parameters:
    ///   - store: The store; nil if the process has no container.
    ///   - moment: The time of reading.
    ///   - log: Receives one line for each skipped row, and one for a failure.
    package init(reading store: BeeBloomStore?, at moment: Moment, log: (String) -> Void) {
        do throws(BeeBloomError) {
            guard let store else { throw BeeBloomError(.storeMissing, "There is no container: open BeeBloom once.") }
            // The next day is included so that a timeline can extend past midnight without another read. It is not
            // always the following date: some zones have skipped days.
            let next = moment.days.day(of: moment.days.nextDayStart(after: moment.now))
            let board = try store.board(days: moment.today...max(moment.today, next))
            for warning in board.warnings { log(warning.description) }
            self = .board(board)
        } catch {
            log(error.description)
            self = .unavailable(error)
        }
    }

    /// The widget's view state at a moment, or the error that prevented reading.
    package func viewState(at moment: Moment, maxDisplay: Int) -> Result<WidgetViewState, BeeBloomError> {
        switch self {
        case .board(let board): .success(getWidgetViewState(board, maxDisplay: maxDisplay, at: moment))
        case .unavailable(let error): .failure(error)
        }
    }
}
