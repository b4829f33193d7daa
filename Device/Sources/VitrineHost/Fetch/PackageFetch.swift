import Foundation
import Subprocess

/// Brings the packages that a project has resolved to where ``LocalModules`` finds them, with git.
///
/// Nothing of a package is run: its manifest is not evaluated, and it has no hooks. What a project has not resolved is
/// not looked for.
public struct PackageFetch: Sendable {
    /// The folder of the project, which gets `SourcePackages/checkouts`.
    public let folder: String
    /// The packages, each once; that of the file nearest to the folder.
    public let pins: [PackagePin]

    /// Finds what a project has resolved.
    ///
    /// - Parameter path: The absolute path of a folder, a project or a workspace.
    /// - Throws: ``HostError``: `file` without a folder, `project` without resolved packages or if they cannot be read.
    public init(at path: String) throws(HostError) {
        folder = FilePath.isProject(path) ? FilePath.folder(path) : path
        guard FileTree.disk.isFolder(folder) else {
            throw HostError(.file, "\(folder) is not a folder; name that of a project")
        }
        let files = Self.resolved(below: folder, levels: 6)
        guard !files.isEmpty else {
            throw HostError(
                .project,
                "\(folder) has no Package.resolved; resolve its packages in Xcode or with `swift package resolve`, and "
                    + "commit the file"
            )
        }
        var found: [PackagePin] = []
        for file in files {
            let all = try PackagePin.all(in: FileTree.disk.contents(file) ?? Data(), at: file)
            found += all.filter { pin in !found.contains { $0.name.lowercased() == pin.name.lowercased() } }
        }
        pins = found
    }

    private static func resolved(below folder: String, levels: Int) -> [String] {
        guard levels > 0, let names = FileTree.disk.names(folder) else { return [] }
        let own = names.filter { $0 == "Package.resolved" }.map { "\(folder)/\($0)" }
        let ignored: Set<String> = ["Pods", "Carthage", "node_modules", "build", "DerivedData", "SourcePackages"]
        // The workspace's file counts before that of a package of the project.
        let deeper = names.filter { !$0.hasPrefix(".") && !ignored.contains($0) }
            .sorted { isBundle($0) && !isBundle($1) }
        return own + deeper.flatMap { resolved(below: "\(folder)/\($0)", levels: levels - 1) }
    }

    private static func isBundle(_ name: String) -> Bool {
        ["xcworkspace", "xcodeproj"].contains(FilePath.fileExtension(name))
    }

    private var checkouts: String { folder + "/SourcePackages/checkouts" }

    /// Where a package is put.
    public func place(of pin: PackagePin) -> String { "\(checkouts)/\(pin.name)" }

    /// The packages that are not there at their revision.
    public func missing() async -> [PackagePin] {
        var missing: [PackagePin] = []
        for pin in pins {
            if await !isThere(pin) { missing.append(pin) }
        }
        return missing
    }

    private func isThere(_ pin: PackagePin) async -> Bool {
        let head = try? await git(["-C", place(of: pin), "rev-parse", "HEAD"])
        return head?.trimmingCharacters(in: .whitespacesAndNewlines) == pin.revision
    }

    /// Brings a package; what is there at another revision is replaced when the new one is complete.
    ///
    /// - Throws: ``HostError`` with code `unavailable` and git's reason, `scratch` if the folder cannot be written.
    public func fetch(_ pin: PackagePin) async throws(HostError) {
        // Another command may fetch the same package at this moment.
        let new = "\(checkouts)/.\(pin.name)-\(pin.revision)-\(getpid())"
        for path in [FilePath.folder(checkouts), checkouts] where FileTree.isLink(path) {
            throw HostError(.project, "\(path) is a link, which leads to another place; delete it")
        }
        do {
            try FileManager.default.createDirectory(atPath: checkouts, withIntermediateDirectories: true)
            try removeLeftovers()
        } catch {
            throw HostError(.scratch, "\(checkouts) cannot be written; check its permissions", cause: error)
        }
        defer { try? FileManager.default.removeItem(atPath: new) }
        do throws(HostError) {
            try await git(["init", "--quiet", new])
            try await git(["-C", new, "fetch", "--quiet", "--depth", "1", "--", pin.location, pin.revision])
            try await git(["-C", new, "-c", "advice.detachedHead=false", "checkout", "--quiet", "FETCH_HEAD"])
            if FileManager.default.fileExists(atPath: new + "/.gitmodules") {
                try await git(["-C", new, "submodule", "--quiet", "update", "--init", "--recursive", "--depth", "1"])
            }
        } catch {
            throw HostError(.unavailable, "\(pin.name) cannot be fetched from \(pin.address): \(error.message)")
        }
        do {
            let place = place(of: pin)
            if FileManager.default.fileExists(atPath: place) { try FileManager.default.removeItem(atPath: place) }
            try FileManager.default.moveItem(atPath: new, toPath: place)
        } catch {
            if await isThere(pin) { return }
            throw HostError(.scratch, "\(place(of: pin)) cannot be written; check its permissions", cause: error)
        }
    }

    /// Removes what interrupted fetches left: the folders whose process is over.
    private func removeLeftovers() throws {
        for name in FileTree.disk.names(checkouts) ?? [] where name.hasPrefix(".") {
            guard let process = name.split(separator: "-").last.flatMap({ pid_t($0) }), kill(process, 0) != 0 else {
                continue
            }
            try FileManager.default.removeItem(atPath: "\(checkouts)/\(name)")
        }
    }

    /// The variables by which git works on another repository than that of a folder, as in a hook: those of
    /// `git rev-parse --local-env-vars`.
    private static let repositoryVariables = [
        "GIT_ALTERNATE_OBJECT_DIRECTORIES", "GIT_COMMON_DIR", "GIT_CONFIG", "GIT_CONFIG_COUNT", "GIT_CONFIG_PARAMETERS",
        "GIT_DIR", "GIT_GRAFT_FILE", "GIT_IMPLICIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_NO_REPLACE_OBJECTS",
        "GIT_OBJECT_DIRECTORY", "GIT_PREFIX", "GIT_REPLACE_REF_BASE", "GIT_SHALLOW_FILE", "GIT_WORK_TREE",
    ]

    /// Runs git without questions, hooks, and addresses that run a command; a server that says nothing is given up.
    @discardableResult
    private func git(_ arguments: [String]) async throws(HostError) -> String {
        var variables: [Environment.Key: String?] = [
            "GIT_TERMINAL_PROMPT": "0", "GIT_SSH_COMMAND": "ssh -oBatchMode=yes -oConnectTimeout=30",
        ]
        for name in Self.repositoryVariables { variables.updateValue(nil, forKey: .init(stringLiteral: name)) }
        let settings = [
            "core.hooksPath=/dev/null", "protocol.ext.allow=never", "http.lowSpeedLimit=100", "http.lowSpeedTime=30",
        ]
        do {
            let (isDone, output, errors) = try await ToolProcess.run(
                .name("git"),
                settings.flatMap { ["-c", $0] } + arguments,
                environment: .inherit.updating(variables),
                limit: 1 << 16
            )
            guard isDone else {
                // Advice may follow the reason.
                let lines = errors.split(separator: "\n")
                let reason = lines.first { $0.hasPrefix("fatal:") || $0.hasPrefix("error:") } ?? lines.last
                throw HostError(.unavailable, reason.map(String.init) ?? "git \(arguments.last ?? "") failed")
            }
            return output
        } catch let error as HostError {
            throw error
        } catch {
            throw HostError(.unavailable, "git cannot be run; install it", cause: error)
        }
    }
}
