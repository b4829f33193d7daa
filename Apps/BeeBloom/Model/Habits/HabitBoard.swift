package import Vitrine

/// The habits that are not deleted, in the order of the Today screen, with their checks on some days.
package struct HabitBoard: Sendable {
    /// A check of a habit on a day.
    private struct Mark: Hashable, Sendable {
        let habitID: String
        let day: LocalDay
    }

    /// The valid habits, sorted by the group's order and then by their own; habits without a group are last.
    package let habits: [Habit]
    /// The valid groups in order, including groups without habits.
    package let groups: [HabitGroup]
    /// The days whose checks were read; checks of other days are unknown.
    package let days: ClosedRange<LocalDay>
    /// The rows that were skipped while reading.
    package let warnings: [HabitWarning]
    /// Whether a habit exists that is not deleted, valid or not.
    package let hasHabits: Bool

    private let marks: Set<Mark>

    /// Creates a board and sorts the habits and groups.
    ///
    /// - Parameters:
    ///   - habits: The valid habits that are not deleted.
    ///   - groups: The valid groups.
    ///   - checks: The completed checks of the days; checks of unknown habits are ignored.
    ///   - days: The days whose checks were read.
    ///   - warnings: The rows that were skipped while reading.
    ///   - hasInvalidHabits: Whether a skipped row is a habit.
    package init(
        habits: [Habit],
        groups: [HabitGroup],
        checks: [(habitID: String, day: LocalDay)],
        days: ClosedRange<LocalDay>,
        warnings: [HabitWarning] = [],
        hasInvalidHabits: Bool = false
    ) {
        self.habits = habits.sorted(by: TodayOrder.precedes)
        self.groups = groups.sorted(by: TodayOrder.precedes)
        self.days = days
        self.warnings = warnings
        hasHabits = hasInvalidHabits || !habits.isEmpty
        marks = Set(checks.map { Mark(habitID: $0.habitID, day: $0.day) })
    }

    /// Whether a habit is checked on a day.
    ///
    /// - Precondition: The day is in `days`.
    package func isChecked(_ habitID: String, on day: LocalDay) -> Bool {
        precondition(days.contains(day), "the checks of \(day) were not read, only of \(days)")
        return marks.contains(Mark(habitID: habitID, day: day))
    }

    /// Returns the number of days on which a habit is checked; days outside `self.days` do not count.
    package func checkedDays(of habitID: String, in days: ClosedRange<LocalDay>) -> Int {
        guard days.overlaps(self.days) else { return 0 }
        let counted = days.clamped(to: self.days)
        // Numbers instead of days: the last day that the calendar knows has no next day.
        return (counted.lowerBound.daysSince1970...counted.upperBound.daysSince1970)
            .count { isChecked(habitID, on: LocalDay(daysSince1970: $0)) }
    }

    /// The habits grouped in order; habits without a group are last, under nil.
    package var sections: [(group: HabitGroup?, habits: [Habit])] {
        var sections: [(group: HabitGroup?, habits: [Habit])] = []
        for habit in habits {
            if let last = sections.indices.last, sections[last].group?.id == habit.group?.id {
                sections[last].habits.append(habit)
            } else {
                sections.append((habit.group, [habit]))
            }
        }
        return sections
    }
}
