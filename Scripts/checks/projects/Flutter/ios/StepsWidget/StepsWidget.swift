import SwiftUI
import WidgetKit

struct StepsEntry: TimelineEntry {
    let date: Date
    let steps: Int
}

struct StepsProvider: TimelineProvider {
    func placeholder(in context: Context) -> StepsEntry { StepsEntry(date: .now, steps: 0) }

    func getSnapshot(in context: Context, completion: @escaping (StepsEntry) -> Void) {
        let stored = UserDefaults(suiteName: "group.org.example.steps")
        completion(StepsEntry(date: .now, steps: stored?.integer(forKey: "steps") ?? -1))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<StepsEntry>) -> Void) {
        getSnapshot(in: context) { completion(Timeline(entries: [$0], policy: .atEnd)) }
    }
}

@main
struct StepsWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Steps", provider: StepsProvider()) { entry in
            Text("\(entry.steps) steps").containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Steps")
        .description("The steps of the day.")
        .supportedFamilies([.systemSmall])
    }
}
