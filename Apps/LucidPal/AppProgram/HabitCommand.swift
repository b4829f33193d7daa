import ArgumentParser
import CommandSupport
import LucidPalApp
import LucidPalModel
import Vitrine

/// The commands `lucidpal habit …`.
struct HabitCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "habit",
        abstract: "Add, change, log and list habits.",
        subcommands: [Add.self, Edit.self, Log.self, Archive.self, Restore.self, Delete.self, List.self]
    )
}

extension Habit.Unit: ExpressibleByArgument {}
extension Habit.Frequency: EnumerableFlag {}

extension HabitCommand {
    struct Add: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Add a habit.")

        @Argument(help: "The name.") var name: String
        @Option(help: "What is counted: boolean (done or not), count, or duration in minutes.") var unit = Habit.Unit
            .boolean
        @Option(help: "The value from which a day is done.") var target = 1.0
        @Flag(help: "How often the habit is due.") var frequency = Habit.Frequency.daily
        @OptionGroup var environment: EnvironmentOptions

        func run() {
            environment.change { services in
                Output.report(try services.createHabit(name, in: unit, target: target, frequency))
                Output.line("Added \(DisplayName.shown(name)).")
            }
        }
    }

    /// Changes a habit.
    struct Edit: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Change a habit; omitted options keep their values.",
            discussion: "Days that are logged already are judged by the new unit and target too."
        )

        @Argument(help: "The habit's name or identifier.") var habit: String
        @Option(help: "The new name.") var name: String?
        @Option(help: "What is counted: boolean (done or not), count, or duration in minutes.") var unit: Habit.Unit?
        @Option(help: "The value from which a day is done.") var target: Double?
        @Flag(help: "How often the habit is due.") var frequency: Habit.Frequency?
        @OptionGroup var environment: EnvironmentOptions

        func run() {
            environment.changeHabit(habit, "Changed") { habit, _ in
                habit.name = name ?? habit.name
                habit.unit = unit ?? habit.unit
                habit.target = target ?? habit.target
                habit.frequency = frequency ?? habit.frequency
            }
        }
    }

    struct Log: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Log a habit; logging the same day again replaces it."
        )

        @Argument(help: "The habit's name or identifier.") var name: String
        @Option(help: "The value in the habit's unit (default: its target).") var value: Double?
        @Option(help: "The day as YYYY-MM-DD (default: today).") var day: String?
        @OptionGroup var environment: EnvironmentOptions

        func run() {
            environment.change { services in
                let (habit, entry, warnings) = try services.log(value, for: name, on: day)
                Output.report(warnings)
                let state = habit.isDone(by: entry.value) ? "done" : "not done yet"
                Output.line("\(DisplayName.shown(habit.name)), \(entry.day): \(Output.number(entry.value)), \(state).")
            }
        }
    }

    struct Archive: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Keep a habit and its entries, but stop counting it."
        )

        @Argument(help: "The habit's name or identifier.") var name: String
        @OptionGroup var environment: EnvironmentOptions

        func run() {
            environment.changeHabit(name, "Archived") { $0.archivedAt = $0.archivedAt ?? $1.now }
        }
    }

    /// Makes an archived habit active again.
    struct Restore: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Count an archived habit again.")

        @Argument(help: "The habit's name or identifier; see: lucidpal habit list --all") var name: String
        @OptionGroup var environment: EnvironmentOptions

        func run() {
            environment.changeHabit(name, "Restored") { habit, _ in habit.archivedAt = nil }
        }
    }

    struct Delete: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Delete a habit and all its entries.")

        @Argument(help: "The habit's name or identifier.") var name: String
        @OptionGroup var environment: EnvironmentOptions

        func run() {
            environment.change { services in
                let habit = try services.habits.habit(named: name)
                Output.report(try services.habits.delete(id: habit.id, at: services.moment))
                Output.line("Deleted \(DisplayName.shown(habit.name)).")
            }
        }
    }

    /// Lists the habits with today's progress.
    struct List: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: "List the habits with today's progress.")

        @Flag(help: "Include archived habits.") var all = false
        @OptionGroup var environment: EnvironmentOptions

        func run() {
            environment.run { services in
                let today = services.moment.today
                let (book, damage) = try services.habits.load(until: today)
                Output.report(damage)
                let summary = book.summary(on: today, in: services.moment.days)
                Output.line("\(today): \(summary.done) of \(summary.total) done")
                Output.table((all ? book.habits : book.active).map { row($0, in: book, services.moment) })
            }
        }

        private func row(_ habit: Habit, in book: HabitBook, _ moment: Moment) -> [String] {
            let today = moment.today
            let value = book.entry(of: habit.id, on: today)?.value
            let streak = book.streak(of: habit, until: today, in: moment.days)
            let unit = habit.frequency == .weekly ? "week" : "day"
            return [
                habit.isActive ? (book.isDone(habit, on: today) ? "[x]" : "[ ]") : "[-]",
                DisplayName.shown(habit.name),
                progress(value, of: habit),
                streak.count == 0 ? "" : "\(streak.count) \(unit)\(streak.count == 1 ? "" : "s")",
            ]
        }

        private func progress(_ value: Double?, of habit: Habit) -> String {
            if habit.unit == .boolean { return "" }
            let minutes = habit.unit == .duration ? " min" : ""
            return "\(Output.number(value ?? 0)) of \(Output.number(habit.target))\(minutes)"
        }
    }
}

extension EnvironmentOptions {
    /// Changes a stored habit, found by its name or identifier, and prints what was done and its earlier name.
    fileprivate func changeHabit(_ name: String, _ done: String, _ edit: (inout Habit, Moment) -> Void) {
        change { services in
            let habit = try services.habits.habit(named: name)
            let warnings = try services.habits.save(id: habit.id, at: services.moment) { edit(&$0, services.moment) }
            Output.report(warnings)
            Output.line("\(done) \(DisplayName.shown(habit.name)).")
        }
    }
}
