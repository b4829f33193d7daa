import ArgumentParser
import BeeBloomApp
import BeeBloomModel
import CommandSupport

/// The commands `beebloom group …`.
struct GroupCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "group",
        abstract: "List, add, change, move and delete groups.",
        subcommands: [List.self, Add.self, Edit.self, Move.self, Delete.self]
    )
}

extension GroupCommand {
    /// Lists the groups.
    struct List: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: "List the groups in their order.")

        @OptionGroup var environment: EnvironmentOptions

        func run() {
            environment.run { services in
                let board = try services.board()
                Output.table(
                    board.groups.map { group in
                        let count = board.habits.count { $0.group?.id == group.id }
                        let habits = count == 1 ? "1 habit" : "\(count) habits"
                        return [DisplayTitle.shown(group.title), habits, group.color ?? "", group.id]
                    }
                )
            }
        }
    }

    /// Creates a group.
    struct Add: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Add a group at the end of the list.")

        @Argument(help: "The title.") var title: String
        @Option(help: "The colour, such as #F2A93B.") var color: String?
        @OptionGroup var environment: EnvironmentOptions

        func run() {
            environment.change { services in
                let draft = HabitGroupDraft(title: title, color: color)
                try services.store.addGroup(draft, id: services.newIdentifier(), at: services.moment)
                Output.line("Added the group \(DisplayTitle.shown(title)).")
            }
        }
    }

    /// Changes a group.
    struct Edit: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Change a group; omitted options keep their values.")

        @Argument(help: "The group's title or identifier.") var group: String
        @Option(help: "The new title.") var title: String?
        @Option(help: "The new colour, such as #F2A93B.") var color: String?
        @OptionGroup var environment: EnvironmentOptions

        func run() {
            environment.change { services in
                let found = try services.board().group(group)
                try services.store.editGroup(found.id) { draft in
                    draft.title = title ?? draft.title
                    draft.color = color ?? draft.color
                }
                Output.line("Changed the group \(DisplayTitle.shown(title ?? found.title)).")
            }
        }
    }

    /// Moves a group.
    struct Move: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Move a group, with its habits, to a position.")

        @Argument(help: "The group's title or identifier.") var group: String
        @OptionGroup var place: NewPlace
        @OptionGroup var environment: EnvironmentOptions

        func run() {
            environment.change { services in
                let found = try services.board().group(group)
                try services.store.moveGroup(found.id, to: place.to - 1)
                Output.line("Moved the group \(DisplayTitle.shown(found.title)).")
            }
        }
    }

    /// Deletes a group.
    struct Delete: ParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Delete a group; its habits stay, without a group.")

        @Argument(help: "The group's title or identifier.") var group: String
        @OptionGroup var environment: EnvironmentOptions

        func run() {
            environment.change { services in
                let found = try services.board().group(group)
                try services.store.deleteGroup(found.id)
                Output.line("Deleted the group \(DisplayTitle.shown(found.title)).")
            }
        }
    }
}

/// The option of a command that moves something.
struct NewPlace: ParsableArguments {
    @Option(help: "The position, from 1; a larger number means the end.") var to: Int

    func validate() throws {
        guard to > 0 else { throw ValidationError("--to \(to) is not a position; positions count from 1") }
    }
}
