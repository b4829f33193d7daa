import ArgumentParser
import Foundation

/// The program `vitrine-queue`, which is installed beside this one where machines share weeks by a queue.
enum QueueProgram {
    /// Replaces this process by the program.
    /// - Throws: ``CommandFailure`` with status 69 where it is missing.
    static func run(_ arguments: [String]) throws -> Never {
        let path = InstalledApps.ownFolder + "/vitrine-queue"
        let words = ([path] + arguments).map { strdup($0) } + [nil]
        execv(path, words)
        throw CommandFailure(.unavailable, "\(path) cannot be started; docs/simulated-weeks.md says how to build it")
    }
}

/// `vitrine worker`: plays seeds of a queue.
struct Worker: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Play seeds of a queue, one after the other, until none of this commit is left.",
        discussion: """
            The program vitrine-queue beside this one does it. Status 0: nothing is left. 65: the queue is of another \
            commit. 69: the queue or a program cannot be used. A signal gives the seed back.
            """
    )

    @Option(help: "The address of the queue.")
    var queue: String

    @Option(help: "The version of this machine's programs, such as a commit.")
    var commit: String

    @Option(help: "How many seconds a seed stays with a worker that was killed; 60 by default.")
    var leaseSeconds: Int?

    @Option(help: "How many seconds a seed may take, before it has no result; 600 by default.")
    var limitSeconds: Int?

    @OptionGroup var installed: InstalledApps

    func run() throws { try QueueProgram.run(Array(CommandLine.arguments.dropFirst())) }
}
