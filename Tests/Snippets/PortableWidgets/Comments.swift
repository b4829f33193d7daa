import Vitrine
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

struct HabitsView: View {
    let entry: HabitsEntry
    var body: some View { Text("Habits") }
}

struct HabitWidgetBundle: WidgetBundle {
    var body: some Widget { HabitWidget() }
}

struct HabitWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "habits", provider: HabitsProvider()) {
            HabitsView(entry: $0).containerBackground(.background, for: .widget)
        }
    }
}

struct HabitsApp: DeviceApp {
    var body: some Scene { WindowGroup { Text("Habits") } }
}

enum HabitsCommand {
    static func main() {}
}

struct Habits {
    func log(_ entry: Int) throws {}
}

extension AppGroup {
    static let lucidPal = AppGroup("group.app.lucidpal")
}

let moment = DeviceMoment(now: Date())
let containers = ContainersDirectory(path: "/tmp")
let habits = Habits()
let entry = 1
func log(_ habit: String) throws {}
func check(_ habit: String, at moment: DeviceMoment) throws {}

@MainActor func snippets() async throws {
    // The snippet.
}
