import ArgumentParser

/// The command `beebloom`.
struct BeeBloomCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "beebloom",
        abstract: "Habits in groups, checked day by day, and left to do on a widget.",
        discussion: """
            Works on the same store as the app on a device and its widget, also while they run. \
            A widget shows a change at its next reload.

            What was tapped on the widget since the last command is told on standard error.

            Exit codes: 0 done, 1 refused, 64 wrong usage, 74 the store could not be read or written.
            """,
        subcommands: [
            TodayCommand.self, CheckCommand.self, UncheckCommand.self, HabitCommand.self, GroupCommand.self,
            HistoryCommand.self, SampleCommand.self,
        ]
    )
}
