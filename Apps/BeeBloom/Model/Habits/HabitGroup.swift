/// A group of habits, such as those of the morning.
package struct HabitGroup: Hashable, Sendable, Identifiable {
    /// The row id in the table `habitGroups`.
    package let id: String
    /// The displayed name.
    package let title: String
    /// The colour, as in `HabitWidgetItem.color`; nil if it has none.
    package var color: String?
    /// The position among the groups; 0 or more.
    package let order: Int
}

/// The fields of a group that a person edits.
package struct HabitGroupDraft: Hashable, Sendable {
    /// The displayed name.
    package var title: String
    /// The colour; nil for none.
    package var color: String?

    /// Creates a draft; `BeeBloomStore` validates it.
    package init(title: String, color: String? = nil) {
        self.title = title
        self.color = color
    }
}
