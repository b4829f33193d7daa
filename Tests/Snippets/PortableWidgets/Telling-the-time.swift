import Vitrine
import VitrineTesting
import VitrineUI
import VitrineWidgets

struct HabitsEntry: TimelineEntry {
    var date: Date
    var done = 0
}

struct Habits: Codable, Sendable {
    var done = 0
}

extension SnapshotKey where Value == Habits {
    static let habits = SnapshotKey("habits.json", default: Habits())
}

extension AppGroup {
    static let habits = AppGroup("group.app.habits")
}

struct HabitsProvider: TimelineProvider {
    func placeholder(in context: Context) -> HabitsEntry { HabitsEntry(date: DeviceMoment.current.now) }
    func getSnapshot(in context: Context, completion: @escaping (HabitsEntry) -> Void) {}

    // The snippet.
}

// The snippet.

let midnight = Date()

// The snippet.
