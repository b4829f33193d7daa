import Foundation
import Vitrine

/// Eight processes changing two owners' fields in one file, while a ninth reads it continuously.
struct StoreContentionRow: BenchmarkRow {
    let name = "store.contention"
    private let writers = 8
    private let updates = 1000
    private let rounds = 3

    func measure(in folder: BenchmarkFolder) throws -> RowResult {
        var ours: [Contention] = []
        var peers: [Contention] = []
        for round in 0..<rounds {
            ours.append(try contend(.ours, in: folder.folder("ours-\(round)")))
            peers.append(try contend(.flock, in: folder.folder("flock-\(round)")))
        }
        let unlocked = try contend(.unlocked, in: folder.folder("unlocked"))
        let rate = Pairing.median(ours.map(\.rate))
        return RowResult(
            name: name,
            unit: "updates/s",
            ours: rate,
            peer: Pairing.median(peers.map(\.rate)),
            peerName: "flock + Foundation .atomic",
            bar: .atLeast(2),
            condition: ours.allSatisfy { $0.lost == 0 && $0.torn == 0 && $0.reads > 0 },
            notes: ours.map { "ours:  \($0)" } + peers.map { "flock: \($0)" } + ["none:  \(unlocked)"]
        )
    }

    private func contend(_ way: ContentionChild.Way, in folder: String) throws -> Contention {
        try ContentionChild.prepare(way, folder)
        let reader = try ContentionChild.start(["read", folder])
        let children = try (0..<writers)
            .map { index in
                try ContentionChild.start([
                    way.rawValue, folder, index.isMultiple(of: 2) ? "habits" : "notes", "\(updates)",
                ])
            }
        // All processes are running and wait for this file.
        for child in children { child.waitUntilReady() }
        reader.waitUntilReady()
        try Data().write(to: URL(fileURLWithPath: folder + "/go"))
        let reports = try children.map { try $0.report() }
        try Data().write(to: URL(fileURLWithPath: folder + "/stop"))
        let readings = try reader.report()
        let stored = try UnlockedStore(folder: folder).read()
        let begin = reports.map { $0[0] }.min() ?? 0
        let end = reports.map { $0[1] }.max() ?? 0
        return Contention(
            rate: Double(writers * updates) / (end - begin) * 1e6,
            lost: writers * updates - stored.habitsToday - stored.topStreakDays,
            reads: Int(readings[0]),
            torn: Int(readings[1]),
            waits: reports.flatMap { $0.dropFirst(2) }.sorted()
        )
    }
}

/// The result of one run of all processes.
private struct Contention: CustomStringConvertible {
    var rate: Double
    var lost: Int
    var reads: Int
    var torn: Int
    /// The duration of every update in microseconds, in ascending order.
    var waits: [Double]

    var description: String {
        let format = "%.0f updates/s, %d lost, %d torn of %d reads, wait median %.2f ms, p99 %.2f ms, longest %.2f ms"
        return String(
            format: format,
            rate,
            lost,
            torn,
            reads,
            at(0.5),
            at(0.99),
            at(1)
        )
    }

    private func at(_ share: Double) -> Double { waits[Int(Double(waits.count - 1) * share)] / 1000 }
}
