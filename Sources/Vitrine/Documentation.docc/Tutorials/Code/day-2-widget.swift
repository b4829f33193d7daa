import Vitrine
import VitrineUI
import VitrineWidgets

struct StepsEntry: TimelineEntry {
    let date: Date
    let text: String
}

struct StepsProvider: TimelineProvider {
    func placeholder(in context: Context) -> StepsEntry {
        StepsEntry(date: DeviceMoment.current.now, text: "1000 steps")
    }

    func getSnapshot(in context: Context, completion: @escaping (StepsEntry) -> Void) {
        completion(timeline.entries[0])
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<StepsEntry>) -> Void) {
        completion(timeline)
    }

    private var timeline: Timeline<StepsEntry> {
        Timeline(of: .steps, in: "group.app.steps") { stored in
            StepsEntry(date: stored.date, text: stored.value.map { "\($0.count) steps" } ?? "Open the app")
        }
    }
}

struct StepsWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "steps", provider: StepsProvider()) { entry in
            Text(entry.text).containerBackground(for: .widget) { Color.white }
        }
        .supportedFamilies([.systemSmall])
    }
}
