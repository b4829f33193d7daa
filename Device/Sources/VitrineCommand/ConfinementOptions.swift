import ArgumentParser
import Foundation
import Synchronization
import VitrineDevice

/// Whether and how a command confines the programs that it starts.
struct ConfinementOptions: ParsableArguments {
    @Flag(
        name: .customLong("no-sandbox"),
        help: "Start the apps' programs with all your rights: they can read and change your files, and use the network."
    )
    var isOff = false

    @Option(
        name: .customLong("allow-network"),
        help: ArgumentHelp(
            "An app, by its id, whose programs may use this machine's network; can be repeated; all for every app.",
            valueName: "app"
        )
    )
    var networked: [String] = []

    func validate() throws {
        guard !isOff || networked.isEmpty else {
            throw ValidationError("--allow-network goes with a sandbox; without one every app uses the network")
        }
    }

    /// How the programs of some apps are confined; nil, after a line that says so, if they are not.
    /// - Throws: ``CommandFailure`` for an app that is not there.
    func confinement(of apps: [AppManifest]) async throws -> Confinement? {
        let ids = apps.map(\.id)
        if let unknown = networked.first(where: { $0 != "all" && !ids.contains($0) }) {
            throw CommandFailure(
                .data,
                "--allow-network: there is no app \(unknown); \(Spelling.hint(for: unknown, of: ids))"
            )
        }
        guard !apps.isEmpty else { return nil }
        guard !isOff else {
            CommandFiles.report("No sandbox: \(Self.givenUp).")
            return nil
        }
        switch await Self.found() {
        case .success(var confinement):
            confinement.networkedApps = Set(networked.contains("all") ? ids : networked)
            return confinement
        case .failure(let obstacle):
            Self.report(obstacle)
            return nil
        }
    }

    /// The means of this machine for what runs before the apps are known; nil if it is off, or, after a line that says
    /// so, if there is none.
    func means() async -> Confinement? {
        guard !isOff else { return nil }
        await Self.reportObstacle()
        return await Self.means()
    }

    /// The means of this machine; nil if there is none.
    static func means() async -> Confinement? { try? await found().get() }

    /// Says it, in a line, if programs cannot be confined on this machine.
    static func reportObstacle() async {
        if case .failure(let obstacle) = await found() { report(obstacle) }
    }

    private static func report(_ obstacle: Confinement.Obstacle) {
        guard !isReported.exchange(true, ordering: .relaxed) else { return }
        CommandFiles.report("Not confined: \(givenUp). \(obstacle)")
    }

    /// It is said once, although several things are run.
    private static let isReported = Atomic(false)

    /// The means of this machine, or why there is none.
    private static func found() async -> Result<Confinement, Confinement.Obstacle> { await trial.value }

    /// Looked for once: a trial starts two processes.
    private static let trial = Task { () -> Result<Confinement, Confinement.Obstacle> in
        let search = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
        do throws(Confinement.Obstacle) {
            return .success(try await Confinement.find(search: search))
        } catch {
            return .failure(error)
        }
    }

    private static let givenUp = "what is run for the apps has all your rights, on your files and in the network"
}
