import Foundation
import Subprocess
import SystemPackage
package import VitrineDevice

/// The package manager, the compiler and its parser as they read and build what someone wrote.
///
/// They see the sources and Swift, write products only, and have no network: a package's manifest, macros and plugins
/// are programs, and a header may include any file that the compiler can read.
package struct PackageSandbox: Sendable {
    let confinement: Confinement

    package init(confinement: Confinement) { self.confinement = confinement }

    /// The largest output that is read, in bytes.
    private static let outputLimit = 64 << 20
    /// The variables that a build needs; another may be a secret.
    private static let variables = ["PATH", "LANG", "LC_ALL", "LD_LIBRARY_PATH", "VITRINE_OPTIMIZED", "VITRINE_STRICT"]

    /// Whether a folder is the home folder or one around it, which nothing that is confined sees as a whole.
    package static func isAroundHome(_ folder: String) -> Bool {
        let folder = URL(filePath: folder).resolvingSymlinksInPath().path
        let home = URL(filePath: NSHomeDirectory()).resolvingSymlinksInPath().path + "/"
        return home.hasPrefix(folder == "/" ? folder : folder + "/")
    }

    /// What a build sees in addition to Swift.
    package struct View {
        /// Files and folders that it can read; the folder of a repository's history is hidden.
        var readable: [String]
        /// The folder of the products, which exists.
        var products: String
        /// Files that exist, which it can write in place.
        var writable: [String]
        var usesNetwork = false

        /// The folder for what a command keeps beside the products.
        var home: String { products + "/home" }

        /// A view without the network.
        package init(readable: [String], products: String, writable: [String] = []) {
            self.readable = readable
            self.products = products
            self.writable = writable
        }
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
        var options = ["--package-path", package, "--scratch-path", view.products]
        for kind in ["cache", "config", "security"] { options += ["--\(kind)-path", "\(view.home)/\(kind)"] }
        var view = view
        view.readable.append(package)
        return try await run("swift", [command] + options + rest, view, environment: environment)
    }

    /// Runs a command of Swift.
    ///
    /// - Parameters:
    ///   - name: The command, such as `swiftc`, or the path of a program that uses the compiler's libraries.
    ///   - arguments: Its arguments.
    ///   - view: What it sees.
    ///   - environment: Variables in addition to those that every build has.
    /// - Returns: Whether it succeeded, and what was printed; nil if Swift is not found.
    /// - Throws: ``HostError``: `scratch`, `unavailable`.
    package func run(
        _ name: String,
        _ arguments: [String],
        _ view: View,
        environment: [String: String]
    ) async throws(HostError) -> ToolProcess.Outcome? {
        let isPath = name.hasPrefix("/")
        guard let swift = ToolProcess.path(of: isPath ? "swiftc" : name) else { return nil }
        let command = isPath ? name : swift
        try ScratchFolder(path: view.products).create(view.home)
        return try await withFolder { folder throws(HostError) in
            do {
                let line = try confinement.commandLine(
                    ofBuild: [command] + arguments,
                    readable: Self.toolchains(swift) + (isPath ? [command] : []) + view.readable,
                    writable: [view.products] + view.writable,
                    hidden: view.readable.map { $0 + "/.git" }.filter(FileTree.disk.isFolder),
                    usesNetwork: view.usesNetwork,
                    filters: folder
                )
                return try await ToolProcess.run(
                    .path(SystemPackage.FilePath(line[0])),
                    Array(line.dropFirst()),
                    environment: Self.environment(home: view.home, environment),
                    limit: Self.outputLimit
                )
            } catch {
                throw HostError(
                    .unavailable,
                    "the sandbox of the command \(name) cannot be started: \(error)",
                    cause: error
                )
            }
        }
    }

    /// Names the variables of a confined program.
    ///
    /// - Parameters:
    ///   - home: A folder that it may write.
    ///   - more: Variables in addition to those that every build has.
    /// - Returns: All of them, and none of another process.
    static func environment(home: String, _ more: [String: String]) -> Environment {
        let own = ProcessInfo.processInfo.environment.filter { variables.contains($0.key) }
        let all = own.merging(more.merging(["HOME": home, "TMPDIR": home]) { $1 }) { $1 }
        return .custom(Dictionary(uniqueKeysWithValues: all.map { (Environment.Key(stringLiteral: $0.key), $0.value) }))
    }

    /// The compiler lies beside the command, and also beside what it may be a link to.
    private static func toolchains(_ command: String) -> [String] {
        let found = URL(filePath: command)
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
