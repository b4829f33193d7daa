package import Vitrine

#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif

/// The habits that are not deleted, in the order of the Today screen, and which of them are checked on some days.
package struct HabitBoard: Sendable {
    /// A day of a habit.
    private struct Mark: Hashable, Sendable {
        let habitID: String
        let day: LocalDay
    }

    /// The valid habits: by the group's order, then by their own, those without a group last.
    package let habits: [Habit]
    /// The valid groups by their order, also those without habits.
    package let groups: [HabitGroup]
    /// The days whose checks were read; of others none is known.
    package let days: ClosedRange<LocalDay>
    /// What was skipped while reading.
    package let warnings: [HabitWarning]

    private let marks: Set<Mark>

    /// Makes a board, and puts habits and groups in order.
    ///
    /// - Parameters:
    ///   - habits: The valid habits that are not deleted.
    ///   - groups: The valid groups.
    ///   - checks: The completed checks of the days; one of an unknown habit is ignored.
    ///   - days: The days whose checks were read.
    ///   - warnings: What was skipped while reading.
    package init(
        habits: [Habit],
        groups: [HabitGroup],
        checks: [(habitID: String, day: LocalDay)],
        days: ClosedRange<LocalDay>,
        warnings: [HabitWarning] = []
    ) {
        self.habits = habits.sorted(by: TodayOrder.precedes)
        self.groups = groups.sorted(by: TodayOrder.precedes)
        self.days = days
        self.warnings = warnings
        marks = Set(checks.map { Mark(habitID: $0.habitID, day: $0.day) })
    }

    /// Whether a habit is checked on a day.
    ///
    /// - Precondition: The day is one of those read.
    package func isChecked(_ habitID: String, on day: LocalDay) -> Bool {
        precondition(days.contains(day), "the checks of \(day) were not read, only of \(days)")
        return marks.contains(Mark(habitID: habitID, day: day))
    }

    /// Returns the habits left on a day, in order.
    ///
    /// - Precondition: The day is one of those read.
    package func incompleteHabits(on day: LocalDay) -> [HabitWidgetItem] {
        habits.compactMap { habit in
            // Only valid habits are on a board, so that none is lost here.
            isChecked(habit.id, on: day) ? nil : try? HabitWidgetItem(habit)
        }
    }

    /// Returns what the widget shows on a day.
    ///
    /// - Precondition: The day is one of those read.
    package func viewState(on day: LocalDay, maxDisplay: Int, generatedAt: Date) -> WidgetViewState {
        WidgetViewState(
            incomplete: incompleteHabits(on: day),
            hasHabits: !habits.isEmpty,
            maxDisplay: maxDisplay,
            generatedAt: generatedAt
        )
    }

    /// Returns how many days of a habit are checked among some days that were read.
    package func checkedDays(of habitID: String, in days: ClosedRange<LocalDay>) -> Int {
        let last = min(days.upperBound, self.days.upperBound)
        var day = max(days.lowerBound, self.days.lowerBound)
        var count = 0
        while day <= last {
            if isChecked(habitID, on: day) { count += 1 }
            day = day.adding(days: 1)
        }
        return count
    }

    /// Returns the habits group by group, in order; those without a group last, under nil.
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

extension HabitWidgetItem {
    /// Makes the item of a habit.
    init(_ habit: Habit) throws(BeeBloomError) {
        try self.init(
            id: habit.id,
            title: habit.title,
            color: habit.color,
            groupTitle: habit.group?.title,
            groupColor: habit.group?.color,
            order: habit.order
        )
    }
}
