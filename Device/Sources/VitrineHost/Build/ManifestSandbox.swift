import Foundation
import Subprocess
import SystemPackage
import VitrineDevice

/// The package manager as it reads the manifest of someone's package: the manifest is a program, which sees the package
/// and Swift, changes nothing, and has no network.
struct ManifestSandbox {
    let confinement: Confinement

    /// The largest output that is read, in bytes.
    private static let outputLimit = 16 << 20

    /// Prints a package's description.
    /// - Returns: Whether the manifest could be read, and what was printed; nil if Swift is not found.
    /// - Throws: ``HostError``: `scratch`, `unavailable`.
    func describe(_ package: String) async throws(HostError) -> (isDone: Bool, output: String, errors: String)? {
        let search = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":").map(String.init)
        let scratch = FileManager.default.temporaryDirectory.appending(path: "vitrine-manifest-\(UUID().uuidString)")
            .path
        guard let line = commandLine(describing: package, scratch: scratch, search: search) else { return nil }
        do {
            try FileManager.default.createDirectory(atPath: scratch, withIntermediateDirectories: true)
        } catch {
            throw HostError(.scratch, "cannot create \(scratch); check its parent's permissions", cause: error)
        }
        defer {
            // A folder that stays in the temporary folder changes nothing.
            try? FileManager.default.removeItem(atPath: scratch)
        }
        do {
            return try await ToolProcess.run(
                .path(SystemPackage.FilePath(line[0])),
                Array(line.dropFirst()),
                environment: .inherit.updating(["HOME": scratch, "TMPDIR": scratch]),
                limit: Self.outputLimit
            )
        } catch {
            throw HostError(.unavailable, "the sandbox of the command swift cannot be started: \(error)", cause: error)
        }
    }

    /// Makes the command line that prints a package's description.
    ///
    /// - Parameters:
    ///   - package: The package's folder.
    ///   - scratch: A folder for what the package manager writes, which is worthless afterwards.
    ///   - search: The folders of the search path, in its order.
    /// - Returns: The words, the first of which is an absolute path; nil if Swift is not found.
    private func commandLine(describing package: String, scratch: String, search: [String]) -> [String]? {
        let tools = search.map { "\($0)/swift" }
        guard let swift = tools.first(where: FileManager.default.isExecutableFile(atPath:)) else { return nil }
        // The compiler lies beside the command, and also beside what it may be a link to.
        let found = URL(filePath: swift)
        let toolchains = [found, found.resolvingSymlinksInPath()]
            .map { $0.deletingLastPathComponent().deletingLastPathComponent().path }
        var words = [swift, "package", "--package-path", package]
        for kind in ["scratch", "cache", "config", "security"] { words += ["--\(kind)-path", "\(scratch)/\(kind)"] }
        return confinement.commandLine(
            of: words + ["dump-package"],
            reading: Set(toolchains).filter { $0 != "/" && $0 != "/usr" }.sorted() + [package],
            writing: scratch
        )
    }
}
