import ArgumentParser
import LucidPalApp
import LucidPalModel

/// The commands `lucidpal sample`.
struct SampleCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "sample",
        abstract: "Store the sample data: six habits with half a year of entries, notes, a calendar.",
        discussion: "The app says that it is sample data until it is kept or removed."
    )

    @Flag(help: "Only if nothing was ever stored, as the app does on its first start.") var ifNew = false
    @Flag(help: "Remove the sample instead; what was added to it stays.") var remove = false
    @OptionGroup var edge: EdgeOptions

    func run() {
        edge.change { services in
            if remove {
                try FirstStart.removeSample(services)
                Output.line("Removed the sample data.")
            } else if ifNew, !services.settings.isNew {
                Output.line("There is data already; nothing was stored.")
            } else {
                try FirstStart.storeSample(services)
                Output.line("Stored the sample data.")
            }
        }
    }
}
