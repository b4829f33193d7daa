import ArgumentParser
import Dispatch
import Foundation
import VitrineClient
import VitrineHost
import VitrineWire

/// The `vitrine` command.
struct Vitrine: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "vitrine",
        abstract: "Runs apps and their widget extensions on a device with a home screen in the browser.",
        version: "vitrine \(VitrineVersion.number)",
        subcommands: [
            Run.self, Host.self, Test.self, Fetch.self, Cache.self, New.self, Play.self, Simulate.self, Merge.self,
            Worker.self,
            SheetCommand.self, FleetCommand.self, MCP.self, Agents.self,
        ],
        groupedSubcommands: [
            CommandGroup(
                name: "Commands for a running device",
                subcommands: FirstRow.commands + [Trace.self, Screenshot.self]
            ),
            CommandGroup(name: "Commands for containers", subcommands: [Doctor.self, Inspect.self]),
        ],
        defaultSubcommand: Run.self
    )
}

/// The entry point of the command, and of the stand-in apps that its devices start.
@main
enum VitrineProgram {
    @MainActor
    static func main() {
        // A reader that has gone away, as `head` does, ends no command: the write fails, see `CommandFiles`. Programs
        // that are started do not inherit a handler, as they would SIG_IGN.
        signal(SIGPIPE) { _ in }
        let system = ProcessInfo.processInfo
        // Each processor has an event loop of its own, with three descriptors; the others are for pages and programs.
        if let shortage = DescriptorLimit.shortage(of: 128 + 4 * system.activeProcessorCount) {
            CommandStart.fail(CommandFailure(.file, shortage))
        }
        // Before any asynchronous code, because an app's process needs the main queue for itself.
        StandIn.serve(system.environment)
        Task {
            await CommandStart.run(Array(CommandLine.arguments.dropFirst()))
            exit(EXIT_SUCCESS)
        }
        dispatchMain()
    }
}
