import VitrineUI
import VitrineWidgets

struct HabitsEntry: TimelineEntry {
    var date: Date
    var done = 0
    var total = 0
}

struct HabitsProvider: TimelineProvider {
    func placeholder(in context: Context) -> HabitsEntry { HabitsEntry(date: DeviceMoment.current.now) }
    func getSnapshot(in context: Context, completion: @escaping (HabitsEntry) -> Void) {}
    func getTimeline(in context: Context, completion: @escaping (Timeline<HabitsEntry>) -> Void) {}
}

func show(_ snapshot: WidgetSnapshot) {}
func showWhy(_ reading: SnapshotReading<WidgetSnapshot>) {}

let now = Date()

// The snippet.
// The snippet.
// The snippet.
