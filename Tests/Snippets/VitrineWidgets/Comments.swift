import Vitrine
import VitrineWidgets

struct WidgetSnapshot: Codable, Sendable {
    var habitsToday = 0
}

struct HabitsEntry: TimelineEntry {
    var date: Date
    var day = LocalDay(daysSince1970: 0)
    var snapshot = WidgetSnapshot()
}

extension SnapshotKey where Value == WidgetSnapshot {
    static let widget = SnapshotKey("widget.json", default: WidgetSnapshot())
}

struct Chapter: Codable, Sendable {
    var name = ""
    var cover = ""
}

struct Habits: Codable, Sendable {
    var done = 0
}

struct Events: Codable, Sendable {
    var next: Date?
}

struct ChapterEntry: TimelineEntry {
    var date: Date
    var name: String
    var cover: [UInt8]?
}

struct PlannerEntry: TimelineEntry {
    var date: Date
    var done: Int
    var next: Date?
}

extension SnapshotKey where Value == Chapter {
    static let chapter = SnapshotKey("chapter.json", default: Chapter())
}

extension SnapshotKey where Value == Habits {
    static let habits = SnapshotKey("habits.json", default: Habits())
}

extension SnapshotKey where Value == Events {
    static let events = SnapshotKey("events.json", default: Events())
}

extension AppGroup {
    static let habits = AppGroup("group.app.habits")
    static let reader = AppGroup("group.app.reader")
    static let planner = AppGroup("group.app.planner")
}

let cover = SnapshotAsset("cover.jpg", reference: \Chapter.cover)

let now = Date()
let tomorrow = now
let days = DayCalendar.utc
let snapshot = WidgetSnapshot()
func completion(_ timeline: Timeline<HabitsEntry>) {}

// The snippet.
