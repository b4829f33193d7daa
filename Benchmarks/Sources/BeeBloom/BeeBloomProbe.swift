import Foundation

/// The program that uses BeeBloom's store as the extension does and is linked like it; it is in the folder of the
/// programs.
struct BeeBloomProbe {
    /// The numbers printed by one run of the program.
    struct Answer {
        /// The counted items.
        var count: Int
        /// The duration of each call in microseconds; the first call is that of a fresh process.
        var microseconds: [Double]
    }

    private let program: String

    init(programs: String) {
        program = programs + "/beebloom-store-probe"
    }

    /// Returns the command line of a task, for a process timer.
    func command(_ arguments: String...) -> [String] { [program] + arguments }

    /// Runs the program once and returns its numbers.
    ///
    /// - Throws: ``UsageError`` if the program fails.
    func ask(_ arguments: String...) throws -> Answer { try start(arguments).answer() }

    /// Starts the program without waiting for its end.
    func start(_ arguments: [String]) throws -> Run {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: program)
        process.arguments = arguments
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        return Run(process: process, output: output)
    }

    /// A run of the program that may not have ended yet.
    struct Run {
        fileprivate let process: Process
        fileprivate let output: Pipe

        /// Waits for the end of the program and returns its numbers.
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
