import Foundation
import VitrineUI
import WidgetArchive

/// Laying out a view as an archive, compared with encoding the same archive as JSON.
struct ArchiveLayoutRow: BenchmarkRow {
    let name = "archive.layout"

    @MainActor
    func measure(in folder: BenchmarkFolder) throws -> RowResult {
        let archive = BenchWidget.archive()
        let encoder = JSONEncoder()
        let times = try Pairing.measure(calls: 100) {
            _ = BenchWidget.archive()
        } peer: {
            _ = try encoder.encode(archive)
        }
        return RowResult(
            name: name,
            unit: "us",
            ours: times.ours,
            peer: times.peer,
            peerName: "JSONEncoder encoding that archive",
            bar: .atMost(3),
            notes: ["\(BenchWidget.nodeCount(archive)) nodes, \(try encoder.encode(archive).count) bytes of JSON"]
        )
    }
}
