import AppScreens
package import LucidPalModel
package import Vitrine
package import VitrineWidgets

/// Logs a habit for today or another day; logging again replaces the value.
package struct LogHabit: AppIntent {
    package static let title: LocalizedStringResource = "Log Habit"
    package static let description: IntentDescription? = "Logs a habit; logging the same day again replaces it."

    @Parameter(title: "Habit") var habit: HabitEntity
    @Parameter(title: "Value (1 for done)") var value: Double?
    @Parameter(title: "Day (YYYY-MM-DD, today if empty)") var day: String?

    package init() {}

    package init(_ habit: Habit, value: Double, on day: LocalDay) {
        self.habit = HabitEntity(habit)
        self.value = value
        self.day = "\(day)"
    }

    package func perform() async throws -> some IntentResult {
        try Services.change { try $0.log(value, for: habit.id, on: day).warnings }
    }
}

/// Removes what was logged for a habit today or another day.
package struct UndoLog: AppIntent {
    package static let title: LocalizedStringResource = "Undo Log"
    package static let description: IntentDescription? = "Removes what was logged for a habit on a day."

    @Parameter(title: "Habit") var habit: HabitEntity
    @Parameter(title: "Day (YYYY-MM-DD, today if empty)") var day: String?

    package init() {}

    package init(_ habit: Habit, on day: LocalDay) {
        self.habit = HabitEntity(habit)
        self.day = "\(day)"
    }

    package func perform() async throws -> some IntentResult {
        try Services.change { try $0.habits.removeEntry(of: habit.id, on: $0.moment.day(day), at: $0.moment) }
    }
}

package struct AddHabit: AppIntent {
    package static let title: LocalizedStringResource = "Add Habit"
    package static let description: IntentDescription? = "Creates a habit."

    @Parameter(title: "Name") var name: String
    @Parameter(title: "Unit", default: .boolean) var unit: UnitChoice
    @Parameter(title: "Target", default: 1) var target: Double
    @Parameter(title: "Frequency", default: .daily) var frequency: FrequencyChoice

    package init() {}

    package func perform() async throws -> some IntentResult {
        let result = try Services.change {
            try $0.createHabit(name, in: unit.unit, target: target, frequency.frequency)
        }
        LucidPalApp.session.update { $0.screen = .today }
        return result
    }
}

/// Changes a habit; empty parameters keep the stored values.
package struct EditHabit: AppIntent {
    package static let title: LocalizedStringResource = "Edit Habit"
    package static let description: IntentDescription? = "Changes a habit; empty fields keep their values."

    @Parameter(title: "Habit") var habit: HabitEntity
    @Parameter(title: "New name") var name: String?
    @Parameter(title: "Unit") var unit: UnitChoice?
    @Parameter(title: "Target") var target: Double?
    @Parameter(title: "Frequency") var frequency: FrequencyChoice?

    package init() {}

    package func perform() async throws -> some IntentResult {
        try Services.change { services in
            try services.habits.save(id: habit.id, at: services.moment) { stored in
                if let name, !name.isEmpty { stored.name = name }
                stored.unit = unit?.unit ?? stored.unit
                stored.target = target ?? stored.target
                stored.frequency = frequency?.frequency ?? stored.frequency
            }
        }
    }
}

/// Archives a habit: it keeps its entries and no longer counts.
package struct ArchiveHabit: AppIntent {
    package static let title: LocalizedStringResource = "Archive Habit"
    package static let description: IntentDescription? = "Keeps a habit and its entries, but stops counting it."

    @Parameter(title: "Habit") var habit: HabitEntity

    package init() {}

    package init(_ habit: Habit) {
        self.habit = HabitEntity(habit)
    }

    package func perform() async throws -> some IntentResult {
        try Services.change { services in
            try services.habits.save(id: habit.id, at: services.moment) { stored in
                stored.archivedAt = stored.archivedAt ?? services.moment.now
            }
        }
    }
}

/// Makes an archived habit active again.
package struct RestoreHabit: AppIntent {
    package static let title: LocalizedStringResource = "Restore Habit"
    package static let description: IntentDescription? = "Counts an archived habit again."

    @Parameter(title: "Habit", optionsProvider: ArchivedHabits()) var habit: HabitEntity

    package init() {}

    package func perform() async throws -> some IntentResult {
        try Services.change { try $0.habits.save(id: habit.id, at: $0.moment) { $0.archivedAt = nil } }
    }
}

/// Deletes a habit and all its entries.
package struct DeleteHabit: AppIntent {
    package static let title: LocalizedStringResource = "Delete Habit"
    package static let description: IntentDescription? = "Deletes a habit and everything that was logged for it."

    @Parameter(title: "Habit") var habit: HabitEntity

    package init() {}

    package func perform() async throws -> some IntentResult {
        try Services.change { try $0.habits.delete(id: habit.id, at: $0.moment) }
    }
}
