/// A group of habits, such as those of the morning.
package struct HabitGroup: Hashable, Sendable, Identifiable {
    /// The row id in the table `habitGroups`.
    package let id: String
    /// The name that people read.
    package let title: String
    /// The colour, as in `HabitWidgetItem.color`; nil if it has none.
    package let color: String?
    /// The position among the groups; 0 or more.
    package let order: Int

    /// Makes a group without checking it.
    package init(id: String, title: String, color: String? = nil, order: Int) {
        self.id = id
        self.title = title
        self.color = color
        self.order = order
    }
}

/// What a person types for a group.
package struct HabitGroupDraft: Hashable, Sendable {
    /// The name that people read.
    package var title: String
    /// The colour; nil for none.
    package var color: String?

    /// Makes a draft; `BeeBloomStore` checks it.
    package init(title: String, color: String? = nil) {
        self.title = title
        self.color = color
    }
}
