import Foundation
import Subprocess
import SystemPackage

/// The means by which a device confines the programs of its apps: bubblewrap, in namespaces of their own.
///
/// `SECURITY.md` lists what a confined program can do, and the tests that hold it.
public struct Confinement: Hashable, Sendable {
    /// The path of bubblewrap.
    public var tool: String
    /// The folders of libraries that every program may read, in addition to `/usr`.
    public var libraries: [String]
    /// The ids of the apps whose programs and service use the machine's network.
    public var networkedApps: Set<String> = []

    /// Why programs cannot be confined here.
    public struct Obstacle: Error, Hashable, CustomStringConvertible {
        public let description: String
    }

    /// Looks for bubblewrap in the folders of the search path, and tries whether it may create namespaces.
    ///
    /// - Parameter search: The folders of the search path, in its order.
    /// - Returns: The means, for programs without the network.
    /// - Throws: ``Obstacle``, which names the remedy.
    public static func find(search: [String]) async throws(Obstacle) -> Confinement {
        guard SystemCallFilter.isAvailable else {
            throw Obstacle(description: "programs are confined on Linux on x86-64 and arm64 only")
        }
        let candidates = search.map { "\($0)/bwrap" }
        guard let tool = candidates.first(where: FileManager.default.isExecutableFile(atPath:)) else {
            throw Obstacle(description: "bwrap is not installed; apt install bubblewrap")
        }
        let found = Confinement(tool: tool, libraries: runtimeFolders(search: search))
        try await found.tryOut()
        return found
    }

    /// Makes the command line of a tool that builds, which may start processes.
    ///
    /// - Parameters:
    ///   - words: The tool's absolute path, and its arguments.
    ///   - readable: What it can read in addition to the system.
    ///   - writable: What it can write.
    ///   - hidden: Folders of the readable ones that are empty inside.
    ///   - usesNetwork: Whether it can use the machine's network.
    ///   - filters: A folder outside what it can write, for the filters of system calls.
    /// - Returns: The words, the first of which is an absolute path.
    /// - Throws: ``DeviceError`` with code `state` if the filters cannot be written.
    package func commandLine(
        ofBuild words: [String],
        readable: [String],
        writable: [String],
        hidden: [String],
        usesNetwork: Bool,
        filters: String
    ) throws(DeviceError) -> [String] {
        Sandbox(
            confinement: self,
            readable: readable,
            writable: writable.map { Sandbox.Folder($0) },
            hidden: hidden,
            usesNetwork: usesNetwork,
            startsProcesses: true,
            limits: Sandbox.buildLimits,
            filters: try SystemCallFilter.Files(in: filters)
        )
        .commandLine(words)
    }

    /// Starts a program that does nothing, in the same namespaces as the programs of apps.
    private func tryOut() async throws(Obstacle) {
        let line = Sandbox(confinement: self).words + ["--", "/usr/bin/true"]
        do {
            let result = try await Subprocess.run(
                .path(FilePath(tool)),
                arguments: Arguments(Array(line.dropFirst())),
                output: .discarded,
                error: .string(limit: 4_096)
            )
            guard !result.terminationStatus.isSuccess else { return }
            // The tool's last sentence continues as a clause of this one.
            let said = result.standardError.trimmingCharacters(in: .whitespacesAndNewlines.union(["."]))
            throw Obstacle(
                description: "\(tool) cannot create namespaces here: \(TraceText.escaped(said)); "
                    + "allow user namespaces, or start the device as root"
            )
        } catch let error as Obstacle {
            throw error
        } catch {
            throw Obstacle(description: "\(tool) cannot be started: \(error)")
        }
    }

    /// The folders of Swift's own libraries, as far as they are outside `/usr`: of the one that this process uses, and
    /// of those with which programs are built.
    private static func runtimeFolders(search: [String]) -> [String] {
        let maps = FileManager.default.contents(atPath: "/proc/self/maps") ?? Data()
        let loaded = String(decoding: maps, as: UTF8.self).split(separator: "\n")
            .first(where: { $0.hasSuffix("/libswiftCore.so") })
            .flatMap { line in line.firstIndex(of: "/").map { URL(filePath: String(line[$0...])) } }
        let installed = search.map { "\($0)/swift" }.filter(FileManager.default.isExecutableFile(atPath:))
            .map { URL(filePath: $0).resolvingSymlinksInPath().deletingLastPathComponent() }
            .map { $0.appending(path: "../lib/swift/linux").standardizedFileURL.path }
        return Set(installed + (loaded.map { [$0.deletingLastPathComponent().path] } ?? []))
            .filter { !$0.hasPrefix("/usr/") && FileManager.default.fileExists(atPath: $0) }.sorted()
    }
}
