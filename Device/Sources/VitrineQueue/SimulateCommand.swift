import ArgumentParser
import Foundation
import VitrineScript
import WeekQueue

/// `vitrine-queue simulate`: adds seeds to the queue, and waits for their results.
struct SimulateCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "simulate",
        abstract: "Add seeds to the queue, show how far they are, and print one report of all.",
        discussion: """
            What follows -- are the options of `vitrine simulate` that a result depends on, such as --days 7. Seeds that the \
            queue has are not played again; a run that was ended goes on.
            """
    )

    @OptionGroup var queue: QueueOptions

    @Option(help: "The seeds, such as 1..10000.")
    var seeds: String

    @Option(help: "The version of the programs, such as a commit; only workers with this one play the seeds.")
    var commit: String

    @Option(help: "The name of a fault that was planted in the programs, which the checkers must find.")
    var planted = ""

    @Argument(parsing: .postTerminator, help: "The options of `vitrine simulate`.")
    var options: [String] = []

    func validate() throws {
        guard SeedRange(seeds) != nil else {
            throw ValidationError("--seeds \(seeds): write the first and the last one, such as 1..10000")
        }
    }

    func run() async throws {
        guard let range = SeedRange(seeds) else { return }
        let queue = try await queue.connect()
        let run = WeekRun(commit: commit, options: options, planted: planted)
        let added = try await queue.add(range.seeds, of: run)
        let (clock, first) = (ContinuousClock(), try await queue.progress(of: added))
        let start = clock.now
        var (progress, nextLine) = (first, start)
        while true {
            if progress.isDone || clock.now >= nextLine {
                Output.report(progress.line(after: clock.now - start, from: first.played))
                nextLine = clock.now + .seconds(Output.isTerminal ? 1 : 10)
            }
            guard !progress.isDone else { break }
            try await Task.sleep(for: .seconds(1))
            progress = try await queue.progress(of: added)
        }
        let report = try await queue.report(of: added)
        print(report.lines.joined(separator: "\n"))
        if progress.isolated > 0 { Output.report("the same command tries the seeds again that were given up") }
        if !report.hasPassed { throw ExitCode.failure }
    }
}
