import ArgumentParser

/// The command `vitrine`.
@main
struct Vitrine: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "vitrine",
        abstract: "Widgets that tell the truth, and the device that proves it.",
        subcommands: [Run.self],
        defaultSubcommand: Run.self
    )
}
