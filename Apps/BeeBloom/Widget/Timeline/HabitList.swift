package import Vitrine

/// The habits left on a day, with those that a tap has just checked between them.
package struct HabitList: Hashable, Sendable {
    /// The displayed habits, in order.
    package var rows: [HabitRow]
    /// The number of habits left that are not displayed.
    package var hiddenCount: Int
    /// The moment that the list describes, which can be later than its entry's date.
    package var date: Date
    package var day: LocalDay
    /// The journal's settled count at rendering time, which is part of the buttons.
    package var settledCount: UInt64

    /// The number of habits left.
    package var totalCount: Int { rows.count { !$0.isChecked } + hiddenCount }

    /// The list with at most a number of rows; the others that are left are counted as not displayed.
    package func prefix(_ count: Int) -> HabitList {
        var list = self
        list.rows = Array(rows.prefix(count))
        list.hiddenCount += rows.dropFirst(count).count { !$0.isChecked }
        return list
    }

    package init(rows: [HabitRow], hiddenCount: Int, date: Date, day: LocalDay, settledCount: UInt64) {
        self.rows = rows
        self.hiddenCount = hiddenCount
        self.date = date
        self.day = day
        self.settledCount = settledCount
    }
}

/// One habit in the widget.
package struct HabitRow: Hashable, Sendable, Identifiable {
    /// The habit's row id.
    package var id: String
    /// The title, truncated for display.
    package var title: String
    /// The habit's colour, such as `#FF5733`.
    package var color: String
    /// The title of its group, truncated for display; nil if it has none.
    package var groupTitle: String?
    /// The group's colour; nil if there is none.
    package var groupColor: String?
    /// Whether the habit was tapped and its check is pending because the store was not writable.
    package var isWaiting: Bool
    /// Whether a tap has just checked the habit; its row is filled, and stays where it was.
    package var isChecked: Bool

    package init(
        id: String,
        title: String,
        color: String,
        groupTitle: String? = nil,
        groupColor: String? = nil,
        isWaiting: Bool = false,
        isChecked: Bool = false
    ) {
        self.id = id
        self.title = title
        self.color = color
        self.groupTitle = groupTitle
        self.groupColor = groupColor
        self.isWaiting = isWaiting
        self.isChecked = isChecked
    }
}
