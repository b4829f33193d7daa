/// One habit as the widget shows it: read from the store, never written back.
package struct HabitWidgetItem: Hashable, Sendable, Identifiable, Encodable {
    /// The row id of the habit in the table `habits`.
    package let id: String
    /// The name that people read; never empty, up to 10,000 characters: cut where it is drawn.
    package let title: String
    /// The habit's colour: `#` and 3, 6 or 8 hexadecimal digits, such as `#FF5733`.
    package let color: String
    /// The title of the habit's group; nil if it is in none, or in one that was deleted.
    package let groupTitle: String?
    /// The group's colour, of the same form as `color`; nil without a group, or if the group has none.
    package let groupColor: String?
    /// The position among the habits of its group, as stored; 0 or more.
    package let order: Int

    /// Makes an item and checks it by the original app's rules.
    ///
    /// A group colour that is none is left out: it is only a decoration.
    ///
    /// - Throws: `BeeBloomError` with code `notFound` for an empty id, `badTitle` for a title without a visible character,
    ///   `badColor`, or `badNumber` for a negative order.
    package init(
        id: String,
        title: String,
        color: String,
        groupTitle: String? = nil,
        groupColor: String? = nil,
        order: Int
    ) throws(BeeBloomError) {
        guard !id.isEmpty else { throw BeeBloomError(.notFound, "A habit needs an id that exists in the store.") }
        guard HabitRules.isTitle(title) else {
            throw BeeBloomError(.badTitle, "Habit \(id) has no title: give it one in BeeBloom.")
        }
        guard HabitRules.isColor(color) else {
            throw BeeBloomError(.badColor, "Habit \(id) has no colour such as #FF5733: choose one in BeeBloom.")
        }
        guard order >= 0 else {
            throw BeeBloomError(.badNumber, "Habit \(id) has the order \(order): move it in BeeBloom.")
        }
        self.id = id
        self.title = title
        self.color = color
        self.groupTitle = groupTitle
        self.groupColor = groupColor.flatMap { HabitRules.isColor($0) ? $0 : nil }
        self.order = order
    }
}
