import VitrineTesting
import VitrineUI
import VitrineWidgets

struct HabitsEntry: TimelineEntry {
    var date: Date
}

struct HabitsProvider: TimelineProvider {
    func placeholder(in context: Context) -> HabitsEntry { HabitsEntry(date: DeviceMoment.current.now) }
    func getSnapshot(in context: Context, completion: @escaping (HabitsEntry) -> Void) {}

    // The snippet.
}

let midnight = Date()

// The snippet.
