package import BeeBloomModel
package import VitrineWidgets

/// Makes a habit.
package struct AddHabit: AppIntent {
    /// The title.
    package static let title: LocalizedStringResource = "Add Habit"
    /// What it does.
    package static let description: IntentDescription? = "Makes a new habit, as the last of its group."

    @Parameter(title: "Title") var habitTitle: String
    @Parameter(title: "Group") var group: GroupEntity?
    @Parameter(title: "Colour", default: "#3C7C5A") var color: String
    @Parameter(title: "Days a week", default: 7) var weeklyTarget: Int
    @Parameter(title: "Description") var details: String?

    /// Makes an intent without values.
    package init() {}

    /// Stores the habit, and asks for new widgets.
    package func perform() async throws -> some IntentResult {
        let services = try Services()
        let draft = HabitDraft(
            title: habitTitle,
            description: details,
            color: color,
            groupID: group?.id,
            weeklyTarget: weeklyTarget
        )
        try services.createStoreIfMissing()
        try services.store.addHabit(draft, id: services.newIdentifier(), at: services.moment)
        Services.reloadWidgets()
        return .result()
    }
}

/// Changes a habit; what is left empty stays.
package struct EditHabit: AppIntent {
    /// The title.
    package static let title: LocalizedStringResource = "Edit Habit"
    /// What it does.
    package static let description: IntentDescription? = "Changes a habit; what is left empty stays as it is."

    @Parameter(title: "Habit") var habit: HabitEntity
    @Parameter(title: "New title") var habitTitle: String?
    @Parameter(title: "New group") var group: GroupEntity?
    @Parameter(title: "Take it out of its group", default: false) var isUngrouped: Bool
    @Parameter(title: "New colour") var color: String?
    @Parameter(title: "Days a week") var weeklyTarget: Int?

    /// Makes an intent without values.
    package init() {}

    /// Stores the change, and asks for new widgets.
    package func perform() async throws -> some IntentResult {
        try Services().store
            .editHabit(habit.id) { draft in
                if let habitTitle, !habitTitle.isEmpty { draft.title = habitTitle }
                if let group { draft.groupID = group.id }
                if isUngrouped { draft.groupID = nil }
                if let color, !color.isEmpty { draft.color = color }
                if let weeklyTarget { draft.weeklyTarget = weeklyTarget }
            }
        Services.reloadWidgets()
        return .result()
    }
}

/// Moves a habit among those of its group.
package struct MoveHabit: AppIntent {
    /// The title.
    package static let title: LocalizedStringResource = "Move Habit"
    /// What it does.
    package static let description: IntentDescription? = "Puts a habit at a place among those of its group."

    @Parameter(title: "Habit") var habit: HabitEntity
    @Parameter(title: "Place, from 1 on", default: 1) var place: Int

    /// Makes an intent without values.
    package init() {}

    /// Makes an intent for a position that counts from 0 on.
    package init(_ habit: Habit, to position: Int) {
        self.habit = HabitEntity(habit)
        place = position + 1
    }

    /// Moves, and asks for new widgets.
    package func perform() async throws -> some IntentResult {
        try Services().store.moveHabit(habit.id, to: place - 1)
        Services.reloadWidgets()
        return .result()
    }
}

/// Deletes a habit softly: it is no longer shown, and stays in the store with its checks.
package struct DeleteHabit: AppIntent {
    /// The title.
    package static let title: LocalizedStringResource = "Delete Habit"
    /// What it does.
    package static let description: IntentDescription? = "Takes a habit off every list; what was checked stays stored."

    @Parameter(title: "Habit") var habit: HabitEntity

    /// Makes an intent without values.
    package init() {}

    /// Makes an intent for a habit.
    package init(_ habit: Habit) {
        self.habit = HabitEntity(habit)
    }

    /// Deletes, and asks for new widgets.
    package func perform() async throws -> some IntentResult {
        let services = try Services()
        try services.store.deleteHabit(habit.id, at: services.moment)
        Services.reloadWidgets()
        return .result()
    }
}
