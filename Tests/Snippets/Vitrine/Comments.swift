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

struct ParkingSnapshot: Codable, Sendable {
    var observedAt: Date?
    var tag: String?
}

struct Progress: Codable, Hashable, Sendable {
    var chapter: Int
    var percent: Int
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

extension SnapshotKey where Value == ParkingSnapshot {
    static func parking(_ park: String) -> SnapshotKey { SnapshotKey("\(park).json") }
}

extension FreshnessPolicy {
    static let parking = FreshnessPolicy(currentFor: .seconds(600))
}

extension SnapshotKey where Value == Progress {
    static let syncState = SnapshotKey("sync.json")
}

extension SnapshotOwner where Value == Progress {
    static let app = SnapshotOwner("app")
}

func refresh() {}

enum ComicDestination: Sendable {
    case chapter(Int)
}

struct CheckHabit: WidgetAction {
    var id: String
    var habit: String
    var day: LocalDay
}

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

struct Entry {
    var date: Date
    var result: LoadResult<ParkingSnapshot>
}

struct Service: Sendable {
    func parking(
        of park: String,
        ifNoneMatch tag: String?,
        within limit: Duration
    ) async throws(LoadFailure) -> FetchAnswer<ParkingSnapshot> { .notModified }
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
let park = "banpo"
let service = Service()
let jpeg: [UInt8] = []
func show(_ any: Any...) {}
func show(_ value: Any, markedOld date: Date?, _ reason: UnavailabilityReason) {}
func say(_ reason: UnavailabilityReason) {}
func showEmpty() {}
func log(_ report: DamageReport) {}
func keepWhatIsShown() {}
func wakeMe(at date: Date) {}
let timing = ReloadTiming(quiet: .seconds(2), maximumDelay: .seconds(10))
let rule = ReloadSignificance<Progress>.distance(of: \.percent, atLeast: 5, end: 100) { $0.chapter != $1.chapter }
let stored: Progress? = nil
let progress = Progress(chapter: 1, percent: 5)
let habit = Habit()
let day = days.day(of: now)
let journal = ActionJournal<CheckHabit>(container, fileName: "actions.json")

typealias Fetch = @Sendable (FetchRequest<ParkingSnapshot>) async throws(LoadFailure) -> FetchAnswer<ParkingSnapshot>

func snippets(
    _ store: SnapshotStore,
    _ loader: SnapshotLoader<ParkingSnapshot>,
    _ fetch: @escaping Fetch
) async throws {
    // The snippet.
}
