/// The app and the extension checking habits at the same time, 2,000 checks each, in both modes.
struct BeeBloomWritersRow: BenchmarkRow {
    let name = "beebloom.writers"
    private let days = 20
    private let habits = 100

    func measure(in folder: BenchmarkFolder) throws -> RowResult {
        var lost = 0
        var notes: [String] = []
        for mode in ["json", "tabular"] {
            let path = folder.path + "/\(mode).db"
            if mode == "json" { try BeeBloomData.makeJSON(path, days: 30) }
            if mode == "tabular" { try BeeBloomData.makeTabular(path, days: 30) }
            let outcome = try contend(path, BeeBloomProbe(programs: folder.programs))
            lost += outcome.lost
            notes.append("\(mode): \(outcome)")
        }
        return RowResult(
            name: name,
            unit: "lost",
            ours: Double(lost),
            peer: Double(4 * days * habits),
            peerName: "checks written by two processes; failed ones count as lost",
            bar: .atMost(0),
            notes: notes
        )
    }

    private func contend(_ path: String, _ probe: BeeBloomProbe) throws -> Outcome {
        let counting = "SELECT count(*) FROM checks"
        let json = "SELECT count(*) FROM json_each((SELECT store FROM tinybase), '$[0].checks')"
        let counts = { Int(try BeeBloomData.strings(path.hasSuffix("json.db") ? json : counting, in: path)[0]) ?? 0 }
        let before = try counts()
        let start = ContinuousClock.now
        let writers = try ["2024-01-01", "2025-01-01"].map { try probe.start(["write", path, $0, "\(days)"]) }
        let numbers = try writers.map { try $0.numbers() }
        let seconds = (ContinuousClock.now - start) / .seconds(1)
        return Outcome(
            lost: 2 * days * habits - (try counts() - before),
            failed: Int(numbers.map { $0[1] }.reduce(0, +)),
            rate: Double(2 * days * habits) / seconds,
            waits: numbers.flatMap { $0.dropFirst(2) }.sorted()
        )
    }
}

/// The result of one run of both processes.
private struct Outcome: CustomStringConvertible {
    var lost: Int
    var failed: Int
    /// The checks per second of both processes together.
    var rate: Double
    /// The duration of every check in microseconds, in ascending order.
    var waits: [Double]

    var description: String {
        "\(lost) lost, \(failed) failed, \(Int(rate)) checks/s, median \(at(0.5)) ms, p99 \(at(0.99)) ms, longest \(at(1)) ms"
    }

    private func at(_ share: Double) -> Double {
        (waits[Int(Double(waits.count - 1) * share)] / 100).rounded() / 10
    }
}
