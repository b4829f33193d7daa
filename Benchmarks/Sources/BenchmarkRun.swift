import Foundation

/// The options of one run: the rows, the working folder and the output file.
struct BenchmarkRun {
    private var only: String?
    private var jsonPath = "bench.json"
    private var programs = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().path
    private var folder = FileManager.default.currentDirectoryPath + "/.bench"

    /// Parses the arguments.
    ///
    /// - Throws: ``UsageError`` for an unknown argument.
    init(_ arguments: [String]) throws {
        var rest = arguments[...]
        while let option = rest.popFirst() {
            guard let value = rest.popFirst() else { throw UsageError(text: "\(option) needs a value") }
            switch option {
            case "--only": only = value
            case "--json": jsonPath = value
            case "--folder": folder = value
            case "--programs": programs = URL(fileURLWithPath: value).path
            default:
                throw UsageError(text: "unknown option \(option); use --only, --json, --folder or --programs")
            }
        }
    }

    /// Measures the rows, prints the table and writes the JSON file.
    ///
    /// If a row cannot be measured, the reason is printed and the other rows are measured all the same.
    ///
    /// - Returns: The exit code: 0 if every row met its bar, 1 if one missed it, 70 if one could not be measured.
    func run() async throws -> Int32 {
        let rows = BenchmarkRows.all.filter { only == nil || $0.name == only }
        guard !rows.isEmpty else {
            throw UsageError(text: "unknown row; use one of \(BenchmarkRows.all.map(\.name).joined(separator: ", "))")
        }
        var results: [RowResult] = []
        Self.say(RowResult.heading)
        for row in rows {
            let work = try BenchmarkFolder(folder + "/" + row.name, programs: programs)
            defer { work.remove() }
            do {
                let result = try await row.measure(in: work)
                results.append(result)
                Self.say(result.line)
                for note in result.notes { Self.say("    " + note) }
            } catch {
                Self.say("\(row.name) could not be measured: \(error)")
            }
        }
        try RowResult.json(of: results).write(to: URL(fileURLWithPath: jsonPath))
        guard results.count == rows.count else { return 70 }
        return results.allSatisfy(\.isMet) ? 0 : 1
    }

    /// Prints a line at once, also into a file, so that a run that ends early shows what it measured.
    private static func say(_ line: String) { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }
}

/// An error in the arguments or in the environment of the benchmarks.
struct UsageError: Error, CustomStringConvertible {
    var text: String
    var description: String { text }
}
