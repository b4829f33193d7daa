package import BeeBloomModel
package import Vitrine
package import VitrineWidgets

/// The content of the widget from a moment on.
package struct HabitEntry: TimelineEntry, Hashable, Sendable {
    package var date: Date
    /// The state of the habits, which bears the entry's date, or the reason why it is unknown.
    package var habits: Result<HabitWidgetProps, Reason>
    /// The day that the entry shows.
    package var day = LocalDay(daysSince1970: 0)
    /// The journal's settled count at rendering time, which is part of the buttons.
    package var settledCount: UInt64 = 0
    /// The habits that were tapped and whose checks are pending, because the store was not writable.
    package var waiting: Set<String> = []
    /// The habits that a tap has just checked; the order of each is its place among the rows.
    package var checked: [HabitWidgetItem] = []

    /// The reason why the state of the habits is unknown; the widget shows it, never that there are no habits.
    package enum Reason: String, Error, Hashable, Sendable, CaseIterable {
        /// Nothing is stored yet, or the container is gone.
        case missing
        /// Another process keeps the file locked.
        case busy
        /// The file is not a BeeBloom store.
        case damaged
        /// Habits are stored, but not one of them has all that the widget needs.
        case incomplete
        /// The file is not readable now.
        case unreadable
        /// The device's time zone is unknown, so the current day cannot be determined.
        case unknownDay
    }

    package init(date: Date, _ habits: Result<HabitWidgetProps, Reason>) {
        self.date = date
        self.habits = habits
    }

    /// Why the habits cannot be shown; nil if they can.
    package var problem: Reason? {
        switch habits {
        case .success(let props): props.viewState.phase == .unusable ? .incomplete : nil
        case .failure(let reason): reason
        }
    }

    /// The rows of the widget: the habits left, in order, around those that a tap has just checked, which keep their
    /// places.
    ///
    /// - Parameter limit: The maximum number of rows.
    /// - Returns: No rows unless a habit is left.
    package func rows(upTo limit: Int) -> [HabitWidgetItem] {
        guard case .success(let props) = habits, props.viewState.phase == .someIncomplete else { return [] }
        var left = props.viewState.incompleteHabits.prefix(props.displayCount)
        var rows: [HabitWidgetItem] = []
        while rows.count < limit, let row = checked.first(where: { $0.order == rows.count }) ?? left.popFirst() {
            rows.append(row)
        }
        return rows
    }

    /// Whether a tap has just checked a row.
    package func isChecked(_ row: HabitWidgetItem) -> Bool { checked.contains { $0.id == row.id } }

    /// The relevance in a stack: higher while habits are left.
    package var relevance: TimelineEntryRelevance? {
        TimelineEntryRelevance(score: rows(upTo: 1).isEmpty ? 1 : 2)
    }
}
