import Foundation
import HangangjariModel
import Vitrine

/// Reading the snapshot of one purpose in a container with 1,000 purposes, compared with a container with 10.
struct StorePurposesRow: BenchmarkRow {
    let name = "store.purposes"

    func measure(in folder: BenchmarkFolder) throws -> RowResult {
        let many = try store(in: folder, named: "many", purposes: 1000)
        let few = try store(in: folder, named: "few", purposes: 10)
        let key = try SnapshotKey<ParkingSnapshot>.park(Self.park(5), .total)
        var sum = 0
        let times = Pairing.measure(calls: 2000) {
            sum += many.read(key).value?.remaining ?? 0
        } peer: {
            sum += few.read(key).value?.remaining ?? 0
        }
        return RowResult(
            name: name,
            unit: "us",
            ours: times.ours,
            peer: times.peer,
            peerName: "the same among 10 purposes",
            bar: .atMost(1.2),
            condition: sum > 0
        )
    }

    private func store(in folder: BenchmarkFolder, named name: String, purposes: Int) throws -> SnapshotStore {
        let store = SnapshotStore(try GroupContainer(path: try folder.folder(name)).create())
        for number in 0..<purposes {
            let park = Self.park(number)
            let key = try SnapshotKey<ParkingSnapshot>.park(park, .total)
            try store.write(HangangjariStage.parking(park), to: key, owner: .app, now: HangangjariStage.now)
        }
        return store
    }

    private static func park(_ number: Int) -> String { "park-\(number)" }
}
