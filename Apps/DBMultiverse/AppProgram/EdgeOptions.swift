import ArgumentParser
import DBMultiverseApp
import DBMultiverseComicKit
import Foundation
import Vitrine
import VitrineWidgets

/// The options that replace the command's environment: the location of the files, and the current time.
struct EdgeOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp("The folder of the groups' folders (default: VITRINE_CONTAINERS).", valueName: "dir")
    )
    var containers: String?

    @Option(help: ArgumentHelp("The time, ISO 8601 with a time zone (default: the current time).", valueName: "time"))
    var now: String?

    func validate() throws {
        if let now, Self.date(now) == nil {
            throw ValidationError("--now \(now.debugDescription) is not a valid time; write it as 2026-06-03T09:41:00Z")
        }
        if let containers, containers.isEmpty { throw ValidationError("--containers is empty; name a folder") }
    }

    /// Runs a command with a reader; on an error ends the process with a message and an exit code from ``ExitCodes``.
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
            Output.fail(
                (error as? VitrineError).map { ReaderError.message(of: $0) } ?? "\(error)",
                code: ExitCodes.code(of: error)
            )
        }
    }

    /// Runs a command that may change what the widget shows.
    ///
    /// A device that runs on the containers is asked for a reload if the change is significant.
    func change(_ body: (ComicReader) async throws -> Void) async {
        await run { reader in
            try await body(reader)
            reader.tellWidget()
            // The process ends here, as the app's process does some time after it went to the background.
            reader.reloads.flush()
        }
    }

    private static func date(_ text: String) -> Date? {
        // The caller reports text that cannot be parsed.
        try? Date(text, strategy: Date.ISO8601FormatStyle())
    }
}
