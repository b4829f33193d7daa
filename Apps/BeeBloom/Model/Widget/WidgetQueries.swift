package import Vitrine

/// Reads the habits left on a day, in the order of the Today screen, like the original app's query.
///
/// A habit is left if it is not deleted and has no completed check of the day. Habits are sorted by the group's order,
/// then by their own; habits without a group, or in a deleted one, are last. A check is found by its cells `habitId`
/// and `date`, whatever its row id is; among several checks of one day, one completed check is enough.
///
/// - Parameters:
///   - store: The store, opened for this query only.
///   - today: The local day.
///   - warn: Called for each skipped row, with the reason.
/// - Returns: All habits left; an empty result is not an error.
/// - Throws: `BeeBloomError` if the store is not readable; its `concernsStore` is then true.
/// - Complexity: Linear in the size of the file, because all checks are read once; memory is bounded.
package func getTodayIncompleteHabits(
    _ store: BeeBloomStore,
    today: LocalDay,
    warn: (HabitWarning) -> Void = { _ in }
) throws(BeeBloomError) -> [HabitWidgetItem] {
    let board = try store.board(days: today...today)
    for warning in board.warnings { warn(warning) }
    return board.incompleteHabits(on: today)
}

/// Reads the widget's view state at a moment, like the original app's query.
///
/// - Parameters:
///   - store: The store, opened for this query only.
///   - maxDisplay: The maximum number of habits to show, such as `WidgetSize.capacity`.
///   - moment: The time, and the zone that determines its day.
///   - warn: Called for each skipped row, with the reason.
/// - Returns: The state, which satisfies the original app's rules.
/// - Throws: `BeeBloomError` if the store is not readable; its `concernsStore` is then true.
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
