import Foundation
import Subprocess
import SystemPackage

/// The Swift compiler of this machine, as a command.
struct SwiftCompiler: Hashable, Sendable {
    /// The first line of what `swiftc --version` prints.
    var version: String
    /// The folders with Swift's own libraries, which a macro's plugin loads.
    var libraries: [String]

    /// What a person does who has no compiler.
    static let missing =
        "extensions are compiled, and there is no Swift compiler here: install Swift 6.2 or newer from "
        + "https://www.swift.org/install, or put its folder usr/bin into PATH"

    /// The largest output that is read, in bytes.
    static let outputLimit = 64 << 20

    /// Asks the compiler for its version.
    ///
    /// - Parameter folder: Where the answer is kept for as long as the compiler is the same: it takes a sixth of a
    ///   check in which nothing has changed. Nil to ask in any case.
    /// - Returns: The compiler that stands first in the search path.
    /// - Throws: ``HostError`` with code `unavailable` without a compiler.
    static func find(keptIn folder: ScratchFolder? = nil) async throws(HostError) -> SwiftCompiler {
        // The driver would only start the frontend beside it, and takes longer to start than that.
        let frontend = ToolProcess.path(of: "swiftc")
            .map { URL(filePath: $0).resolvingSymlinksInPath().deletingLastPathComponent().path + "/swift-frontend" }
            .flatMap { FileManager.default.isExecutableFile(atPath: $0) ? $0 : nil }
        let kept = frontend.flatMap { frontend in
            let mark = SourceFingerprint(of: [frontend], in: .disk, stamp: SourceFingerprint.stampOnDisk).mark
            return folder.map { "\($0.path)/compiler-\(mark).json" }
        }
        if let known = kept.flatMap(FileTree.disk.contents).flatMap(SwiftCompiler.init(targetInfo:)) { return known }
        let result = try await run(frontend ?? "swiftc", ["-print-target-info"])
        guard result.isDone, let found = SwiftCompiler(targetInfo: Data(result.output.utf8)) else {
            throw HostError(.unavailable, "swiftc does not say its version: \(result.output.prefix(400))")
        }
        // Without the file, the next run asks again.
        if let folder, let kept { try? folder.replace(kept, with: Data(result.output.utf8)) }
        return found
    }

    init(version: String, libraries: [String]) {
        self.version = version
        self.libraries = libraries
    }

    /// Reads what `swiftc -print-target-info` prints; nil if it is something else.
    init?(targetInfo: Data) {
        struct Info: Decodable {
            struct Paths: Decodable { var runtimeLibraryPaths: [String] }
            var compilerVersion: String
            var paths: Paths
        }
        // An older compiler prints another form, and is told by the caller.
        guard let info = try? JSONDecoder().decode(Info.self, from: targetInfo) else { return nil }
        self.init(version: info.compilerVersion, libraries: info.paths.runtimeLibraryPaths)
    }

    /// Calls the compiler, or that for C which comes with it.
    ///
    /// - Parameters:
    ///   - command: `swiftc` or `clang`.
    ///   - arguments: Its arguments.
    ///   - view: What it sees in a sandbox.
    ///   - sandbox: How it is confined; nil if it is not.
    /// - Returns: Whether it succeeded, and what it printed.
    /// - Throws: ``HostError``: `scratch`, `unavailable`.
    func run(
        _ command: String,
        _ arguments: [String],
        seeing view: PackageSandbox.View,
        in sandbox: PackageSandbox?
    ) async throws(HostError) -> (isDone: Bool, output: String) {
        guard let sandbox else {
            return try await Self.run(command, arguments, environment: .inherited(with: environment))
        }
        let result = try await sandbox.run(command, arguments, view, environment: environment)
        guard let result else { throw HostError(.unavailable, Self.missing) }
        return (result.isDone, result.output + result.errors)
    }

    /// The variables that it needs.
    private var environment: [String: String] {
        let old = ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"].map { [$0] } ?? []
        return ["LD_LIBRARY_PATH": (libraries + old).joined(separator: ":")]
    }

    private static func run(
        _ command: String,
        _ arguments: [String],
        environment: Environment = .inherit
    ) async throws(HostError) -> (isDone: Bool, output: String) {
        do {
            let (isDone, output, errors) = try await ToolProcess.run(
                command.hasPrefix("/") ? .path(SystemPackage.FilePath(command)) : .name(command),
                arguments,
                environment: environment,
                limit: outputLimit
            )
            return (isDone, output + errors)
        } catch {
            throw HostError(.unavailable, missing, cause: error)
        }
    }
}
