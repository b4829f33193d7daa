public import Vitrine
import VitrineUI
public import VitrineWidgets

public struct StepsEntry: TimelineEntry {
    public var date: Date
    public var text: String
}

public struct StepsProvider: TimelineProvider {
    public func placeholder(in context: Context) -> StepsEntry { StepsEntry(date: .distantPast, text: "0 steps") }

    public func getSnapshot(in context: Context, completion: @escaping (StepsEntry) -> Void) {
        completion(entry(DeviceMoment.current.snapshot(of: .steps, in: .steps)))
    }

    public func getTimeline(in context: Context, completion: @escaping (Timeline<StepsEntry>) -> Void) {
        completion(Timeline(of: .steps, in: .steps, options: TimelineOptions(reload: .never), entry: entry))
    }

    private func entry(_ stored: SnapshotMoment<Steps>) -> StepsEntry {
        StepsEntry(date: stored.date, text: stored.value.map { "\($0.count) steps" } ?? "Open the app")
    }
}

public struct StepsWidget: Widget {
    public init() {}

    public var body: some WidgetConfiguration {
        StaticConfiguration(kind: "steps", provider: StepsProvider()) { entry in
            Text(entry.text).containerBackground(for: .widget) { Color.white }
        }
        .supportedFamilies([.systemSmall])
    }
}
