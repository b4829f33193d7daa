import ArgumentParser
import BeeBloomApp
import BeeBloomModel
import CommandSupport

/// The commands `beebloom group …`.
struct GroupCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "group",
        abstract: "Add and move groups.",
        subcommands: [Add.self, Move.self]
    )
}

extension GroupCommand {
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
}

/// The option of a command that moves something.
struct NewPlace: ParsableArguments {
    @Option(help: "The position, from 1; a larger number means the end.") var to: Int

    func validate() throws {
        guard to > 0 else { throw ValidationError("--to \(to) is not a position; positions count from 1") }
    }
}
