import Vitrine
import VitrineUI
import VitrineWidgets

struct WidgetSnapshot: Codable, Sendable {
    var habitsToday = 0
}

extension SnapshotKey where Value == WidgetSnapshot {
    static let widget = SnapshotKey("widget.json", default: WidgetSnapshot())
}

extension SnapshotOwner where Value == WidgetSnapshot {
    static let habits = SnapshotOwner("habits")
}

extension AppGroup {
    static let habits = AppGroup("group.app.habits")
}

struct HabitsEntry: TimelineEntry {
    var date: Date
}

struct Reader {
    func timePassed() async {}
}

typealias Entry = HabitsEntry
typealias Context = TimelineProviderContext
let store = SnapshotStore(GroupContainer(path: "/tmp/group.example"))
let reader = Reader()

// The snippet.
