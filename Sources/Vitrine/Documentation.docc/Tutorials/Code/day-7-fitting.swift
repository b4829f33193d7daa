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
            StepsEntry(date: stored.date, text: text(for: stored))
        }
    }

    private func text(for stored: SnapshotMoment<Steps>) -> String {
        guard let steps = stored.value else { return "Open the app" }
        return steps.day == stored.day ? "\(steps.count) steps" : "No steps yet today"
    }
}

struct StepsWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "steps", provider: StepsProvider()) { entry in
            Text(entry.text)
                .minimumScaleFactor(0.5)
                .containerBackground(for: .widget) { Color.white }
        }
        .supportedFamilies([.systemSmall])
    }
}
