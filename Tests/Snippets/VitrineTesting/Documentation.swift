import Vitrine
import VitrineTesting
import VitrineUI
import VitrineWidgets

struct HabitsEntry: TimelineEntry {
    var date: Date
}

struct HabitsProvider: TimelineProvider {
    func placeholder(in context: Context) -> HabitsEntry { HabitsEntry(date: DeviceMoment.current.now) }
    func getSnapshot(in context: Context, completion: @escaping (HabitsEntry) -> Void) {}
    func getTimeline(in context: Context, completion: @escaping (Timeline<HabitsEntry>) -> Void) {}
}

struct HabitsWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "habits", provider: HabitsProvider()) { Text($0.date, style: .time) }
    }
}

struct HabitsBundle: WidgetBundle {
    var body: some Widget { HabitsWidget() }
}

let folder = ContainersDirectory(path: "/tmp/containers")

// The snippet.
