package import Vitrine

/// What the buttons of an entry need beside the habits.
package struct HabitTaps: Hashable, Sendable {
    /// The day that the entry shows.
    package var day: LocalDay
    /// The journal's settled count at rendering time, which is part of the buttons.
    package var settledCount: UInt64
    /// The habits that were tapped and whose checks are pending.
    package var waiting: Set<String>
    /// The habits that a tap has just checked, by their place in the list, from 0; each is below the widget's capacity.
    package var checked: [Int: HabitRow]
    /// The number of rows that the widget can show.
    package var capacity: Int

    package init(
        day: LocalDay = LocalDay(daysSince1970: 0),
        settledCount: UInt64 = 0,
        waiting: Set<String> = [],
        checked: [Int: HabitRow] = [:],
        capacity: Int = .max
    ) {
        self.day = day
        self.settledCount = settledCount
        self.waiting = waiting
        self.checked = checked
        self.capacity = capacity
    }

    /// The rows of an entry: the habits left, in order, around the checked ones, which keep their places.
    func withChecked(_ left: [HabitRow]) -> [HabitRow] {
        var left = left[...]
        var rows: [HabitRow] = []
        while rows.count < capacity, let row = checked[rows.count] ?? left.popFirst() { rows.append(row) }
        return rows
    }
}
