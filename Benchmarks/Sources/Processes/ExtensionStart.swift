/// Cold starts of an extension, each a whole process from its start to the response that a device reads, alternating with
/// the smallest program.
struct ExtensionStart {
    /// The times of the starts, in microseconds.
    let ours: Double
    /// The times of the smallest program, in microseconds.
    let peer: Double
    private let count: Int
    private let entries: Int
    private let peak: Double
    private let highestPeak: Double

    /// Measures 90 starts of each program, in groups of ten.
    ///
    /// - Throws: ``UsageError`` if one of the programs fails, or the extension does not answer with a timeline.
    init(of request: WidgetRequest, in folder: BenchmarkFolder) throws {
        let timer = ProcessTimer(programs: folder.programs)
        let input = folder.path + "/request"
        try request.write(to: input)
        entries = try request.timeline(input: input).entries.count
        // The first starts read the program from the disk, so they are not measured.
        _ = try timer.runs(3, of: [request.program], environment: request.environment, input: input)
        var ours: [ProcessTimer.Run] = []
        var peer: [ProcessTimer.Run] = []
        for _ in 0..<9 {
            ours += try timer.runs(10, of: [request.program], environment: request.environment, input: input)
            peer += try timer.runs(10, of: timer.smallest)
        }
        count = ours.count
        peak = Pairing.median(ours.map(\.peak))
        highestPeak = ours.map(\.peak).max() ?? 0
        self.ours = Pairing.median(ours.map(\.microseconds))
        self.peer = Pairing.median(peer.map(\.microseconds))
    }

    /// Compares the starts with the bar.
    ///
    /// - Parameters:
    ///   - name: The row's name.
    ///   - bar: The largest allowed multiple of the smallest program's time.
    ///   - memoryLimit: The limit of the extension's peak memory, in KiB.
    ///   - condition: A further condition beside the memory limit.
    ///   - notes: Further notes.
    /// - Returns: The result of the row.
    func result(
        _ name: String,
        atMost bar: Double,
        memoryLimit: Double = 8192,
        condition: Bool = true,
        notes: [String] = []
    ) -> RowResult {
        let memory =
            "\(entries) entries in three appearances; peak memory of \(count) starts: median \(Int(peak)) KiB, highest \(Int(highestPeak)) KiB, "
            + "must be below \(Int(memoryLimit))"
        return RowResult(
            name: name,
            unit: "us",
            ours: ours,
            peer: peer,
            peerName: "a static C program that prints one line",
            bar: .atMost(bar),
            condition: highestPeak < memoryLimit && condition,
            notes: [memory] + notes
        )
    }
}
