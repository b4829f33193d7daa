import VitrineUI
import VitrineWidgets

struct HabitsBundle: WidgetBundle {
    var body: some Widget { HabitsWidget() }
}

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

func tap(_ habit: String, at moment: DeviceMoment) throws -> String { "checked" }

// The snippet.
