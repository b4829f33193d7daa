import Foundation

/// Gives a parser many damaged inputs, and counts what it accepts and refuses.
///
/// Each input is written to a file before it is tried: if the parser ends the process, or takes more than its bounds,
/// the file holds what it was given. The number of inputs is 500 for each parser, or `VITRINE_FUZZ`; `make fuzz` sets
/// it.
public struct FuzzRun: Sendable {
    /// What a parser did with the inputs.
    public struct Counts: Hashable, Sendable, CustomStringConvertible {
        /// The inputs that the parser read.
        public var accepted = 0
        /// The inputs at which the parser threw an error.
        public var refused = 0
        /// The processor time of the input that took longest; also of the programs that were started for it, if
        /// `VITRINE_FUZZ` is set.
        public var slowest = Duration.zero
        /// By how many bytes the process grew at most during the run; 0 where the system does not say it.
        public var largest = 0

        public var description: String {
            let time = slowest.formatted(.units(allowed: [.milliseconds], fractionalPart: .show(length: 1)))
            return "\(accepted + refused) mutations, slowest \(time), largest \(largest >> 20) MB, 0 traps: "
                + "\(accepted) accepted, \(refused) refused"
        }
    }

    /// An input that took more than a parser may take, or ended the program that read it.
    public struct Excess: Error, CustomStringConvertible {
        public let description: String

        /// Creates an error, for a body that starts a program and looks at how it ended.
        public init(description: String) { self.description = description }
    }

    /// What an input may cost: 2 seconds of the processor in a release, and more without optimization; and 200 MB.
    #if DEBUG
    private static let slowest = Duration.seconds(10)
    #else
    private static let slowest = Duration.seconds(2)
    #endif
    private static let largest = 200 << 20
    /// The size to which every sixteenth input grows, in bytes.
    private static let size = 64 << 10

    private let name: String
    private let seed: UInt64
    private let count: Int
    private let hasExtremes: Bool
    /// Whether the process has nothing else to do: in the gate other tests run beside it.
    private let isAlone: Bool

    /// Creates a run.
    ///
    /// - Parameters:
    ///   - name: The parser's name; it becomes part of a file's name.
    ///   - share: The part of the usual number of inputs for a slow parser, above 0 up to 1.
    ///   - extremes: Whether each number of the valid inputs is also tried at each of the bounds of integers, however
    ///     many inputs that makes.
    ///   - seed: The seed of the changes.
    public init(_ name: String, share: Double = 1, extremes: Bool = true, seed: UInt64 = SeededGenerator.seed()) {
        self.name = name
        self.seed = seed
        hasExtremes = extremes
        let wanted = ProcessInfo.processInfo.environment["VITRINE_FUZZ"].flatMap(Int.init)
        count = max(1, Int(Double(wanted ?? 500) * share))
        isAlone = wanted != nil
    }

    /// Tries damaged forms of valid inputs, then each with every number at the bounds of integers; an error that
    /// `parse` throws is a refusal.
    ///
    /// - Returns: The counts, which are also printed.
    /// - Throws: ``Excess`` that `parse` throws, where it refuses each of the valid inputs, or for an input that takes
    ///   too many seconds, or more than 200 MB where `VITRINE_FUZZ` is set.
    @discardableResult
    public func callAsFunction(_ valid: [[UInt8]], parse: ([UInt8]) throws -> Void) throws -> Counts {
        let file = FileManager.default.temporaryDirectory.appending(path: "vitrine-fuzz-\(name)-\(seed)")
        try Data().write(to: file)
        let kept = try FileHandle(forWritingTo: file)
        var mutator = InputMutator(seed: seed)
        var counts = Counts()
        let memory = PeakMemory()
        func attempt(_ input: [UInt8]) throws {
            // What is written outlives the process; a whole write would also wait for the disk, 4 ms each.
            try kept.seek(toOffset: 0)
            try kept.write(contentsOf: input)
            try kept.truncate(atOffset: UInt64(input.count))
            let start = processorTime()
            do {
                try parse(input)
                counts.accepted += 1
            } catch let excess as Excess {
                throw Excess(description: "\(file.path): \(excess)")
            } catch {
                counts.refused += 1
            }
            let time = processorTime() - start
            counts.slowest = max(counts.slowest, time)
            guard time <= Self.slowest else { throw Excess(description: "\(file.path) took \(time)") }
        }
        // A parser that refuses everything would pass.
        guard valid.contains(where: { (try? parse($0)) != nil }) else {
            throw Excess(description: "\(name) refuses every valid input")
        }
        for round in 0..<count {
            let input = mutator.mutated(valid[round % valid.count])
            try attempt(round % 16 == 15 ? mutator.enlarged(input, to: Self.size) : input)
        }
        for input in valid where hasExtremes { try InputMutator.extremes(of: input, attempt) }
        counts.largest = isAlone ? max(memory.growth, ProgramUsage().peak) : memory.growth
        guard counts.largest <= Self.largest || !isAlone else {
            throw Excess(description: "\(name) with seed \(seed) took \(counts.largest >> 20) MB")
        }
        try FileManager.default.removeItem(at: file)
        print("fuzz \(name): \(counts)")
        return counts
    }

    /// The processor time of this thread, on which a busy machine has no influence, and of the programs that it
    /// started.
    private func processorTime() -> Duration {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        let own = Duration.seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
        return isAlone ? own + ProgramUsage().processorTime : own
    }
}

/// What the programs used that this process has started, and that have ended.
private struct ProgramUsage {
    private var usage = rusage()

    init() {
        #if canImport(Darwin)
        getrusage(RUSAGE_CHILDREN, &usage)
        #else
        getrusage(__rusage_who_t(RUSAGE_CHILDREN.rawValue), &usage)
        #endif
    }

    var processorTime: Duration {
        [usage.ru_utime, usage.ru_stime]
            .reduce(.zero) { $0 + .seconds($1.tv_sec) + .microseconds($1.tv_usec) }
    }

    /// The largest memory of one of them, in bytes.
    var peak: Int { usage.ru_maxrss << 10 }
}

/// The most memory that the process has used since a moment.
private struct PeakMemory {
    private let start: Int

    init() {
        // From here on the system notes the peak anew (proc(5)); another system has no such file.
        try? Data("5".utf8).write(to: URL(filePath: "/proc/self/clear_refs"))
        start = Self.peak
    }

    /// In bytes.
    var growth: Int { max(0, Self.peak - start) }

    private static var peak: Int {
        let lines = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8))?.split(separator: "\n") ?? []
        let line = lines.first { $0.hasPrefix("VmHWM:") }
        return (line?.split(separator: " ").dropLast().last).flatMap { Int($0) }.map { $0 << 10 } ?? 0
    }
}
