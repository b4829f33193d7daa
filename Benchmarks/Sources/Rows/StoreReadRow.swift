import Foundation
import Vitrine

/// A typed reading of LucidPal's snapshot with its metadata, compared with the original app's reader on the same
/// file.
struct StoreReadRow: BenchmarkRow {
    let name = "store.read"

    func measure(in folder: BenchmarkFolder) throws -> RowResult {
        let path = try folder.folder("both")
        let store = SnapshotStore(GroupContainer(path: path))
        let original = UnlockedStore(folder: path)
        try store.write(.sample, to: .widget, now: Date())
        try store.update(.widget, owner: .notes, now: Date()) { $0.pinnedNote = "Call the dentist" }
        var sum = 0
        let times = try Pairing.measure(calls: 5000) {
            sum += store.read(.widget).value?.habitsTotal ?? 0
        } peer: {
            sum += try original.read().habitsTotal
        }
        return RowResult(
            name: name,
            unit: "us",
            ours: times.ours,
            peer: times.peer,
            peerName: "Data(contentsOf:) + JSONDecoder",
            bar: .atMost(1.3),
            condition: sum > 0
        )
    }
}
