import Foundation

// vitrine-bench [--only NAME] [--json PATH] [--folder PATH] [--programs PATH]
// Prints a table and writes the rows as JSON. Exits with 1 if a row misses its bar, with 70 if one
// cannot be measured, with 64 for a wrong option.

let arguments = Array(CommandLine.arguments.dropFirst())
if arguments.first == ContentionChild.option {
    try ContentionChild.run(Array(arguments.dropFirst()))
} else {
    do {
        try await exit(BenchmarkRun(arguments).run())
    } catch {
        try? FileHandle.standardError.write(contentsOf: Data("vitrine-bench: \(error)\n".utf8))
        exit(error is UsageError ? 64 : 1)
    }
}
