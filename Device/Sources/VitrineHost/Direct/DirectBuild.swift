import Foundation
import VitrineDevice

/// Compiles a scratch package by calling the compiler, against prebuilt modules and without the package manager.
struct DirectBuild: Sendable {
    let modules: PrebuiltModules
    let compiler: SwiftCompiler
    /// The compiler's own cache, which all scratch packages share.
    let cache: String
    /// How the compiler is confined; nil if it is not.
    var sandbox: PackageSandbox?

    /// Where the programs of a scratch package lie.
    static func programs(of folder: String) -> String { folder + "/programs" }

    /// Builds the programs.
    ///
    /// What was compiled against other modules is left behind, and deleted. Where nothing has changed, nothing is
    /// started.
    ///
    /// - Parameters:
    ///   - package: The package, whose files are written.
    ///   - folder: Its folder.
    /// - Returns: Whether all could be built, and what the compiler printed.
    /// - Throws: ``HostError``: `scratch` if a file cannot be written, `unavailable` without a compiler.
    func run(_ package: ScratchPackage, in folder: ScratchFolder) async throws(HostError) -> (
        isDone: Bool, output: String
    ) {
        let programs = Self.programs(of: folder.path)
        let objects = "\(programs)/objects-\(modules.mark)"
        try clear(programs, except: objects, modules: Set(package.modules.map(\.name)), in: folder)
        let calls = CompilerCalls(
            package: package,
            sources: folder.path,
            programs: programs,
            objects: objects,
            cache: cache,
            modules: modules,
            jobs: ProcessInfo.processInfo.activeProcessorCount
        )
        let executables = calls.executables
        let record = BuildRecord(
            folder: folder,
            calls: calls.shared + executables,
            programs: package.programs.map { "\(programs)/\($0.product)" }
        )
        if package.bridged.isEmpty, record.isCurrent { return (true, "") }
        let headers = package.bridged.values.flatMap(\.folders)
        var output = ""
        for call in calls.shared {
            let result = try await run(call, reading: headers, in: folder)
            output += result.output
            guard result.isDone else { return (false, output) }
        }
        var isDone = true
        // Two at a time: most of a small program's build is the start of tools.
        let results = await executables.concurrentMap(limit: 2) { call in
            await result(of: call, reading: headers, in: folder)
        }
        for result in results {
            let (isBuilt, printed) = try result.get()
            output += printed
            isDone = isDone && isBuilt
        }
        if isDone { try record.keep() }
        return (isDone, output)
    }

    private func result(
        of call: CompilerCall,
        reading headers: [String],
        in folder: ScratchFolder
    ) async -> Result<(isDone: Bool, output: String), HostError> {
        do throws(HostError) {
            return .success(try await run(call, reading: headers, in: folder))
        } catch {
            return .failure(error)
        }
    }

    private func run(
        _ call: CompilerCall,
        reading headers: [String],
        in folder: ScratchFolder
    ) async throws(HostError) -> (isDone: Bool, output: String) {
        do {
            try folder.replace(call.fileMapPath, with: try JSONEncoder.sorted.encode(call.fileMap))
        } catch let error as HostError {
            throw error
        } catch {
            throw HostError(.scratch, "\(call.fileMapPath) cannot be written", cause: error)
        }
        try folder.create(cache)
        let view = PackageSandbox.View(
            readable: [folder.path, modules.folder] + headers,
            products: Self.programs(of: folder.path),
            writable: [cache]
        )
        return try await compiler.run("swiftc", call.arguments, seeing: view, in: sandbox)
    }

    /// Deletes products of other modules, and compiled modules that are no longer part of the package, which
    /// `canImport` would see.
    private func clear(
        _ programs: String,
        except objects: String,
        modules names: Set<String>,
        in folder: ScratchFolder
    ) throws(HostError) {
        for name in FileTree.disk.names(programs) ?? [] where name.hasPrefix("objects-") {
            let other = "\(programs)/\(name)"
            if other != objects { try folder.delete(other) }
        }
        for name in FileTree.disk.names(objects + "/Modules") ?? [] where !names.contains(FilePath.stem(name)) {
            try folder.delete("\(objects)/Modules/\(name)")
        }
        try folder.create(objects + "/Modules")
    }
}
