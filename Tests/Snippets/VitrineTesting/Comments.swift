import Testing
import Vitrine
import VitrineTesting
import VitrineUI
import VitrineWidgets
import VitrineWire
import WidgetArchive

struct HabitsEntry: TimelineEntry {
    var date: Date
}

struct HabitsProvider: TimelineProvider {
    func placeholder(in context: Context) -> HabitsEntry { HabitsEntry(date: DeviceMoment.current.now) }
    func getSnapshot(in context: Context, completion: @escaping (HabitsEntry) -> Void) {}
    func getTimeline(in context: Context, completion: @escaping (Timeline<HabitsEntry>) -> Void) {}
}

struct HabitsBundle: WidgetBundle {
    var body: some Widget { HabitsWidget() }
}

struct HabitsWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "habits", provider: HabitsProvider()) { _ in Text("Habits") }
    }
}

struct HabitsApp: DeviceApp {
    var body: some Scene { WindowGroup { Text("Habits") } }
}

enum Park: String, AppEnum {
    case ttukseom
    static let typeDisplayRepresentation: TypeDisplayRepresentation = "Park"
    static let caseDisplayRepresentations: [Park: DisplayRepresentation] = [.ttukseom: "Ttukseom"]
}

struct ParkConfiguration: WidgetConfigurationIntent {
    static let title: LocalizedStringResource = "Park"
    @Parameter(title: "Park", default: .ttukseom) var park: Park
}

let time = ManualTime("2026-06-03T09:41:00Z")
let seed: UInt64 = 7

@MainActor func snippets(
    _ host: ExtensionHost,
    _ folder: ContainersDirectory,
    _ program: ExtensionProgram,
    _ timeline: ArchivedTimeline
) async throws {
    // The snippet.
}
