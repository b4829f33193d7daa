import Foundation
import Subprocess
import SystemPackage
import VitrineDevice

/// The package manager as it reads and builds someone's package, whose manifest, macros and plugins are programs: they
/// see the packages and Swift, write products only, and have no network.
struct PackageSandbox {
    let confinement: Confinement

    /// The largest output that is read, in bytes.
    private static let outputLimit = 64 << 20
    /// The variables that a build needs; another may be a secret.
    private static let variables = ["PATH", "LANG", "LC_ALL", "LD_LIBRARY_PATH", "VITRINE_OPTIMIZED"]

    /// What a build sees in addition to Swift.
    struct View {
        /// Files and folders that it can read; the folder of a repository's history is hidden.
        var readable: [String]
        /// The folder of the products, which exists.
        var products: String
        /// Files that exist, which it can write in place.
        var writable: [String] = []
        var usesNetwork = false
    }

    /// Prints a package's description.
    /// - Returns: Whether the manifest could be read, and what was printed; nil if Swift is not found.
    /// - Throws: ``HostError``: `scratch`, `unavailable`.
    func describe(_ package: String) async throws(HostError) -> ToolProcess.Outcome? {
        try await withFolder { folder throws(HostError) in
            let products = folder + "/products"
            try ScratchFolder(path: folder).create(products)
            return try await run("package", ["dump-package"], of: package, View(readable: [], products: products))
        }
    }

    /// Runs a command of the package manager.
    ///
    /// - Parameters:
    ///   - command: The command, such as `build`.
    ///   - rest: Its further arguments.
    ///   - package: The package's folder.
    ///   - view: What else it sees.
    ///   - environment: Variables in addition to those that every build has.
    /// - Returns: Whether it succeeded, and what was printed; nil if Swift is not found.
    /// - Throws: ``HostError``: `scratch`, `unavailable`.
    func run(
        _ command: String,
        _ rest: [String],
        of package: String,
        _ view: View,
        environment: [String: String] = [:]
    ) async throws(HostError) -> ToolProcess.Outcome? {
        let own = ProcessInfo.processInfo.environment
        let search = (own["PATH"] ?? "").split(separator: ":").map { "\($0)/swift" }
        guard let swift = search.first(where: FileManager.default.isExecutableFile(atPath:)) else { return nil }
        let home = view.products + "/home"
        try ScratchFolder(path: view.products).create(home)
        var words = [swift, command, "--package-path", package, "--scratch-path", view.products]
        for kind in ["cache", "config", "security"] { words += ["--\(kind)-path", "\(home)/\(kind)"] }
        let readable = view.readable + [package]
        let variables = own.filter { Self.variables.contains($0.key) }
            .merging(environment.merging(["HOME": home, "TMPDIR": home]) { $1 }) { $1 }
            .map { (Environment.Key(stringLiteral: $0.key), $0.value) }
        return try await withFolder { folder throws(HostError) in
            do {
                let line = try confinement.commandLine(
                    ofBuild: words + rest,
                    readable: Self.toolchains(swift) + readable,
                    writable: [view.products] + view.writable,
                    hidden: readable.map { $0 + "/.git" }.filter(FileTree.disk.isFolder),
                    usesNetwork: view.usesNetwork,
                    filters: folder
                )
                return try await ToolProcess.run(
                    .path(SystemPackage.FilePath(line[0])),
                    Array(line.dropFirst()),
                    environment: .custom(Dictionary(uniqueKeysWithValues: variables)),
                    limit: Self.outputLimit
                )
            } catch {
                throw HostError(
                    .unavailable,
                    "the sandbox of the command swift cannot be started: \(error)",
                    cause: error
                )
            }
        }
    }

    /// The compiler lies beside the command, and also beside what it may be a link to.
    private static func toolchains(_ swift: String) -> [String] {
        let found = URL(filePath: swift)
        let folders = [found, found.resolvingSymlinksInPath()]
            .map { $0.deletingLastPathComponent().deletingLastPathComponent().path }
        return Set(folders).filter { $0 != "/" && $0 != "/usr" }.sorted()
    }

    /// A folder for what is worthless afterwards.
    private func withFolder<Result>(
        _ work: (String) async throws(HostError) -> Result
    ) async throws(HostError) -> Result {
        let folder = FileManager.default.temporaryDirectory.appending(path: "vitrine-package-\(UUID().uuidString)").path
        try ScratchFolder(path: folder).create(folder)
        defer {
            // A folder that stays in the temporary folder changes nothing.
            try? FileManager.default.removeItem(atPath: folder)
        }
        return try await work(folder)
    }
}
