import ArgumentParser
import Dispatch
import Foundation
import VitrineHost

/// The `vitrine` command.
struct Vitrine: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "vitrine",
        abstract: "Runs apps and their widget extensions on a device with a home screen in the browser.",
        subcommands: [
            Run.self, Host.self, New.self, Play.self, Simulate.self, Why.self, SheetCommand.self, Doctor.self,
            Inspect.self, FleetCommand.self,
        ],
        defaultSubcommand: Run.self
    )
}

/// The entry point of the command, and of the stand-in apps that its devices start.
@main
enum VitrineProgram {
    @MainActor
    static func main() {
        // Before any asynchronous code, because an app's process needs the main queue for itself.
        StandIn.serve(ProcessInfo.processInfo.environment)
        Task {
            await Vitrine.main(nil)
            exit(EXIT_SUCCESS)
        }
        dispatchMain()
    }
}
