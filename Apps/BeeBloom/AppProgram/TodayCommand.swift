import ArgumentParser
import BeeBloomApp
import BeeBloomModel
import CommandSupport
import Vitrine

/// The command `beebloom today`.
struct TodayCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "today",
        abstract: "List the habits of today, group by group; those without a group last."
    )

    @OptionGroup var environment: EnvironmentOptions

    func run() {
        environment.run { services in
            let today = services.moment.today
            let board = try services.store.board(days: today.weekStart...today)
            for warning in board.warnings { Output.note("warning: \(warning)") }
            let done = board.habits.count { board.isChecked($0.id, on: today) }
            Output.line(
                board.hasHabits ? "\(today): \(done) of \(board.habits.count) done" : "\(today): no habits"
            )
            for section in board.sections {
                Output.line(section.group.map { DisplayTitle.shown($0.title) } ?? "Other habits")
                Output.table(section.habits.map { row($0, on: board, today) })
            }
        }
    }

    private func row(_ habit: Habit, on board: HabitBoard, _ today: LocalDay) -> [String] {
        let count = board.checkedDays(of: habit.id, in: today.weekStart...today)
        return [
            board.isChecked(habit.id, on: today) ? "  [x]" : "  [ ]",
            DisplayTitle.shown(habit.title),
            "\(count) of \(habit.weeklyTarget) this week",
            habit.id,
        ]
    }
}

/// The command `beebloom check`.
struct CheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "check", abstract: "Mark a habit as done on a day.")

    @OptionGroup var target: CheckTarget
    @OptionGroup var environment: EnvironmentOptions

    func run() {
        environment.change { services in
            let (habit, day) = try target.find(services)
            let outcome = try services.store.check(habit.id, on: day, at: services.moment)
            let title = DisplayTitle.shown(habit.title)
            Output.line(
                "\(title) \(outcome == .changed ? "is" : "was already") checked for \(day)."
            )
        }
    }
}

/// The command `beebloom uncheck`.
struct UncheckCommand: ParsableCommand {
    static let configuration = CommandConfiguration(commandName: "uncheck", abstract: "Remove a check.")

    @OptionGroup var target: CheckTarget
    @OptionGroup var environment: EnvironmentOptions

    func run() {
        environment.change { services in
            let (habit, day) = try target.find(services)
            let outcome = try services.store.uncheck(habit.id, on: day, at: services.moment)
            let title = DisplayTitle.shown(habit.title)
            Output.line(
                outcome == .changed ? "\(title) is open again for \(day)." : "\(title) was not checked for \(day)."
            )
        }
    }
}

/// The arguments that select a habit and a day.
struct CheckTarget: ParsableArguments {
    @Argument(help: "The habit's title or identifier.") var habit: String
    @Option(help: "The day as YYYY-MM-DD (default: today).") var day: String?

    /// Finds the habit and the day.
    func find(_ services: Services) throws -> (Habit, LocalDay) {
        (try services.board().habit(habit), try services.moment.day(day))
    }
}
