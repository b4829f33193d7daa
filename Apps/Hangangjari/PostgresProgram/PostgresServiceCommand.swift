import ArgumentParser
import CommandSupport
import HangangjariPostgres
import HangangjariService
import HangangjariServiceCommand
import Logging
import PostgresClient

/// The command `hangangjari-service-postgres`: one of several instances of the service that share a database.
struct PostgresServiceCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "hangangjari-service-postgres",
        abstract: "Serve as one of several instances that share a PostgreSQL database.",
        discussion: ServeOptions.discussion,
        version: CommandProgram.version(of: "hangangjari-service-postgres")
    )

    @OptionGroup var options: ServeOptions

    @Option(help: "The numeric address on which it listens, such as 0.0.0.0 for all of this machine.")
    var address = "127.0.0.1"

    @Option(
        help: """
            The database, such as postgres://USER@HOST/NAME?sslmode=verify-full; the password is in PGPASSWORD or in \
            ~/.pgpass.
            """
    )
    var database: String

    func run() async throws {
        let logger = options.logger
        let store = PostgresParkStore(
            try PostgresAddress(option: database),
            window: RefreshWindow(hotSeconds: options.hotSeconds),
            settlingSeconds: 3,
            report: { error in
                logger.error("a part of the database cannot be used", metadata: ["reason": "\(error.message)"])
            }
        )
        try await options.serve(address: address, clock: ServiceClock(following: { store.now })) {
            try await store.start()
            return store
        }
    }
}
