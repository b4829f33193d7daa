import ArgumentParser
import CommandSupport

/// The command `beebloom`.
struct BeeBloomCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "beebloom",
        abstract: "Habits in groups, checked day by day; a widget shows those left today.",
        discussion: """
            Works on the same store as the app on a device and its widget, also while they run. \
            A widget shows a change at its next reload.

            Taps on the widget since the last command are reported on standard error.

            Exit codes: 0 done, 1 refused, 64 wrong usage, 74 the store could not be read or written.
            """,
        version: CommandProgram.version(of: "beebloom"),
        subcommands: [
            TodayCommand.self, CheckCommand.self, UncheckCommand.self, HabitCommand.self, GroupCommand.self,
            HistoryCommand.self, SampleCommand.self,
        ]
    )
}
