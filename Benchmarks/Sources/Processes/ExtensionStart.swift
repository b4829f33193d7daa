import VitrineDevice

/// Cold starts of an extension, each a whole process from its start to the response that a device reads, alternating
/// with the smallest program.
struct ExtensionStart {
    /// The times of the starts, in microseconds.
    let ours: Double
    /// The times of the smallest program, in microseconds.
    let peer: Double
    private let count: Int
    private let entries: Int
    private let memory: ProcessMemory

    /// Measures 90 starts of each program, in groups of ten.
    ///
    /// - Throws: ``UsageError`` if one of the programs fails, or the extension does not answer with a timeline.
    init(of request: WidgetRequest, in folder: BenchmarkFolder) throws {
        let timer = ProcessTimer(programs: folder.programs)
        let input = folder.path + "/request"
        try request.write(to: input)
        let answers = try (0..<10).map { _ in try request.answer() }
        entries = answers[0].timeline.entries.count
        memory = ProcessMemory.peak(of: answers.map(\.memory)) ?? answers[0].memory
        // The first starts read the program from the disk, so they are not measured.
        _ = try timer.runs(3, of: [request.program], environment: request.environment, input: input)
        var ours: [ProcessTimer.Run] = []
        var peer: [ProcessTimer.Run] = []
        for _ in 0..<9 {
            ours += try timer.runs(10, of: [request.program], environment: request.environment, input: input)
            peer += try timer.runs(10, of: timer.smallest)
        }
        count = ours.count
        self.ours = Pairing.median(ours.map(\.microseconds))
        self.peer = Pairing.median(peer.map(\.microseconds))
    }

    /// Compares the starts with the bar.
    ///
    /// - Parameters:
    ///   - name: The row's name.
    ///   - bar: The largest allowed multiple of the smallest program's time.
    ///   - memoryLimit: The limit of the extension's anonymous memory, in KiB. Pages of files are not judged: how many
    ///     of them are resident, the kernel decides.
    ///   - condition: A further condition beside the memory limit.
    ///   - notes: Further notes.
    /// - Returns: The result of the row.
    func result(
        _ name: String,
        atMost bar: Double,
        memoryLimit: Int = 4096,
        condition: Bool = true,
        notes: [String] = []
    ) -> RowResult {
        let used =
            "\(count) starts, \(entries) entries in three appearances; anonymous memory \(memory.anonymous >> 10) KiB, must be below "
            + "\(memoryLimit); resident \(memory.resident >> 10) KiB"
        return RowResult(
            name: name,
            unit: "us",
            ours: ours,
            peer: peer,
            peerName: "a static C program that prints one line",
            bar: .atMost(bar),
            condition: memory.anonymous >> 10 < memoryLimit && condition,
            notes: [used] + notes
        )
    }
}
