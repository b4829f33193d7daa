import ArgumentParser

/// The `vitrine` command.
@main
struct Vitrine: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "vitrine",
        abstract: "Runs apps and their widget extensions on a device with a home screen in the browser.",
        subcommands: [Run.self, Play.self, Simulate.self, Why.self],
        defaultSubcommand: Run.self
    )
}
