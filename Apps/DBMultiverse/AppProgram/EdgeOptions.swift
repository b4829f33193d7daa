import ArgumentParser
import DBMultiverseApp
import DBMultiverseModel
import Foundation
import Vitrine
import VitrineWidgets

/// What the command takes from the world: where the files lie, and what time it is.
struct EdgeOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp("The folder that holds the groups' folders (default: VITRINE_CONTAINERS).", valueName: "dir")
    )
    var containers: String?

    @Option(help: ArgumentHelp("The moment, ISO 8601 with a zone (default: the real one).", valueName: "time"))
    var now: String?

    func validate() throws {
        if let now, Self.date(now) == nil {
            throw ValidationError("--now \(now.debugDescription) is no moment; write it as 2026-06-03T09:41:00Z")
        }
        if let containers, containers.isEmpty { throw ValidationError("--containers is empty; name a folder") }
    }

    /// Runs a command with the reader, and ends the process with a message and a fixed code if it fails.
    func run(_ body: (ComicReader) async throws -> Void) async {
        do {
            let environment = ProcessInfo.processInfo.environment
            let folder =
                try containers.map { ContainersDirectory(path: $0) } ?? ContainersDirectory(environment: environment)
            let now = now.flatMap(Self.date) ?? Date()
            let device = DeviceMoment(now: now, containers: folder)
            try await AppProcess.command(of: .dbMultiverse, at: device, in: folder) {
                let reader = try ComicReader(
                    own: try folder.container(of: .dbMultiversePrivate),
                    shared: try folder.container(of: .dbMultiverse),
                    now: now
                )
                try await body(reader)
            }
        } catch {
            Output.fail((error as? VitrineError)?.message ?? "\(error)", code: ExitCodes.code(of: error))
        }
    }

    /// Runs a command that may change what the widget shows: a device that runs on the containers is asked for the reload, if
    /// it is worth one to the reader.
    func change(_ body: (ComicReader) async throws -> Void) async {
        await run { reader in
            try await body(reader)
            reader.tellWidget()
            // The process ends here, as the app's does some time after it went to the background.
            reader.reloads.flush()
        }
    }

    private static func date(_ text: String) -> Date? {
        // What does not parse is an answer here: the option is then refused.
        try? Date(text, strategy: Date.ISO8601FormatStyle())
    }
}
