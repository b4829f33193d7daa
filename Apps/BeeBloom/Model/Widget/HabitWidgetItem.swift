/// One habit as the widget shows it; it is never written back to the store.
package struct HabitWidgetItem: Hashable, Sendable, Identifiable, Encodable {
    /// The row id of the habit in the table `habits`.
    package let id: String
    /// The displayed name; never empty, up to 10,000 characters, truncated when rendered.
    package let title: String
    /// The habit's colour: `#` and 3, 6 or 8 hexadecimal digits, such as `#FF5733`.
    package let color: String
    /// The title of the habit's group; nil if it has none, or if the group was deleted.
    package let groupTitle: String?
    /// The group's colour, in the same form as `color`; nil if there is no group or the group has no colour.
    package let groupColor: String?
    /// The place within the widget, from 0.
    package let order: Int

    /// Creates an item and validates it by the original app's rules.
    ///
    /// An invalid group colour is ignored; only decoration is lost.
    ///
    /// - Throws: `BeeBloomError` with code `notFound` for an empty id, `badTitle` for a title without a visible
    ///   character, `badColor`, or `badNumber` for a negative order.
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
