import ArgumentParser
import CommandSupport
import Foundation
import HangangjariAPI
import HangangjariPostgres
import HangangjariPushes
import HangangjariService
import HangangjariServiceCommand
import Logging
import PostgresClient
import ServiceLifecycle
import UnixSignals

/// The command `hangangjari-push-worker`: sends pushes to the phones that have registered for a park.
struct PushCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "hangangjari-push-worker",
        abstract: "Send a push to the widgets of each phone that has registered for a park whose level changes.",
        discussion: """
            Any number of workers share the database of hangangjari-service-postgres. Each push is sent at least once. On \
            SIGTERM a worker completes the pushes that are on their way, and ends.
            """,
        version: CommandProgram.version(of: "hangangjari-push-worker")
    )

    @Option(help: "The database of the service; the password is in PGPASSWORD or in ~/.pgpass.")
    var database: String

    @Option(help: "The push service, such as https://api.sandbox.push.apple.com or that of `vitrine run`.")
    var endpoint = "https://api.push.apple.com"

    @Option(help: "A file with a certificate in PEM that is trusted beside the system's.")
    var authority: String?

    @Option(help: "The file with the team's key for pushes, AuthKey_….p8.")
    var key: String

    @Option(name: .customLong("key-id"), help: "The key's identifier, 10 letters and digits.")
    var keyID: String

    @Option(name: .customLong("team-id"), help: "The team's identifier, 10 letters and digits.")
    var teamID: String

    @Option(help: "The app's bundle identifier.")
    var app = "app.hangangjari"

    @Option(help: "The budget of a phone, 1 to 1440 pushes; it comes back evenly over 24 hours.")
    var pushesPerDay = 40

    @Option(
        help: "After how many seconds a push is sent again whose worker has not stored what became of it, 1 to 3600."
    )
    var leaseSeconds = 60

    @Option(help: "The lowest level of logged messages: trace, debug, info, notice, warning, error, critical.")
    var logLevel = "info"

    func validate() throws {
        guard (1...1440).contains(pushesPerDay) else {
            throw ValidationError("--pushes-per-day must be a number from 1 to 1440, got \(pushesPerDay)")
        }
        guard (1...3600).contains(leaseSeconds) else {
            throw ValidationError("--lease-seconds must be a number from 1 to 3600, got \(leaseSeconds)")
        }
        try ServiceLogger.validate(logLevel)
    }

    func run() async throws {
        let queue = PostgresPushQueue(
            // Its statements are about hundreds of phones, and nobody waits for them.
            try PostgresAddress(option: database, timeLimit: .seconds(10)),
            pushesPerDay: Double(pushesPerDay),
            leaseSeconds: leaseSeconds
        )
        guard let pem = FileManager.default.contents(atPath: key) else {
            throw ServiceError(.badInput, "the key file \(key) cannot be read; check the path after --key")
        }
        let sender = try PushSender(
            base: endpoint,
            app: app,
            key: try ProviderKey(pem: String(decoding: pem, as: UTF8.self), keyID: keyID, teamID: teamID),
            authority: authority,
            // An answer after the lease would be of no use, and storing it takes time too.
            timeLimit: min(.seconds(10), .seconds(leaseSeconds) / 2),
            now: { Timestamp(Date()) }
        )
        let logger = ServiceLogger.make("hangangjari-push-worker", level: logLevel)
        // Before it says that it runs, the database is as it needs it.
        _ = try await queue.spread(limit: 1)
        StandardStreams.say("hangangjari-push-worker sends to \(endpoint)")
        let group = ServiceGroup(
            services: [PushWorker(queue: queue, sender: sender, lease: .seconds(leaseSeconds), logger: logger)],
            gracefulShutdownSignals: [.sigterm, .sigint],
            logger: logger
        )
        do {
            try await group.run()
        } catch {
            try await sender.shutdown()
            throw error
        }
        try await sender.shutdown()
    }
}
