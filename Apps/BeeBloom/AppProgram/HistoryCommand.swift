import ArgumentParser
import BeeBloomApp
import BeeBloomModel
import CommandSupport
import Vitrine

/// The command `beebloom history`.
struct HistoryCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "history",
        abstract: "Show the last weeks of each habit: one letter per day from Monday, x for checked."
    )

    @Option(help: "The number of weeks, 1 to 52, including the current one.") var weeks = 4
    @OptionGroup var environment: EnvironmentOptions

    func validate() throws {
        guard (1...52).contains(weeks) else { throw ValidationError("--weeks \(weeks) is not between 1 and 52") }
    }

    func run() {
        environment.run { services in
            let today = services.moment.today
            let mondays = (0..<weeks).reversed().map { today.weekStart.adding(days: -7 * $0) }
            let board = try services.store.board(days: mondays[0]...today)
            Output.table(
                [["", ""] + mondays.map(\.description)]
                    + board.habits.map { habit in
                        let count = board.checkedDays(of: habit.id, in: board.days)
                        return [DisplayTitle.shown(habit.title), "\(count)"]
                            + mondays.map { week(of: habit, from: $0, on: board) }
                    }
            )
        }
    }

    private func week(of habit: Habit, from monday: LocalDay, on board: HabitBoard) -> String {
        String(
            (0..<7)
                .map { offset in
                    let day = monday.adding(days: offset)
                    guard board.days.contains(day) else { return " " }
                    return board.isChecked(habit.id, on: day) ? "x" : "."
                }
        )
    }
}
