public import Vitrine
import VitrineUI
public import VitrineWidgets

public struct StepsEntry: TimelineEntry {
    public var date: Date
    public var text: String
}

public struct StepsProvider: TimelineProvider {
    public func placeholder(in context: Context) -> StepsEntry { StepsEntry(date: .distantPast, text: "0 steps") }

    public func getSnapshot(in context: Context, completion: @escaping (StepsEntry) -> Void) { completion(entry()) }

    public func getTimeline(in context: Context, completion: @escaping (Timeline<StepsEntry>) -> Void) {
        completion(Timeline(entries: [entry()], policy: .never))
    }

    private func entry() -> StepsEntry {
        let device = DeviceMoment.current
        let count = device.reading(of: .steps, in: .steps).value?.count
        return StepsEntry(date: device.now, text: count.map { "\($0) steps" } ?? "Open the app")
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
