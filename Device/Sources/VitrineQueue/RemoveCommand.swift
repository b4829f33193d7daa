import ArgumentParser
import WeekQueue

/// `vitrine-queue remove`: removes what nobody needs any more.
struct RemoveCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "remove",
        abstract: "Remove a commit's runs with their seeds and results; a seed that is played now stores nothing."
    )

    @OptionGroup var queue: QueueOptions

    @Option(help: "The commit.")
    var commit: String

    func run() async throws {
        let (runs, seeds) = try await queue.connect(patience: .zero).remove(commit)
        print("runs removed: \(runs), seeds: \(seeds)")
    }
}
