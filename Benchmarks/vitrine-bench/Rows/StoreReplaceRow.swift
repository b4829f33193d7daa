import Foundation
import Vitrine

/// Replacing a file of 400 bytes so that any reader sees the old or the new one whole, our lock included.
struct StoreReplaceRow: BenchmarkRow {
    let name = "store.replace"

    func measure(in folder: BenchmarkFolder) throws -> RowResult {
        let store = SnapshotStore(GroupContainer(path: try folder.folder("ours")))
        let url = URL(fileURLWithPath: try folder.folder("peer") + "/snapshot.json")
        // Lengths vary a little, as those of real snapshots do.
        let contents = (0..<16).map { [UInt8](repeating: UInt8(ascii: "a") + UInt8($0), count: 393 + $0) }
        var mine = 0
        var theirs = 0
        let times = try Pairing.measure(calls: 300) {
            try store.replaceContent(of: "snapshot.json", with: contents[mine % contents.count])
            mine += 1
        } peer: {
            try Data(contents[theirs % contents.count]).write(to: url, options: .atomic)
            theirs += 1
        }
        return RowResult(
            name: name,
            unit: "us",
            ours: times.ours,
            peer: times.peer,
            peerName: "Foundation Data.write(.atomic)",
            bar: .atMost(0.15)
        )
    }
}
