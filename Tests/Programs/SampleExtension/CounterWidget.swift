import VitrineUI
import VitrineWidgets

struct CounterEntry: TimelineEntry {
    let date: Date
    let done: Int
}

/// Answers at once, and prints to standard output, which must not corrupt the frames.
struct CounterProvider: TimelineProvider {
    func placeholder(in context: Context) -> CounterEntry {
        CounterEntry(date: DeviceMoment.current.now, done: 0)
    }

    func getSnapshot(in context: Context, completion: @escaping (CounterEntry) -> Void) {
        completion(CounterEntry(date: DeviceMoment.current.now, done: context.isPreview ? 5 : 1))
    }

    func getTimeline(in context: Context, completion: @escaping (Timeline<CounterEntry>) -> Void) {
        print("a print inside getTimeline")
        WidgetCenter.shared.getCurrentConfigurations { result in
            let placed = (try? result.get()) ?? []
            if !placed.isEmpty { print("placed: " + placed.map { "\($0.kind) \($0.family)" }.joined(separator: ", ")) }
        }
        let now = DeviceMoment.current.now
        let entries = (0..<3).map { CounterEntry(date: now.addingTimeInterval(Double($0) * 900), done: $0) }
        completion(Timeline(entries: entries, policy: .after(now.addingTimeInterval(2_700))))
    }
}

struct CounterView: View {
    @Environment(\.widgetFamily) private var family
    let entry: CounterEntry

    var body: some View {
        VStack(alignment: .leading, spacing: 4) {
            Text("Habits").font(.headline)
            Text("\(entry.done) of 3 done").foregroundStyle(.secondary)
            if family != .systemSmall {
                ForEach(0..<3) { index in
                    HStack {
                        Text(index < entry.done ? "done" : "open").font(.caption)
                        Spacer()
                        Button("habit \(index)", intent: MarkDone(habit: index)).font(.caption)
                    }
                }
            }
        }
    }
}

struct CounterWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "counter", provider: CounterProvider()) {
            CounterView(entry: $0).containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Counter")
        .description("How much is done today.")
        .supportedFamilies([.systemSmall, .systemMedium])
    }
}
