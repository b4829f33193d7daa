import Foundation

/// The sheet of one widget in all its states, families and appearances, as text and HTML: the whole command, with the
/// programs that it starts.
struct SheetKindRow: BenchmarkRow {
    let name = "sheet.kind"
    /// What a person waits for without losing the thread, in seconds.
    private let bound = 1.0
    /// Seven states, three families and four appearances.
    private let leastDrawings = 84
    private let rounds = 7
    private let kind = "HangangjariPark"

    func measure(in folder: BenchmarkFolder) throws -> RowResult {
        let output = try folder.folder("sheets")
        let command = [
            folder.programs + "/vitrine", "sheet", kind, "--manifest", "Apps/vitrine.json", "--programs",
            folder.programs, "--out", output,
        ]
        let environment = ProcessInfo.processInfo.environment
        let runs = try ProcessTimer(programs: folder.programs).runs(rounds, of: command, environment: environment)
        let html = try String(contentsOfFile: "\(output)/\(kind).html", encoding: .utf8)
        let drawings = html.components(separatedBy: "class=\"vw").count - 1
        let times = Percentiles(runs.map { $0.microseconds / 1000 })
        return RowResult(
            name: name,
            unit: "s",
            ours: times.value(at: 0.5) / 1000,
            peer: bound,
            peerName: "the bound in seconds",
            bar: .atMost(1),
            condition: drawings >= leastDrawings,
            notes: ["\(rounds) sheets of \(drawings) drawings: \(times)"]
        )
    }
}
