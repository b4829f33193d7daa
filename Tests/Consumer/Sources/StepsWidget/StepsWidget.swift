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
        guard let container = try? device.container(of: .steps),
            case .value(let snapshot) = SnapshotStore(container).read(.steps)
        else { return StepsEntry(date: device.now, text: "Open the app") }
        return StepsEntry(date: device.now, text: "\(snapshot.value.count) steps")
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
