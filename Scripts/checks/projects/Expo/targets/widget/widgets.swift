import SwiftUI
import WidgetKit

struct StepsEntry: TimelineEntry {
    let date: Date
    let steps: Int
}

struct StepsProvider: TimelineProvider {
    func placeholder(in context: Context) -> StepsEntry { StepsEntry(date: .now, steps: 0) }

    func getSnapshot(in context: Context, completion: @escaping (StepsEntry) -> Void) { completion(stored) }

    func getTimeline(in context: Context, completion: @escaping (Timeline<StepsEntry>) -> Void) {
        completion(Timeline(entries: [stored], policy: .never))
    }

    private var stored: StepsEntry {
        StepsEntry(
            date: .now,
            steps: UserDefaults(suiteName: "group.org.example.steps")?.integer(forKey: "steps") ?? -1
        )
    }
}

struct StepsWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "Steps", provider: StepsProvider()) { entry in
            VStack {
                Image("shoe").resizable().scaledToFit().accessibilityLabel("A shoe")
                Text("\(entry.steps) steps").font(.headline).foregroundStyle(Color("$accent"))
            }
            .containerBackground(Color("paper"), for: .widget)
        }
        .configurationDisplayName("Steps")
        .description("The steps of the day.")
        .supportedFamilies([.systemSmall])
    }
}
