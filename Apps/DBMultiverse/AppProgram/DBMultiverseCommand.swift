import ArgumentParser
import CommandSupport

/// The root command, `dbmultiverse`.
struct DBMultiverseCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "dbmultiverse",
        abstract: "Reads comics; a widget shows where you stopped.",
        discussion: """
            Works on the same files as the app on a device, even while the app runs. \
            A widget shows a change at its next reload.

            Exit codes: 0 done, 1 refused, 64 wrong usage, 65 the folder or archive is invalid, 74 a file could not \
            be read or written.
            """,
        version: CommandProgram.version(of: "dbmultiverse"),
        subcommands: [
            ReadCommand.self, ImportCommand.self, RemoveCommand.self, ChaptersCommand.self, StatusCommand.self,
            SampleCommand.self,
        ]
    )
}
