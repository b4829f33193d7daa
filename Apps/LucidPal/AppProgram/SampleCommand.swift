import ArgumentParser
import CommandSupport
import LucidPalApp
import LucidPalModel

/// The command `lucidpal sample`.
struct SampleCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "sample",
        abstract: "Store the sample data: six habits with half a year of entries, notes, a calendar.",
        discussion: "The app marks it as sample data until you keep or remove it."
    )

    @Flag(help: "Store it only if nothing was ever stored, as the app does on its first start.") var ifNew = false
    @Flag(help: "Remove the sample data instead; what you added stays.") var remove = false
    @OptionGroup var environment: EnvironmentOptions

    func run() {
        environment.change { services in
            if remove {
                Output.report(try FirstStart.removeSample(services))
                Output.line("Removed the sample data.")
            } else if ifNew, !services.settings.isNew {
                Output.line("There is data already; nothing was stored.")
            } else {
                Output.report(try FirstStart.storeSample(services))
                Output.line("Stored the sample data.")
            }
        }
    }
}
