import ArgumentParser
import HangangjariService
import HangangjariServiceCommand

/// `hangangjari-service serve`: serves responses on 127.0.0.1 until it is stopped.
struct ServeCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "serve",
        abstract: "Serve on 127.0.0.1.",
        discussion: ServeOptions.discussion
    )

    @OptionGroup var options: ServeOptions

    @Option(help: "The folder of the database and of the generated recording.")
    var state = ".vitrine/hangangjari-service"

    func run() async throws {
        try await options.serve { try SQLiteParkStore(path: "\(state)/\(options.fileName)") }
    }
}
