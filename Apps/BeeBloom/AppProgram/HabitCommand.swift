import ArgumentParser
import BeeBloomApp
import BeeBloomModel
import CommandSupport

/// The commands `beebloom habit …`.
struct HabitCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "habit",
        abstract: "Add, change, move and delete habits.",
        subcommands: [Add.self, Edit.self, Move.self, Delete.self]
    )
}

extension HabitCommand {
    struct Add: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Add a habit at the end of its group.")

        @Argument(help: "The title.") var title: String
        @Option(help: "The group's title or identifier (default: none).") var group: String?
        @Option(help: "The colour, such as #FF5733.") var color = "#3C7C5A"
        @Option(help: "The days a week on which the habit is due, 1 to 7.") var target = Habit.defaultWeeklyTarget
        @Option(help: "A description.") var description: String?
        @OptionGroup var environment: EnvironmentOptions

        func run() {
            environment.change { services in
                let draft = HabitDraft(
                    title: title,
                    description: description,
                    color: color,
                    groupID: try group.map { try services.board().group($0).id },
                    weeklyTarget: target
                )
                try services.store.addHabit(draft, id: services.newIdentifier(), at: services.moment)
                Output.line("Added \(DisplayTitle.shown(title)).")
            }
        }
    }

    /// Changes a habit.
    struct Edit: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Change a habit; omitted options keep their values.")

        @Argument(help: "The habit's title or identifier.") var habit: String
        @Option(help: "The new title.") var title: String?
        @Option(help: "The new group's title or identifier.") var group: String?
        @Flag(help: "Take it out of its group.") var noGroup = false
        @Option(help: "The new colour, such as #FF5733.") var color: String?
        @Option(help: "The days a week on which the habit is due, 1 to 7.") var target: Int?
        @Option(help: "The new description; an empty one removes it.") var description: String?
        @OptionGroup var environment: EnvironmentOptions

        func validate() throws {
            if noGroup, group != nil { throw ValidationError("--group and --no-group exclude each other") }
        }

        func run() {
            environment.change { services in
                let board = try services.board()
                let found = try board.habit(habit)
                let newGroup = try group.map { try board.group($0).id }
                try services.store.editHabit(found.id) { draft in
                    draft.title = title ?? draft.title
                    draft.color = color ?? draft.color
                    draft.weeklyTarget = target ?? draft.weeklyTarget
                    draft.groupID = noGroup ? nil : newGroup ?? draft.groupID
                    if let description { draft.description = description.isEmpty ? nil : description }
                }
                Output.line("Changed \(DisplayTitle.shown(title ?? found.title)).")
            }
        }
    }

    /// Moves a habit.
    struct Move: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Move a habit to a position in its group.")

        @Argument(help: "The habit's title or identifier.") var habit: String
        @OptionGroup var place: NewPlace
        @OptionGroup var environment: EnvironmentOptions

        func run() {
            environment.change { services in
                let found = try services.board().habit(habit)
                try services.store.moveHabit(found.id, to: place.to - 1)
                Output.line("Moved \(DisplayTitle.shown(found.title)).")
            }
        }
    }

    /// Marks a habit as deleted.
    struct Delete: ParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Remove a habit from every list; it stays stored with its checks."
        )

        @Argument(help: "The habit's title or identifier.") var habit: String
        @OptionGroup var environment: EnvironmentOptions

        func run() {
            environment.change { services in
                let found = try services.board().habit(habit)
                try services.store.deleteHabit(found.id, at: services.moment)
                Output.line("Deleted \(DisplayTitle.shown(found.title)).")
            }
        }
    }
}
