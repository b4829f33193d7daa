import Foundation

/// A cold start of BeeBloom's extension: from nothing to the drawn timeline of the medium widget, as a whole process.
struct BeeBloomStartRow: BenchmarkRow {
    let name = "beebloom.start"
    /// The peak that an extension must never reach, in KiB.
    private let memoryLimit = 10_000.0

    func measure(in folder: BenchmarkFolder) throws -> RowResult {
        let timer = ProcessTimer(programs: folder.programs)
        let containers = try folder.folder("containers")
        let environment = ["VITRINE_CONTAINERS": containers, "HOME": containers]
        // The sample: nine habits in three groups, with 30 days of checks.
        _ = try timer.runs(
            1,
            of: [folder.programs + "/beebloom", "sample", "--containers", containers],
            environment: environment
        )
        let widget = [
            folder.programs + "/beebloom-widget", "timeline", "--family", "medium", "--containers", containers,
        ]
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
            condition: peak < memoryLimit,
            notes: [
                "peak memory of \(ours.count) starts: median \(Int(Pairing.median(ours.map(\.peak)))) KiB, highest \(Int(peak)) KiB"
            ]
        )
    }
}
