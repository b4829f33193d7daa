import Foundation
import Vitrine

/// One owner's update of LucidPal's snapshot: lock, read, merge, stamp and replace.
struct StoreUpdateRow: BenchmarkRow {
    let name = "store.update"

    func measure(in folder: BenchmarkFolder) throws -> RowResult {
        let store = SnapshotStore(GroupContainer(path: try folder.folder("ours")))
        let original = UnlockedStore(folder: try folder.folder("peer"))
        let now = Date()
        try store.write(.sample, to: .widget, now: now)
        try original.update { $0 = .sample }
        var count = 0
        let times = try Pairing.measure(calls: 200) {
            count += 1
            try store.update(.widget, owner: .habits, now: now) { snapshot in
                snapshot.habitsToday = count
                snapshot.writtenAt = now
            }
        } peer: {
            count += 1
            try original.update { snapshot in
                snapshot.habitsToday = count
                snapshot.writtenAt = now
            }
        }
        return RowResult(
            name: name,
            unit: "us",
            ours: times.ours,
            peer: times.peer,
            peerName: "unlocked: read, JSONDecoder, JSONEncoder, .atomic",
            bar: .atMost(0.5)
        )
    }
}
