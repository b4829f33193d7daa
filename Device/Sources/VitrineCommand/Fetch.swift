import ArgumentParser
import Foundation
import VitrineDevice
import VitrineHost

/// `vitrine fetch`: brings the packages that a project has resolved.
struct Fetch: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Fetch the packages that a project has resolved, for vitrine host.",
        discussion: """
            The packages are those of the project's Package.resolved files, each at its commit. Git brings them to \
            SourcePackages/checkouts beside the project; nothing of them is run. No other command fetches what a project \
            names; the package manager brings what a package depends on that is built as one, such as by --package.
            """
    )

    @Argument(help: "A folder with a project, an .xcodeproj or an .xcworkspace.")
    var path = "."

    @Flag(help: "Fetch without asking.")
    var yes = false

    func run() async throws {
        let fetch = try PackageFetch(at: CommandFiles.absolute(path))
        let missing = await fetch.missing()
        guard !missing.isEmpty else {
            let count = fetch.pins.count
            return try CommandFiles.say(
                count == 1 ? "1 package is there, at its commit" : "\(count) packages are there, each at its commit"
            )
        }
        for pin in missing {
            let revision = pin.revision.prefix(12)
            let version = pin.version.map { TraceText.escaped($0) + " " } ?? ""
            try CommandFiles.say("\(pin.name) \(version)\(revision)  \(pin.address)")
        }
        guard yes || isConfirmed(missing.count) else {
            throw CommandFailure(.usage, "nothing was fetched; --yes fetches without asking")
        }
        let failures = try await Interruption.endsWork {
            var failures: [HostError] = []
            for pin in missing where !Task.isCancelled {
                do throws(HostError) {
                    try await fetch.fetch(pin)
                    try? CommandFiles.say("fetched \(pin.name)")
                } catch {
                    failures.append(error)
                }
            }
            return failures
        }
        guard failures.isEmpty else {
            throw CommandFailure(.unavailable, failures.map(\.message).joined(separator: "\n"))
        }
    }

    private func isConfirmed(_ count: Int) -> Bool {
        guard isatty(STDIN_FILENO) == 1 else { return false }
        print(
            "Fetch \(count) \(count == 1 ? "package" : "packages") to SourcePackages/checkouts? [y/N] ",
            terminator: ""
        )
        return ["y", "yes"].contains(readLine()?.lowercased() ?? "")
    }
}
