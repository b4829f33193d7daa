import Testing
import Vitrine
import VitrineTesting
import VitrineUI
import VitrineWidgets

struct Steps: Codable, Sendable {
    var count = 0
}

extension SnapshotKey where Value == Steps {
    static let steps = SnapshotKey("steps.json", default: Steps())
}

struct StepsEntry: TimelineEntry {
    var date: Date
}

struct StepsProvider: TimelineProvider {
    func placeholder(in context: Context) -> StepsEntry { StepsEntry(date: DeviceMoment.current.now) }
    func getSnapshot(in context: Context, completion: @escaping (StepsEntry) -> Void) {}
    func getTimeline(in context: Context, completion: @escaping (Timeline<StepsEntry>) -> Void) {}
}

struct StepsWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "steps", provider: StepsProvider()) { _ in Text("Steps") }
    }
}

// The snippet.
