import Foundation

/// Measures whole processes with the small C program `process-timer`, which is in the folder of the programs.
struct ProcessTimer {
    /// One run of a program.
    struct Run {
        /// The time from start to exit, in microseconds.
        var microseconds: Double
        /// Peak resident memory, in KiB.
        var peak: Double
    }

    /// The folder of the programs.
    let programs: String

    /// The smallest statically linked program: it prints one line.
    var smallest: [String] { [programs + "/process-timer"] }

    /// Runs a program several times.
    ///
    /// The output is read to its end; `input` is the file on standard input.
    ///
    /// - Throws: ``UsageError`` if the program cannot be started or ends with an error.
    func runs(
        _ count: Int,
        of command: [String],
        environment: [String: String] = [:],
        input: String = "/dev/null"
    ) throws -> [Run] {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: programs + "/process-timer")
        process.arguments = ["\(count)", input] + command
        process.environment = environment
        let output = Pipe()
        process.standardOutput = output
        // Standard error of the programs would appear between the rows of the table; it is shown only with a failure.
        let errors = Pipe()
        process.standardError = errors
        try process.run()
        let text = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        let said = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
        process.waitUntilExit()
        return try text.split(separator: "\n")
            .map { line in
                let numbers = line.split(separator: " ").compactMap { Double($0) }
                guard numbers.count == 4, numbers[2] == 0 else {
                    throw UsageError(text: "\(command.joined(separator: " ")) failed: \(line)\n\(said)")
                }
                return Run(microseconds: numbers[0], peak: numbers[1])
            }
    }
}
