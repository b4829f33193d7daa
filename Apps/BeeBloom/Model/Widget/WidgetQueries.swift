package import Vitrine

/// Returns the habits left on a day, in the order of the Today screen, like the original app's query.
///
/// A habit is left if it is not deleted and has no completed check of the day. Habits are sorted by the group's order,
/// then by their own; habits without a group, or in a deleted one, are last. A check is found by its cells `habitId`
/// and `date`, whatever its row id is; among several checks of one day, one completed check is enough. The order of an
/// item is its place within the widget.
///
/// - Parameters:
///   - board: The habits and checks, as read from the store.
///   - today: The local day.
/// - Returns: All habits left; an empty result is not an error.
/// - Precondition: The day is in the board's `days`.
package func getTodayIncompleteHabits(_ board: HabitBoard, today: LocalDay) -> [HabitWidgetItem] {
    items(board.habits.filter { !board.isChecked($0.id, on: today) })
}

/// Returns checked habits that still stand among those left, each with its place among both.
///
/// - Parameters:
///   - kept: The ids of the habits; those that are not checked, or unknown, are ignored.
///   - board: The habits and checks, as read from the store.
///   - today: The local day.
/// - Returns: Items whose order is the place, from 0, in a list of the habits left and the kept ones.
/// - Precondition: The day is in the board's `days`.
package func checkedItems(keeping kept: Set<String>, _ board: HabitBoard, today: LocalDay) -> [HabitWidgetItem] {
    let list = board.habits.filter { kept.contains($0.id) || !board.isChecked($0.id, on: today) }
    return items(list).filter { board.isChecked($0.id, on: today) }
}

private func items(_ habits: [Habit]) -> [HabitWidgetItem] {
    habits.enumerated()
        .compactMap { place, habit in
            // A board contains only valid habits, so no habit is lost here.
            try? HabitWidgetItem(
                id: habit.id,
                title: habit.title,
                color: habit.color,
                groupTitle: habit.group?.title,
                groupColor: habit.group?.color,
                order: place
            )
        }
}

/// Returns the widget's view state at a moment, like the original app's query.
///
/// - Parameters:
///   - board: The habits and checks, as read from the store.
///   - maxDisplay: The maximum number of habits to show, such as `WidgetSize.capacity`.
///   - moment: The time, and the zone that determines its day; an entry in the future passes its own date.
/// - Returns: The state, which satisfies the original app's rules.
/// - Precondition: The moment's day is in the board's `days`.
package func getWidgetViewState(_ board: HabitBoard, maxDisplay: Int, at moment: Moment) -> WidgetViewState {
    WidgetViewState(
        incomplete: getTodayIncompleteHabits(board, today: moment.today),
        hasHabits: board.hasHabits,
        hasValidHabits: !board.habits.isEmpty,
        maxDisplay: maxDisplay,
        generatedAt: moment.now
    )
}

/// Reads the widget's view state at a moment from a store, opened for this query only, like the original app's query.
///
/// After a failure it returns what the original query returns: the empty state. That state cannot be told from the one
/// of a store without habits, so the widget itself uses `HabitWidgetContent`.
///
/// - Parameters:
///   - store: The store; nil if the process has no container.
///   - maxDisplay: The maximum number of habits to show, such as `WidgetSize.capacity`.
///   - moment: The time, and the zone that determines its day.
///   - log: Receives one line for each skipped row, and one for a failure.
/// - Returns: The state, which satisfies the original app's rules.
/// - Complexity: Linear in the size of the file, because all checks are read once; memory is bounded.
package func getWidgetViewState(
    _ store: BeeBloomStore?,
    maxDisplay: Int,
    at moment: Moment,
    log: (String) -> Void
) -> WidgetViewState {
    switch HabitWidgetContent(reading: store, at: moment, log: log).viewState(at: moment, maxDisplay: maxDisplay) {
    case .success(let state): state
    case .failure: .empty(generatedAt: moment.now)
    }
}
