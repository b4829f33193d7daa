import ArgumentParser
import CommandSupport

/// The command `lucidpal`.
struct LucidPalCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "lucidpal",
        abstract: "Habits, notes and a calendar, shown by widgets.",
        discussion: """
            Works on the same files as the app on a device, also while the app runs. \
            A widget shows a change at its next reload.

            Exit codes: 0 done, 1 refused, 64 wrong usage, 65 not a calendar, 74 a file could not be read or written.
            """,
        version: CommandProgram.version(of: "lucidpal"),
        subcommands: [HabitCommand.self, NoteCommand.self, CalendarCommand.self, SampleCommand.self]
    )
}
