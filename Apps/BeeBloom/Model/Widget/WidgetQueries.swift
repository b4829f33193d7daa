package import Vitrine

/// Reads the habits that are left on a day, in the order of the Today screen: the original app's query.
///
/// Habits that are not deleted and have no completed check of the day, by the group's order, then by their own; those
/// without a group, or in a deleted one, come last. A check is found by its cells `habitId` and `date`, whatever its row
/// id is; of several checks of one day, one that is completed is enough.
///
/// - Parameters:
///   - store: The store, opened for this query only.
///   - today: The local day.
///   - warn: Called for each row that is skipped, with what is wrong with it.
/// - Returns: All of them; none is not an error.
/// - Throws: `BeeBloomError` if the store cannot be read; its `concernsStore` is then true.
/// - Complexity: Reads all checks once: in proportion to the size of the file, with bounded memory.
package func getTodayIncompleteHabits(
    _ store: BeeBloomStore,
    today: LocalDay,
    warn: (HabitWarning) -> Void = { _ in }
) throws(BeeBloomError) -> [HabitWidgetItem] {
    let board = try store.board(days: today...today)
    for warning in board.warnings { warn(warning) }
    return board.incompleteHabits(on: today)
}

/// Reads what the widget shows at a moment: the original app's view state.
///
/// - Parameters:
///   - store: The store, opened for this query only.
///   - maxDisplay: The most habits to show, such as `WidgetSize.capacity`.
///   - moment: The time, and by which zone it has a day.
///   - warn: Called for each row that is skipped, with what is wrong with it.
/// - Returns: The state, which keeps the original app's rules.
/// - Throws: `BeeBloomError` if the store cannot be read; its `concernsStore` is then true.
package func getWidgetViewState(
    _ store: BeeBloomStore,
    maxDisplay: Int,
    at moment: Moment,
    warn: (HabitWarning) -> Void = { _ in }
) throws(BeeBloomError) -> WidgetViewState {
    let board = try store.board(days: moment.today...moment.today)
    for warning in board.warnings { warn(warning) }
    return board.viewState(on: moment.today, maxDisplay: maxDisplay, generatedAt: moment.now)
}
