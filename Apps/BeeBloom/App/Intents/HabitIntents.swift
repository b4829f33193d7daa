import AppScreens
package import BeeBloomModel
package import VitrineWidgets

package struct AddHabit: AppIntent {
    package static let title: LocalizedStringResource = "Add Habit"
    package static let description: IntentDescription? = "Creates a habit at the end of its group."

    @Parameter(title: "Title") var habitTitle: String
    @Parameter(title: "Group") var group: GroupEntity?
    @Parameter(title: "Colour", default: "#3C7C5A") var color: String
    @Parameter(title: "Days a week", default: 7) var weeklyTarget: Int
    @Parameter(title: "Description") var details: String?

    package init() {}

    package func perform() async throws -> some IntentResult {
        try Services.change { services in
            let draft = HabitDraft(
                title: habitTitle,
                description: details,
                color: color,
                groupID: group?.id,
                weeklyTarget: weeklyTarget
            )
            try services.createStoreIfMissing()
            try services.store.addHabit(draft, id: services.newIdentifier(), at: services.moment)
        }
    }
}

/// Changes a habit; empty parameters keep the stored values.
package struct EditHabit: AppIntent {
    package static let title: LocalizedStringResource = "Edit Habit"
    package static let description: IntentDescription? = "Changes a habit; empty fields keep their values."

    @Parameter(title: "Habit") var habit: HabitEntity
    @Parameter(title: "New title") var habitTitle: String?
    @Parameter(title: "New group") var group: GroupEntity?
    @Parameter(title: "Take it out of its group", default: false) var isUngrouped: Bool
    @Parameter(title: "New colour") var color: String?
    @Parameter(title: "Days a week") var weeklyTarget: Int?

    package init() {}

    package func perform() async throws -> some IntentResult {
        try Services.change { services in
            try services.store.editHabit(habit.id) { draft in
                if let habitTitle, !habitTitle.isEmpty { draft.title = habitTitle }
                if let group { draft.groupID = group.id }
                if isUngrouped { draft.groupID = nil }
                if let color, !color.isEmpty { draft.color = color }
                if let weeklyTarget { draft.weeklyTarget = weeklyTarget }
            }
        }
    }
}

/// Moves a habit within its group.
package struct MoveHabit: AppIntent {
    package static let title: LocalizedStringResource = "Move Habit"
    package static let description: IntentDescription? = "Moves a habit to a position in its group."

    @Parameter(title: "Habit") var habit: HabitEntity
    @Parameter(title: "Position, from 1", default: 1) var place: Int

    package init() {}

    /// Creates an intent for a position counted from 0.
    package init(_ habit: Habit, to position: Int) {
        self.habit = HabitEntity(habit)
        place = position + 1
    }

    package func perform() async throws -> some IntentResult {
        try Services.change { try $0.store.moveHabit(habit.id, to: place - 1) }
    }
}

/// Marks a habit as deleted: it is no longer shown, but stays in the store with its checks.
package struct DeleteHabit: AppIntent {
    package static let title: LocalizedStringResource = "Delete Habit"
    package static let description: IntentDescription? = "Removes a habit from every list; its checks stay stored."

    @Parameter(title: "Habit") var habit: HabitEntity

    package init() {}

    package init(_ habit: Habit) {
        self.habit = HabitEntity(habit)
    }

    package func perform() async throws -> some IntentResult {
        try Services.change { try $0.store.deleteHabit(habit.id, at: $0.moment) }
    }
}
