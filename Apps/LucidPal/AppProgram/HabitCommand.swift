import ArgumentParser
import CommandSupport
import LucidPalApp
import LucidPalModel
import Vitrine

/// The commands `lucidpal habit …`.
struct HabitCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "habit",
        abstract: "Add, log and list habits.",
        subcommands: [Add.self, Log.self, Archive.self, Delete.self, List.self]
    )
}

extension Habit.Unit: ExpressibleByArgument {}

extension HabitCommand {
    struct Add: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Add a habit.")

        @Argument(help: "The name.") var name: String
        @Option(help: "What is counted: boolean (done or not), count, or duration in minutes.") var unit = Habit.Unit
            .boolean
        @Option(help: "The value from which a day is done.") var target = 1.0
        @Flag(help: "The habit is due every week instead of every day.") var weekly = false
        @OptionGroup var environment: EnvironmentOptions

        func run() {
            environment.change { services in
                let habit = Habit(
                    id: AppSession.newIdentifier(),
                    name: name,
                    unit: unit,
                    target: target,
                    frequency: weekly ? .weekly : .daily,
                    createdAt: services.moment.now
                )
                Output.report(try services.habits.save(habit, at: services.moment))
                Output.line("Added \(DisplayName.shown(name)).")
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
                let day = try DayText.day(day, at: services.moment)
                let habit = try services.habits.habit(named: name)
                let entry = HabitEntry(habitID: habit.id, day: day, value: value ?? habit.target)
                Output.report(try services.habits.logEntry(entry, at: services.moment))
                let state = habit.isDone(by: entry.value) ? "done" : "not done yet"
                Output.line("\(DisplayName.shown(habit.name)), \(day): \(Output.number(entry.value)), \(state).")
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
            environment.change { services in
                var habit = try services.habits.habit(named: name)
                habit.archivedAt = services.moment.now
                Output.report(try services.habits.save(habit, at: services.moment))
                Output.line("Archived \(DisplayName.shown(habit.name)).")
            }
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
