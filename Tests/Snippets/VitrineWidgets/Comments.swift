import Vitrine
import VitrineWidgets

struct WidgetSnapshot: Codable, Sendable {
    var habitsToday = 0
}

struct HabitsEntry: TimelineEntry {
    var date: Date
    var snapshot = WidgetSnapshot()
}

extension SnapshotKey where Value == WidgetSnapshot {
    static let widget = SnapshotKey("widget.json", default: WidgetSnapshot())
}

extension AppGroup {
    static let habits = AppGroup("group.app.habits")
}

let now = Date()
let tomorrow = now
let days = DayCalendar.utc
let snapshot = WidgetSnapshot()
func completion(_ timeline: Timeline<HabitsEntry>) {}

// The snippet.
