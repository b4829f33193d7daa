package import BeeBloomModel
import Vitrine
package import VitrineWidgets

extension HabitEntry {
    /// A sample entry for the placeholder and the gallery.
    package static func sample(at date: Date, size: WidgetSize) -> HabitEntry {
        let rows = [
            HabitRow(id: "1", title: "Drink water", color: "#2F9BD8", groupTitle: "Morning", groupColor: "#F2A93B"),
            HabitRow(id: "2", title: "Stretch", color: "#E26D5A", groupTitle: "Morning", groupColor: "#F2A93B"),
            HabitRow(id: "3", title: "Water the plants", color: "#4E9F6B", groupTitle: "Home", groupColor: "#4E9F6B"),
            HabitRow(id: "4", title: "Read 20 pages", color: "#8E6BBF", groupTitle: "Evening", groupColor: "#5B6BBF"),
            HabitRow(id: "5", title: "Write a diary", color: "#5B6BBF", groupTitle: "Evening", groupColor: "#5B6BBF"),
            HabitRow(id: "6", title: "Call a friend", color: "#D87CA4"),
        ]
        let list = HabitList(
            rows: Array(rows.prefix(size.capacity)),
            hiddenCount: max(0, rows.count - size.capacity),
            day: LocalDay(daysSince1970: 0),
            settledCount: 0
        )
        return HabitEntry(date: date, picture: .habits(list))
    }
}
