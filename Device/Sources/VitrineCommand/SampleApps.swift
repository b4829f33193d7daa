import Foundation

/// The apps of a command that names none: those of the repository in whose root it runs, otherwise those that are
/// installed beside the program.
struct SampleApps {
    /// The path of the file that lists the apps.
    let manifest: String
    /// The folder of their device's state.
    let state: String
    /// The path of the script of their simulated weeks.
    var weeks: String { URL(filePath: manifest).deletingLastPathComponent().relativePath + "/Simulation/week.yaml" }

    /// The apps of this process.
    static let usual = SampleApps(
        program: InstalledApps.ownFolder,
        environment: ProcessInfo.processInfo.environment,
        exists: FileManager.default.fileExists(atPath:)
    )

    /// - Parameters:
    ///   - program: The folder of the command's program.
    ///   - environment: Where the person's home is.
    ///   - exists: Whether there is a file at a path.
    init(program: String, environment: [String: String], exists: (String) -> Bool) {
        let own = "Apps/vitrine.json"
        let installed = program + "/" + own
        let isInstalled = !exists(own) && exists(installed)
        manifest = isInstalled ? installed : own
        // An installed program is started in any folder, which may be read-only: its state belongs to the person.
        let folder = isInstalled ? Self.stateHome(environment).map { $0 + "/vitrine" } : nil
        state = (folder ?? ".vitrine") + "/sample"
    }

    /// The folder for what programs of this person keep; nil for a person without a home.
    static func stateHome(_ environment: [String: String]) -> String? {
        environment["XDG_STATE_HOME"] ?? environment["HOME"].map { $0 + "/.local/state" }
    }
}
