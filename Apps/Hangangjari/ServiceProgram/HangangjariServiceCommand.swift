import ArgumentParser
import CommandSupport
import HangangjariServiceCommand

/// The root command, `hangangjari-service`.
struct HangangjariServiceCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "hangangjari-service",
        abstract: "Parking, visitors, weather and air of the parks by the Han river, over HTTP.",
        version: CommandProgram.version(of: "hangangjari-service"),
        subcommands: [ServeCommand.self, RecordCommand.self],
        defaultSubcommand: ServeCommand.self
    )
}
