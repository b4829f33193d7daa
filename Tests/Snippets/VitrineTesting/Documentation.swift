import Testing
import Vitrine
import VitrineTesting
import VitrineUI
import VitrineWidgets

struct HabitsEntry: TimelineEntry {
    var date: Date
}

struct HabitsProvider: TimelineProvider {
    func placeholder(in context: Context) -> HabitsEntry { HabitsEntry(date: DeviceMoment.current.now) }
    func getSnapshot(in context: Context, completion: @escaping (HabitsEntry) -> Void) {}
    func getTimeline(in context: Context, completion: @escaping (Timeline<HabitsEntry>) -> Void) {}
}

struct HabitsWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "habits", provider: HabitsProvider()) { Text($0.date, style: .time) }
    }
}

struct HabitsBundle: WidgetBundle {
    var body: some Widget { HabitsWidget() }
}

struct PickHabit: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Pick a habit"
    @Parameter(title: "Name") var name: String?
}

struct LogHabit: AppIntent {
    static let title: LocalizedStringResource = "Log a habit"
    func perform() async throws -> some IntentResult { .result() }
}

@MainActor func test() async throws {
    // The snippet.
    // The snippet.
    _ = configured
}
