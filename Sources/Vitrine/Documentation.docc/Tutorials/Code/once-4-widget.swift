import Vitrine
import VitrineUI
import VitrineWidgets

struct StepsEntry: TimelineEntry {
    let date: Date
    let count: Int
    let nextWalk: Walk
}

struct StepsProvider: TimelineProvider {
    func placeholder(in context: Context) -> StepsEntry {
        StepsEntry(date: DeviceMoment.current.now, count: 0, nextWalk: Walk(id: "placeholder", steps: 100))
    }

    func getSnapshot(in context: Context, completion: @escaping (StepsEntry) -> Void) {
        completion(entry)
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<StepsEntry>) -> Void) {
        completion(Timeline(entries: [entry], policy: .never))
    }

    private var entry: StepsEntry {
        let walks = Walks()
        let settled = (try? walks.journal.read().settledCount) ?? 0
        return StepsEntry(
            date: DeviceMoment.current.now,
            count: walks.store.read(.steps).value?.count ?? 0,
            nextWalk: Walk(id: "walk-\(settled)", steps: 100)
        )
    }
}

struct StepsWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "steps", provider: StepsProvider()) { entry in
            VStack {
                Text("\(entry.count) steps")
                Button("Walk", intent: CountWalk(entry.nextWalk))
            }
            .containerBackground(for: .widget) { Color.white }
        }
        .supportedFamilies([.systemSmall])
    }
}
