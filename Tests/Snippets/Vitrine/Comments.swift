import Vitrine
import VitrineWidgets

struct WidgetSnapshot: Codable, Sendable {
    var habitsToday = 0
}

struct Entries: Codable, Sendable {
    var done: [Int] = []
}

struct CurrentChapterData: Codable, Sendable {
    var number = 0
    var coverImagePath = ""
}

extension SnapshotKey where Value == WidgetSnapshot {
    static let widget = SnapshotKey("widget.json", default: WidgetSnapshot())
}

extension SnapshotOwner where Value == WidgetSnapshot {
    static let habits = SnapshotOwner("habits", owns: \.habitsToday)
}

extension SnapshotKey where Value == Entries {
    static let entries = SnapshotKey("entries.json", default: Entries())
}

extension SnapshotKey where Value == CurrentChapterData {
    static let chapter = SnapshotKey("chapter.json", default: CurrentChapterData())
}

extension SnapshotOwner where Value == CurrentChapterData {
    static let reader = SnapshotOwner("reader")
}

extension FreshnessPolicy {
    static let parking = FreshnessPolicy(currentFor: .seconds(600))
}

func refresh() {}

struct Habit: Sendable {
    var id = "run"
}

struct Lot: Sendable {
    var observedAt: Date?
}

struct Event: Sendable {
    var end: Date
}

struct HabitsEntry: Sendable {
    var date: Date
    var day: LocalDay
    var snapshot: WidgetSnapshot
}

let now = Date()
let end = now
let horizon = now
let container = GroupContainer(path: "/tmp/group.example")
let own = SnapshotStore(container)
let folder = "/tmp"
let value = WidgetSnapshot()
let snapshot = value
let events: [Event] = []
let days = DayCalendar.utc
let today = days.day(of: now)
let lot = Lot()
let jpeg: [UInt8] = []
func show(_ any: Any...) {}
func showEmpty() {}
func log(_ report: VitrineError.Damage) {}
func keepWhatIsShown() {}
let habit = Habit()
let day = days.day(of: now)

func snippets(_ store: SnapshotStore) async throws {
    // The snippet.
}
