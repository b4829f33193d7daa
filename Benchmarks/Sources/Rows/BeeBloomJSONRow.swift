import Foundation

/// The query of today's unchecked habits among 100 habits with three years of checks, in JSON mode: a text of 13 MB
/// in one cell.
struct BeeBloomJSONRow: BenchmarkRow {
    let name = "beebloom.json"
    /// The limit of the query's time, in microseconds.
    private let limit = 100_000.0
    /// The limit of an extension's peak memory, in KiB.
    private let memoryLimit = 10_000.0

    func measure(in folder: BenchmarkFolder) throws -> RowResult {
        let probe = BeeBloomProbe(programs: folder.programs)
        let timer = ProcessTimer(programs: folder.programs)
        let path = folder.path + "/3.db"
        let text = try BeeBloomData.makeJSON(path, days: 365 * 3)
        var ours: [Double] = []
        var peer: [Double] = []
        for _ in 0..<9 {
            let answer = try probe.ask("query", path, BeeBloomData.today, "5")
            guard answer.count == BeeBloomData.leftToday else { throw UsageError(text: "\(answer.count) habits left") }
            ours += answer.microseconds
            peer.append(try decode(path))
        }
        let reading =
            try timer.runs(5, of: probe.command("query", path, BeeBloomData.today, "1")).map(\.peak).max() ?? 0
        let tap = try tap(path, probe, timer)
        let time = Pairing.median(ours)
        return RowResult(
            name: name,
            unit: "us",
            ours: time,
            peer: Pairing.median(peer),
            peerName: "JSONDecoder of the whole cell",
            bar: .atMost(0.1),
            condition: time < limit && reading < memoryLimit && tap.peak < memoryLimit,
            notes: [
                "\(text.utf8.count) bytes; peak memory of the reading process \(Int(reading)) KiB",
                "a check that makes the text longer: \(Int(tap.first)) us, peak \(Int(tap.peak)) KiB; the next ones: "
                    + "\(Int(tap.later)) us",
            ]
        )
    }

    /// Measures whole processes: the first check, which rewrites the text, and the checks after it, which find room
    /// in it.
    private func tap(
        _ path: String,
        _ probe: BeeBloomProbe,
        _ timer: ProcessTimer
    ) throws -> (first: Double, later: Double, peak: Double) {
        let habits = try BeeBloomData.strings(
            "SELECT key FROM json_each((SELECT store FROM tinybase), '$[0].habits')",
            in: path
        )
        let left = habits.enumerated().filter { $0.offset.isMultiple(of: 10) }.map(\.element)
        let runs = try left.map { try timer.runs(1, of: probe.command("check", path, $0, BeeBloomData.today))[0] }
        guard try probe.ask("query", path, BeeBloomData.today, "1").count == 0 else {
            throw UsageError(text: "a check was lost")
        }
        let later = Pairing.median(runs.dropFirst().map(\.microseconds))
        return (runs[0].microseconds, later, runs.map(\.peak).max() ?? 0)
    }

    private func decode(_ path: String) throws -> Double {
        let start = ContinuousClock.now
        let text = try BeeBloomData.strings("SELECT store FROM tinybase", in: path)[0]
        let content = try JSONDecoder().decode(StoreContent.self, from: Data(text.utf8))
        let left = content.habits.filter { id, _ in content.checks["\(id):\(BeeBloomData.today)"]?.completed != true }
        guard left.count == BeeBloomData.leftToday else { throw UsageError(text: "\(left.count) habits left") }
        return (ContinuousClock.now - start) / .microseconds(1)
    }
}

/// A store as `JSONDecoder` decodes it: tables, then values.
private struct StoreContent: Decodable {
    struct Tables: Decodable {
        var habits: [String: Habit]
        var checks: [String: Check]
    }

    struct Habit: Decodable {
        var title: String
        var order: Int
    }

    struct Check: Decodable {
        var habitId: String
        var date: String
        var completed: Bool
    }

    var habits: [String: Habit]
    var checks: [String: Check]

    init(from decoder: any Decoder) throws {
        var content = try decoder.unkeyedContainer()
        let tables = try content.decode(Tables.self)
        habits = tables.habits
        checks = tables.checks
    }
}
