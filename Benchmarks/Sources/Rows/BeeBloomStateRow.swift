/// The computation of the view state after the query: from the rows to the values that the widget shows.
struct BeeBloomStateRow: BenchmarkRow {
    let name = "beebloom.state"

    func measure(in folder: BenchmarkFolder) throws -> RowResult {
        let probe = BeeBloomProbe(programs: folder.programs)
        let path = folder.path + "/30.db"
        try BeeBloomData.makeTabular(path, days: 30)
        var ours: [Double] = []
        var first: [Double] = []
        for _ in 0..<9 {
            let answer = try probe.ask("state", path, BeeBloomData.today, "20")
            guard answer.count == BeeBloomData.leftToday else { throw UsageError(text: "\(answer.count) habits left") }
            first += answer.microseconds.prefix(1)
            ours += answer.microseconds
        }
        return RowResult(
            name: name,
            unit: "us",
            ours: Pairing.median(ours),
            peer: 1000,
            peerName: "one millisecond",
            bar: .atMost(1),
            condition: Pairing.median(first) < 1000,
            notes: ["first of a process \(Int(Pairing.median(first))) us; 100 habits, \(BeeBloomData.leftToday) left"]
        )
    }
}
