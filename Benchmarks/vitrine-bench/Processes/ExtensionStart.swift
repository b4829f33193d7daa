/// Cold starts of an extension, each from nothing to a drawn timeline as a whole process, in turn with the smallest program.
struct ExtensionStart {
    /// The peak that an extension must stay below, in KiB.
    private static let memoryLimit = 10_000.0

    /// The times of the starts, in microseconds.
    let ours: Double
    /// The times of the smallest program, in microseconds.
    let peer: Double
    private let count: Int
    private let peak: Double
    private let highestPeak: Double

    /// Measures 90 starts of each, ten by ten.
    ///
    /// - Parameters:
    ///   - command: The extension's program with its arguments.
    ///   - environment: Its variables.
    ///   - timer: Starts both.
    /// - Throws: ``UsageError`` if one of them does not end well.
    init(of command: [String], environment: [String: String], with timer: ProcessTimer) throws {
        // What is read first comes from the disk.
        _ = try timer.runs(3, of: command, environment: environment)
        var ours: [ProcessTimer.Run] = []
        var peer: [ProcessTimer.Run] = []
        for _ in 0..<9 {
            ours += try timer.runs(10, of: command, environment: environment)
            peer += try timer.runs(10, of: timer.smallest, environment: environment)
        }
        count = ours.count
        peak = Pairing.median(ours.map(\.peak))
        highestPeak = ours.map(\.peak).max() ?? 0
        self.ours = Pairing.median(ours.map(\.microseconds))
        self.peer = Pairing.median(peer.map(\.microseconds))
    }

    /// Judges the starts.
    ///
    /// - Parameters:
    ///   - name: The row's name.
    ///   - bar: How many times the smallest program's time it may take.
    ///   - condition: What else must hold beside the memory.
    ///   - notes: What else is to be said.
    /// - Returns: The row.
    func result(_ name: String, atMost bar: Double, condition: Bool = true, notes: [String] = []) -> RowResult {
        let memory =
            "peak memory of \(count) starts: median \(Int(peak)) KiB, highest \(Int(highestPeak)) KiB, "
            + "to be below \(Int(Self.memoryLimit))"
        return RowResult(
            name: name,
            unit: "us",
            ours: ours,
            peer: peer,
            peerName: "a static C program that prints one line",
            bar: .atMost(bar),
            condition: highestPeak < Self.memoryLimit && condition,
            notes: [memory] + notes
        )
    }
}
