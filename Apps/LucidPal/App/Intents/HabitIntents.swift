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

    package init(_ habit: Habit, value: Double) {
        self.habit = HabitEntity(habit)
        self.value = value
    }

    package func perform() async throws -> some IntentResult {
        let services = try Services()
        let day = try DayText.day(day, at: services.moment)
        let stored = try services.habits.habit(named: habit.id)
        let entry = HabitEntry(habitID: stored.id, day: day, value: value ?? stored.target)
        AppSession.shared.show(try services.habits.logEntry(entry, at: services.moment))
        Services.dataChanged()
        return .result()
    }
}

/// Removes what was logged for a habit today.
package struct UndoLog: AppIntent {
    package static let title: LocalizedStringResource = "Undo Log"
    package static let description: IntentDescription? = "Removes what was logged for a habit today."

    @Parameter(title: "Habit") var habit: HabitEntity

    package init() {}

    package init(_ habit: Habit) {
        self.habit = HabitEntity(habit)
    }

    package func perform() async throws -> some IntentResult {
        let services = try Services()
        AppSession.shared.show(
            try services.habits.removeEntry(of: habit.id, on: services.moment.today, at: services.moment)
        )
        Services.dataChanged()
        return .result()
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
        let services = try Services()
        let habit = Habit(
            id: AppSession.newIdentifier(),
            name: name,
            unit: unit.unit,
            target: target,
            frequency: frequency.frequency,
            createdAt: services.moment.now
        )
        AppSession.shared.show(try services.habits.save(habit, at: services.moment))
        AppSession.shared.update { $0.tab = .today }
        Services.dataChanged()
        return .result()
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
        let services = try Services()
        let warnings = try services.habits.save(id: habit.id, at: services.moment) { stored in
            if let name, !name.isEmpty { stored.name = name }
            stored.unit = unit?.unit ?? stored.unit
            stored.target = target ?? stored.target
            stored.frequency = frequency?.frequency ?? stored.frequency
        }
        AppSession.shared.show(warnings)
        Services.dataChanged()
        return .result()
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
        let services = try Services()
        let now = services.moment.now
        AppSession.shared.show(
            try services.habits.save(id: habit.id, at: services.moment) { $0.archivedAt = $0.archivedAt ?? now }
        )
        Services.dataChanged()
        return .result()
    }
}

/// Makes an archived habit active again.
package struct RestoreHabit: AppIntent {
    package static let title: LocalizedStringResource = "Restore Habit"
    package static let description: IntentDescription? = "Counts an archived habit again."

    @Parameter(title: "Habit", optionsProvider: ArchivedHabits()) var habit: HabitEntity

    package init() {}

    package func perform() async throws -> some IntentResult {
        let services = try Services()
        AppSession.shared.show(
            try services.habits.save(id: habit.id, at: services.moment) { $0.archivedAt = nil }
        )
        Services.dataChanged()
        return .result()
    }
}

/// Deletes a habit and all its entries.
package struct DeleteHabit: AppIntent {
    package static let title: LocalizedStringResource = "Delete Habit"
    package static let description: IntentDescription? = "Deletes a habit and everything that was logged for it."

    @Parameter(title: "Habit") var habit: HabitEntity

    package init() {}

    package func perform() async throws -> some IntentResult {
        let services = try Services()
        AppSession.shared.show(try services.habits.delete(id: habit.id, at: services.moment))
        Services.dataChanged()
        return .result()
    }
}

/// Parsing of a day that a person typed.
package enum DayText {
    /// Returns the day that a text names, or today if the text is nil or empty.
    ///
    /// - Throws: `LucidPalError` with code `badDay`.
    package static func day(_ text: String?, at moment: Moment) throws(LucidPalError) -> LocalDay {
        guard let text, !text.isEmpty else { return moment.today }
        guard let day = LocalDay(text) else {
            throw LucidPalError(.badDay, "\"\(text.prefix(40))\" is not a date; write it as \(moment.today).")
        }
        guard moment.days.length(of: day) > .zero else {
            let zone = moment.days.zoneName
            throw LucidPalError(.badDay, "The zone \(zone) left out the day \(day); choose the day before or after it.")
        }
        return day
    }
}
