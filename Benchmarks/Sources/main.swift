import Foundation

// vitrine-bench [--only NAME] [--json PATH] [--folder PATH] [--programs PATH]
// Prints a table and writes the rows as JSON. Exits with 1 if a row misses its bar.

let arguments = Array(CommandLine.arguments.dropFirst())
if arguments.first == ContentionChild.option {
    try ContentionChild.run(Array(arguments.dropFirst()))
} else {
    try await exit(BenchmarkRun(arguments).run())
}
