import ArgumentParser
import Foundation
import VitrineDevice
import VitrineHost

/// What extensions written for Apple are compiled with, and where.
struct BuildOptions: ParsableArguments {
    @Option(help: "Vitrine's folder; by default the one above this program.")
    var library: String?

    @Option(
        help: "Prebuilt modules; by default those of VITRINE_MODULES, of the installation, or of the library."
    )
    var modules: String?

    @Option(help: "The folder for built extensions; by default vitrine/host in the user's cache folder, within 4 GB.")
    var scratch: String?

    @Flag(help: "Take a stand-in for the app of an extension, also where the app itself can be built.")
    var standIn = false

    var scratchFolder: String {
        if let scratch { return CommandFiles.absolute(scratch) }
        return BuildCache.defaultFolder(ProcessInfo.processInfo.environment)
    }

    /// Finds the library or prebuilt modules that are here.
    /// - Parameter confinement: How what reads others' files is confined; nil if it is not.
    /// - Returns: What builds extensions with them.
    /// - Throws: `HostError` if there is neither.
    func hostBuild(_ confinement: Confinement?) throws(HostError) -> HostBuild {
        let environment = ProcessInfo.processInfo.environment
        let program = CommandFiles.ownProgram
        let named = modules ?? environment["VITRINE_MODULES"]
        if let named, FileTree.disk.names(CommandFiles.absolute(named)) == nil {
            throw HostError(.file, "there are no modules in \(named); check --modules and VITRINE_MODULES")
        }
        let sources: LibraryLocation?
        let places: ModulesLocation?
        do throws(HostError) {
            sources = try LibraryLocation.find(library.map(CommandFiles.absolute), program: program)
            places = .find(named.map(CommandFiles.absolute), program: program, library: sources, scratch: scratchFolder)
        } catch {
            // An installation has modules in place of the sources.
            places = .find(named.map(CommandFiles.absolute), program: program, library: nil, scratch: scratchFolder)
            guard library == nil, places != nil else { throw error }
            sources = nil
        }
        let search = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
        return HostBuild(
            library: sources,
            modules: places,
            scratch: scratchFolder,
            resources: ResourceStage(
                toolFolders: search,
                confined: confinement.map { ($0, scratchFolder + "/" + BuildCache.filters) }
            ),
            packages: PackageTool(confinement: confinement),
            notice: { CommandFiles.report($0) }
        )
    }

    /// Finds the extensions at some paths, and says what is noteworthy.
    ///
    /// - Parameters:
    ///   - paths: Projects, packages and folders.
    ///   - target: The name of the only target to find; nil for all for phones.
    ///   - host: What builds them.
    /// - Returns: The extensions, at least one.
    /// - Throws: `HostError` if there is none.
    func extensions(
        _ paths: [String],
        target: String?,
        with host: HostBuild
    ) async throws(HostError) -> [ExtensionSources] {
        let finder = host.finder
        var extensions: [ExtensionSources] = []
        for path in paths { extensions += try await finder.find(at: CommandFiles.absolute(path), target: target) }
        for own in extensions {
            for note in own.notes { CommandFiles.report("Note: \(own.name): \(note)") }
        }
        return extensions
    }

    /// The paths of what a build reads: those that are named, and files elsewhere that projects name.
    func watchedPaths(_ paths: [String], target: String?, with host: HostBuild) async -> [String] {
        let named = paths.map(CommandFiles.absolute)
        var found: [ExtensionSources] = []
        // What cannot be found was reported by the build.
        for path in named { found += (try? await host.finder.find(at: path, target: target)) ?? [] }
        return named + found.flatMap(\.files)
    }

    /// Builds extensions together, and says what is noteworthy.
    ///
    /// - Parameters:
    ///   - extensions: The extensions.
    ///   - host: What builds them.
    ///   - withApps: Whether to build the apps that contain the extensions too, where that is possible.
    ///   - isFirst: Whether the process has built nothing before.
    ///   - isRelease: Whether to optimise.
    /// - Returns: A program for each extension.
    /// - Throws: `HostError` if one does not compile.
    func build(
        _ extensions: [ExtensionSources],
        with host: HostBuild,
        withApps: Bool = true,
        isFirst: Bool = true,
        isRelease: Bool = false
    ) async throws(HostError) -> [HostedProgram] {
        let names = extensions.map(\.name).joined(separator: ", ")
        var way = try await host.way(for: extensions, isRelease: isRelease)
        let buildsLibrary = host.buildsLibrary(for: extensions, way, isRelease: isRelease)
        CommandFiles.reportBuild(of: names, hasLibrary: !buildsLibrary)
        way = try await host.prepare(way)
        let cache = BuildCache(folder: scratchFolder)
        let apps = withApps && !standIn ? extensions.compactMap(\.app) : []
        let items = apps.reduce(host.cacheItems(of: extensions)) { $0.union(host.cacheItems(of: [$1])) }
        if isFirst {
            if case .package(let reason) = way { CommandFiles.report("Note: the package manager builds: \(reason).") }
            if scratch == nil { cache.prune(keeping: items, now: Date()) }
        }
        if isFirst { cache.use(items) }
        var built = try await host.build(extensions, way, isRelease: isRelease)
        for index in built.indices {
            if withApps, !standIn { built[index].builtApp = await app(of: built[index], with: host, isFirst: isFirst) }
            for note in built[index].leftOutFiles + [built[index].builtApp?.note].compactMap(\.self) where isFirst {
                CommandFiles.report("Note: \(built[index].sources.name): \(note)")
            }
        }
        return built
    }

    /// The app that contains an extension, built; nil if a stand-in takes its place, which is said.
    private func app(of program: HostedProgram, with host: HostBuild, isFirst: Bool) async -> HostedApp? {
        var reason = "the project has no app that contains it"
        if let app = await host.finder.app(of: program.sources) {
            do throws(HostError) {
                return try await host.buildApp(app)
            } catch {
                reason = error.message
            }
        }
        if isFirst {
            CommandFiles.report("A stand-in takes the place of the app of \(program.displayName): \(reason).")
        }
        return nil
    }
}
