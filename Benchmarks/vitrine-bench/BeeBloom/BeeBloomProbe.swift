import Foundation

/// The program that uses BeeBloom's store as the extension does, linked like it, and lies beside this one.
struct BeeBloomProbe {
    /// The numbers that one start printed.
    struct Answer {
        /// What was counted.
        var count: Int
        /// The microseconds of each time, the first in a fresh process.
        var microseconds: [Double]
    }

    private let program: String

    /// Finds the program.
    init(programs: String) {
        program = programs + "/beebloom-store-probe"
    }

    /// The command of a task, for a process timer.
    func command(_ arguments: String...) -> [String] { [program] + arguments }

    /// Starts it once, and reads what it printed.
    ///
    /// - Throws: ``UsageError`` if it fails.
    func ask(_ arguments: String...) throws -> Answer { try start(arguments).answer() }

    /// Starts it without waiting.
    func start(_ arguments: [String]) throws -> Run {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        return Run(process: process, output: output)
    }

    /// A start that may not be over yet.
    struct Run {
        fileprivate let process: Process
        fileprivate let output: Pipe

        /// Waits for its end, and returns its numbers.
        func numbers() throws -> [Double] {
            let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
            process.waitUntilExit()
            guard process.terminationStatus == 0 else { throw UsageError(text: "beebloom-store-probe: \(text)") }
            return text.split(whereSeparator: \.isWhitespace).compactMap { Double($0) }
        }

        fileprivate func answer() throws -> Answer {
            let numbers = try numbers()
            return Answer(count: Int(numbers.first ?? 0), microseconds: Array(numbers.dropFirst()))
        }
    }
}
