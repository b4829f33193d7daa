/// The query of today's unchecked habits among 100 habits with three years of checks, in tabular mode, in a process
/// like the extension's.
struct BeeBloomTabularRow: BenchmarkRow {
    let name = "beebloom.tabular"
    /// The limit of the query's time, in microseconds.
    private let limit = 10_000.0

    func measure(in folder: BenchmarkFolder) throws -> RowResult {
        let probe = BeeBloomProbe(programs: folder.programs)
        var notes: [String] = []
        var ours = 0.0
        var peer = 0.0
        for years in [1, 3, 10] {
            let path = folder.path + "/\(years).db"
            try BeeBloomData.makeTabular(path, days: 365 * years)
            let times = try measure(path, probe)
            let peak = try ProcessTimer(programs: folder.programs)
                .runs(5, of: probe.command("query", path, BeeBloomData.today, "1")).map(\.peak).max()
            notes.append(
                "\(years) years: \(Int(times.ours)) us, the statement alone \(Int(times.peer)) us; "
                    + "first of a process \(Int(times.first)) us, its peak memory \(Int(peak ?? 0)) KiB"
            )
            if years == 3 { (ours, peer) = (times.ours, times.peer) }
        }
        notes.append("the time grows with the number of checks, because the app's file has no index for them")
        return RowResult(
            name: name,
            unit: "us",
            ours: ours,
            peer: peer,
            peerName: "the same statement through SQLite's C interface",
            bar: .atMost(1.5),
            condition: ours < limit,
            notes: notes
        )
    }

    /// Returns medians over alternating processes, each of which runs the query nine times.
    private func measure(
        _ path: String,
        _ probe: BeeBloomProbe
    ) throws -> (ours: Double, peer: Double, first: Double) {
        var ours: [Double] = []
        var peer: [Double] = []
        var first: [Double] = []
        for _ in 0..<9 {
            let answer = try probe.ask("query", path, BeeBloomData.today, "9")
            guard answer.count == BeeBloomData.leftToday else { throw UsageError(text: "\(answer.count) habits left") }
            ours += answer.microseconds.dropFirst()
            first += answer.microseconds.prefix(1)
            peer += try probe.ask("statement", path, BeeBloomData.today, "9").microseconds.dropFirst()
        }
        return (Pairing.median(ours), Pairing.median(peer), Pairing.median(first))
    }
}
