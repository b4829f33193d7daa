import Foundation

/// A simulated week with faults: the four apps' real programs, twelve widgets, every check on; the whole command.
struct DeviceWeekRow: BenchmarkRow {
    let name = "device.week.real"
    /// How long a week may take on two cores, in seconds.
    private let bound = 60.0

    func measure(in folder: BenchmarkFolder) throws -> RowResult {
        let command = [
            folder.programs + "/vitrine", "simulate", "--programs", folder.programs,
            "--failing", folder.path + "/failing-week.yaml",
        ]
        let environment = ProcessInfo.processInfo.environment
        // A week in which a checker finds something ends the command with 1, and with it the row.
        let runs = try ProcessTimer(programs: folder.programs).runs(1, of: command, environment: environment)
        return RowResult(
            name: name,
            unit: "s",
            ours: (runs.first?.microseconds ?? .infinity) / 1e6,
            peer: bound,
            peerName: "the bound in seconds",
            bar: .atMost(1)
        )
    }
}
