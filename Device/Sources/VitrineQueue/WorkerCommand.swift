import ArgumentParser
import Foundation
import UnixSignals
import WeekQueue

/// `vitrine-queue worker`: plays seeds of the queue.
struct WorkerCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "worker",
        abstract: "Play seeds of the queue, one after the other, until none of this commit is left.",
        discussion: """
            Other options are those of `vitrine simulate` about this machine, such as --manifest, --programs and \
            --no-sandbox. A signal gives the seed back; a worker that was killed holds it until its lease ends.
            """
    )

    @OptionGroup var queue: QueueOptions

    @Option(help: "The version of this machine's programs, such as a commit.")
    var commit: String

    @Option(help: "How many seconds a seed stays with a worker that was killed.")
    var leaseSeconds = 60

    @Option(help: "How many seconds a seed may take; after that it has no result.")
    var limitSeconds = 600

    @Option(help: "The program that plays a seed; by default vitrine beside this program.")
    var program: String?

    @Argument(parsing: .allUnrecognized, help: "The options of `vitrine simulate`.")
    var options: [String] = []

    func validate() throws {
        guard (3...WeekQueue.longestLease).contains(leaseSeconds), (1...86_400).contains(limitSeconds) else {
            throw ValidationError("--lease-seconds is 3 to \(WeekQueue.longestLease), --limit-seconds 1 to 86400")
        }
    }

    func run() async throws {
        let queue = try await queue.connect()
        let own = URL(filePath: Output.ownProgram).deletingLastPathComponent().appending(path: "vitrine").path
        let week = WeekProgram(program ?? own, options: options, limit: .seconds(limitSeconds))
        let worker = QueueWorker(
            queue,
            commit: commit,
            lease: .seconds(leaseSeconds),
            report: { Output.report($0) },
            play: { seed throws(QueueError) in try await week.play(seed) }
        )
        let signals = await UnixSignalsSequence(trapping: .sigterm, .sigint)
        let working = Task { try await worker.run() }
        let watching = Task { for await _ in signals { working.cancel() } }
        defer { watching.cancel() }
        Output.report("\(try await working.value) seeds played")
    }
}
