import ArgumentParser
import BeeBloomApp

/// The command `beebloom sample`.
struct SampleCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "sample",
        abstract: "Store the sample data: three groups and nine habits with 30 days of checks.",
        discussion: "The app says that it is sample data until it is kept or removed."
    )

    @Flag(help: "Remove the sample instead; what was added to it stays.") var remove = false
    @OptionGroup var edge: EdgeOptions

    func run() {
        edge.change { services in
            if remove {
                try FirstStart.removeSample(services)
                Output.line("Removed the sample data.")
            } else {
                try FirstStart.storeSample(services)
                Output.line("Stored the sample data.")
            }
        }
    }
}
