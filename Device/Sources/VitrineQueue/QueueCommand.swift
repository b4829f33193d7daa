import ArgumentParser
import PostgresClient
import VitrineWire
import WeekQueue

/// The command `vitrine-queue`.
struct QueueCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "vitrine-queue",
        abstract: "Share simulated weeks among many machines by a queue in a PostgreSQL database.",
        discussion: """
            Status 0: done. 1: a checker found something, or a seed has no result. 65: an address or a result is wrong, or \
            the queue is of another commit. 69: the database or the program vitrine cannot be used.
            """,
        version: "vitrine-queue \(VitrineVersion.number)",
        subcommands: [SimulateCommand.self, WorkerCommand.self, PageCommand.self, RemoveCommand.self]
    )
}

/// The database of a command.
struct QueueOptions: ParsableArguments {
    @Option(
        name: .customLong("queue"),
        help: """
            The database, such as postgres://USER@HOST/NAME?sslmode=verify-full; the password is in PGPASSWORD or in \
            ~/.pgpass.
            """
    )
    var address: String

    /// Connects to the queue, and again for a while where its database is away.
    func connect(patience: Duration = .seconds(60)) async throws(QueueError) -> WeekQueue {
        let database: PostgresAddress
        do {
            database = try PostgresAddress(address, timeLimit: .seconds(10))
        } catch {
            throw QueueError(.badInput, error.description, cause: error)
        }
        return try await WeekQueue(database, patience: patience, report: { Output.report($0) })
    }
}
