/// Something that a person wants to do, as it is stored in the table `habits`.
package struct Habit: Hashable, Sendable, Identifiable {
    /// How many days a week it is meant for, unless another target is stored.
    package static let defaultWeeklyTarget = 7

    /// The row id.
    package let id: String
    /// The name that people read.
    package let title: String
    /// What is written about it; nil if nothing is.
    package let description: String?
    /// The colour: `#` and 3, 6 or 8 hexadecimal digits.
    package let color: String
    /// The group that it is in; nil if it is in none, or in one that was deleted.
    package let group: HabitGroup?
    /// The position among the habits of its group; 0 or more.
    package let order: Int
    /// On how many days a week it is meant to be done, 1 to 7.
    package let weeklyTarget: Int

    /// Makes a habit without checking it.
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

/// What a person types for a habit.
package struct HabitDraft: Hashable, Sendable {
    /// The name that people read.
    package var title: String
    /// What is written about it; nil for nothing.
    package var description: String?
    /// The colour: `#` and 3, 6 or 8 hexadecimal digits.
    package var color: String
    /// The row id of its group; nil for none.
    package var groupID: String?
    /// On how many days a week it is meant to be done, 1 to 7.
    package var weeklyTarget: Int

    /// Makes a draft; `BeeBloomStore` checks it.
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
