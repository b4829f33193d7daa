/// A habit as stored in the table `habits`.
package struct Habit: Hashable, Sendable, Identifiable {
    /// The weekly target if none is stored.
    package static let defaultWeeklyTarget = 7

    /// The row id.
    package let id: String
    /// The displayed name.
    package let title: String
    /// The description; nil if there is none.
    package let description: String?
    /// The colour: `#` and 3, 6 or 8 hexadecimal digits.
    package let color: String
    /// The habit's group; nil if it has none, or if the group was deleted.
    package let group: HabitGroup?
    /// The position among the habits of its group; 0 or more.
    package let order: Int
    /// The number of days a week on which the habit is due, 1 to 7.
    package let weeklyTarget: Int

    /// Creates a habit without validation.
    package init(
        id: String,
        title: String,
        description: String? = nil,
        color: String,
        group: HabitGroup? = nil,
        order: Int,
        weeklyTarget: Int = defaultWeeklyTarget
    ) {
        self.id = id
        self.title = title
        self.description = description
        self.color = color
        self.group = group
        self.order = order
        self.weeklyTarget = weeklyTarget
    }
}

/// The fields of a habit that a person edits.
package struct HabitDraft: Hashable, Sendable {
    /// The displayed name.
    package var title: String
    /// The description; nil for none.
    package var description: String?
    /// The colour: `#` and 3, 6 or 8 hexadecimal digits.
    package var color: String
    /// The row id of its group; nil for none.
    package var groupID: String?
    /// The number of days a week on which the habit is due, 1 to 7.
    package var weeklyTarget: Int

    /// Creates a draft; `BeeBloomStore` validates it.
    package init(
        title: String,
        description: String? = nil,
        color: String = "#3C7C5A",
        groupID: String? = nil,
        weeklyTarget: Int = Habit.defaultWeeklyTarget
    ) {
        self.title = title
        self.description = description
        self.color = color
        self.groupID = groupID
        self.weeklyTarget = weeklyTarget
    }
}
