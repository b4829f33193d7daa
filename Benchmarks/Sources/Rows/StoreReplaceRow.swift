import Foundation
import Vitrine

/// Storing a whole value of a single writer, so that every reader sees the old or the new file as a whole; includes
/// encoding and our lock.
struct StoreReplaceRow: BenchmarkRow {
    let name = "store.replace"

    func measure(in folder: BenchmarkFolder) throws -> RowResult {
        let store = SnapshotStore(GroupContainer(path: try folder.folder("ours")))
        let url = URL(fileURLWithPath: try folder.folder("peer") + "/snapshot.json")
        let encoder = JSONEncoder()
        let now = Date()
        var snapshot = BenchSnapshot.sample
        let times = try Pairing.measure(calls: 300) {
            snapshot.topStreakDays += 1
            try store.write(snapshot, to: .widget, now: now)
        } peer: {
            snapshot.topStreakDays += 1
            try encoder.encode(snapshot).write(to: url, options: .atomic)
        }
        return RowResult(
            name: name,
            unit: "us",
            ours: times.ours,
            peer: times.peer,
            peerName: "Foundation JSONEncoder and Data.write(.atomic)",
            bar: .atMost(0.12)
        )
    }
}
