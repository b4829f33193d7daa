import AppSupport
import ArgumentParser
import BeeBloomApp
import CommandSupport

/// The command `beebloom sample`.
struct SampleCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "sample",
        abstract: "Store the sample data: three groups and nine habits with 30 days of checks.",
        discussion: "The app marks it as sample data until you keep or remove it."
    )

    @Flag(help: "Remove the sample data instead; what you added stays.") var remove = false
    @OptionGroup var environment: EnvironmentOptions

    func run() {
        environment.change { services in
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
