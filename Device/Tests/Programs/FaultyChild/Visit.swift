import Vitrine
import VitrineActions

/// What a program of the library stores in a shared container: a snapshot, and an action that it performs once.
struct Visit: WidgetAction {
    var id: String

    private struct Count: Codable, Sendable {
        var visits = 0
    }

    /// Counts a visit in a snapshot, through the journal.
    static func record(in folder: String) throws {
        let store = SnapshotStore(GroupContainer(path: folder))
        let count = SnapshotKey("count.json", default: Count())
        let journal = ActionJournal<Visit>(in: store, fileName: "visits.json")
        let visit = Visit(id: "visit-\(journal.read().settledCount)")
        try journal.perform(visit, now: Date()) { _ in
            try store.update(count) { $0.visits += 1 }
            return .performed
        }
    }
}
