import Foundation

/// Gives a parser many damaged inputs, and counts what it accepts and refuses.
///
/// Each input is written to a file before it is tried: if the parser ends the process, the file holds what it was
/// given. The number of inputs is 1,000 for each parser, or `VITRINE_FUZZ`; `make fuzz` sets it.
public struct FuzzRun: Sendable {
    /// What a parser did with the inputs.
    public struct Counts: Hashable, Sendable, CustomStringConvertible {
        /// The inputs that the parser read.
        public var accepted = 0
        /// The inputs at which the parser threw an error.
        public var refused = 0

        public var description: String { "\(accepted + refused) inputs: \(accepted) accepted, \(refused) refused" }
    }

    private let name: String
    private let seed: UInt64
    private let count: Int

    /// Creates a run.
    ///
    /// - Parameters:
    ///   - name: The parser's name; it becomes part of a file's name.
    ///   - share: The part of the usual number of inputs for a slow parser, above 0 up to 1.
    ///   - seed: The seed of the changes.
    public init(_ name: String, share: Double = 1, seed: UInt64 = SeededGenerator.seed()) {
        self.name = name
        self.seed = seed
        let usual = ProcessInfo.processInfo.environment["VITRINE_FUZZ"].flatMap(Int.init) ?? 1_000
        count = max(1, Int(Double(usual) * share))
    }

    /// Tries damaged forms of valid inputs; an error that `parse` throws is a refusal.
    ///
    /// - Returns: The counts, which are also printed.
    @discardableResult
    public func callAsFunction(_ valid: [[UInt8]], parse: ([UInt8]) throws -> Void) throws -> Counts {
        let file = FileManager.default.temporaryDirectory.appending(path: "vitrine-fuzz-\(name)-\(seed)")
        var mutator = InputMutator(seed: seed)
        var counts = Counts()
        for round in 0..<count {
            let input = mutator.mutated(valid[round % valid.count])
            try Data(input).write(to: file)
            do {
                try parse(input)
                counts.accepted += 1
            } catch {
                counts.refused += 1
            }
        }
        try FileManager.default.removeItem(at: file)
        print("fuzz \(name): \(counts)")
        return counts
    }
}
