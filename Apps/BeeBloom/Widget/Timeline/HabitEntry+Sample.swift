package import BeeBloomModel
package import Vitrine

extension HabitEntry {
    /// A sample entry for the placeholder and the gallery.
    package static func sample(at date: Date, size: WidgetSize) -> HabitEntry {
        let state = WidgetViewState(
            incomplete: sampleItems,
            hasHabits: true,
            maxDisplay: size.capacity,
            generatedAt: date
        )
        return HabitEntry(date: date, .success(HabitWidgetProps(state, size: size)))
    }

    private static let sampleItems: [HabitWidgetItem] = {
        let (morning, home, evening) = (("Morning", "#F2A93B"), ("Home", "#4E9F6B"), ("Evening", "#5B6BBF"))
        let rows: [(title: String, color: String, group: (title: String, color: String)?)] = [
            ("Drink water", "#2F9BD8", morning), ("Stretch", "#E26D5A", morning), ("Water the plants", "#4E9F6B", home),
            ("Read 20 pages", "#8E6BBF", evening), ("Write a diary", "#5B6BBF", evening),
            ("Call a friend", "#D87CA4", nil),
        ]
        return rows.enumerated()
            .compactMap { place, row in
                // The rows above are valid; the placeholder's picture would show a missing one.
                try? HabitWidgetItem(
                    id: "\(place + 1)",
                    title: row.title,
                    color: row.color,
                    groupTitle: row.group?.title,
                    groupColor: row.group?.color,
                    order: place
                )
            }
    }()
}
