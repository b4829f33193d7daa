import DBMultiverseModel
import Foundation
import Vitrine

/// A cold start of the comic reader's extension: from nothing to the drawn widget with its cover, as a whole process.
struct DBMultiverseStartRow: BenchmarkRow {
    let name = "dbmultiverse.start"
    /// The peak that an extension must never reach, in KiB.
    private let memoryLimit = 10_000.0

    func measure(in folder: BenchmarkFolder) throws -> RowResult {
        let timer = ProcessTimer(programs: folder.programs)
        let containers = try folder.folder("containers")
        let environment = ["VITRINE_CONTAINERS": containers, "HOME": containers]
        let reader = folder.programs + "/dbmultiverse"
        _ = try timer.runs(1, of: [reader, "sample", "--containers", containers], environment: environment)
        _ = try timer.runs(
            1,
            of: [reader, "read", "1", "--page", "5", "--containers", containers],
            environment: environment
        )
        let group = try ContainersDirectory(path: containers).container(of: .dbMultiverse)
        let cover = CoverImageManager(group).loadCurrentChapter().cover.bytes?.count ?? 0
        let widget = [folder.programs + "/dbmultiverse-widget", "timeline", "--containers", containers]
        _ = try timer.runs(3, of: widget, environment: environment)
        var ours: [ProcessTimer.Run] = []
        var peer: [ProcessTimer.Run] = []
        for _ in 0..<9 {
            ours += try timer.runs(10, of: widget, environment: environment)
            peer += try timer.runs(10, of: timer.smallest, environment: environment)
        }
        let peak = ours.map(\.peak).max() ?? 0
        return RowResult(
            name: name,
            unit: "us",
            ours: Pairing.median(ours.map(\.microseconds)),
            peer: Pairing.median(peer.map(\.microseconds)),
            peerName: "a static C program that prints one line",
            bar: .atMost(12),
            condition: peak <= memoryLimit && cover > 0,
            notes: [
                "peak memory of \(ours.count) starts: median \(Int(Pairing.median(ours.map(\.peak)))) KiB, highest \(Int(peak)) KiB",
                "the cover has \(cover) bytes",
            ]
        )
    }
}
