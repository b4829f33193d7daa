import Vitrine
import VitrineLoading
import VitrineWidgets

struct ParkingSnapshot: Codable, Sendable {
    var observedAt: Date?
    var tag: String?
}

struct Progress: Codable, Hashable, Sendable {
    var chapter: Int
    var percent: Int
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

struct Entry {
    var date: Date
    var result: LoadResult<ParkingSnapshot>
}

struct Service: Sendable {
    func parking(
        of park: String,
        ifNoneMatch tag: String?,
        within limit: Duration
    ) async throws(VitrineError) -> FetchAnswer<ParkingSnapshot> { .notModified }
}

let now = Date()
let end = now
let park = "banpo"
let service = Service()
let store = SnapshotStore.temporary()
func show(_ any: Any...) {}
func show(_ value: Any, markedOld date: Date?, _ reason: Freshness.Reason) {}
func say(_ reason: Freshness.Reason) {}
func wakeMe(at date: Date) {}
let timing = ReloadTiming(quiet: .seconds(2), maximumDelay: .seconds(10))
let rule = ReloadSignificance<Progress>.distance(of: \.percent, atLeast: 5, end: 100) { $0.chapter != $1.chapter }
let stored: Progress? = nil
let progress = Progress(chapter: 1, percent: 5)

typealias Fetch = @Sendable (FetchRequest<ParkingSnapshot>) async throws(VitrineError) -> FetchAnswer<ParkingSnapshot>

func snippets(_ loader: SnapshotLoader<ParkingSnapshot>, _ fetch: @escaping Fetch) async throws {
    // The snippet.
}
