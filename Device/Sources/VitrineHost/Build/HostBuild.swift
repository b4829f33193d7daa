import AssetCompiler
import Foundation

/// Builds extensions in a scratch package.
public struct HostBuild: Sendable {
    private let library: LibraryLocation?
    private let modules: ModulesLocation?
    let scratch: String
    private let resources: ResourceStage
    private let tools: FoundTools
    let packages: PackageTool
    private let descriptions: PackageDescriptions
    private let notice: @Sendable (String) -> Void

    /// - Parameters:
    ///   - library: Where the library's sources lie; nil if they are not here, and modules are.
    ///   - modules: Where prebuilt modules lie; nil to build the library always.
    ///   - scratch: The folder for scratch packages and their products, an absolute path; it is created.
    ///   - resources: What is made of the extensions' resources.
    ///   - packages: What reads and builds others' packages.
    ///   - notice: Shows a person a line about a build that waits.
    public init(
        library: LibraryLocation?,
        modules: ModulesLocation?,
        scratch: String,
        resources: ResourceStage,
        packages: PackageTool = PackageTool(),
        notice: @escaping @Sendable (String) -> Void = { _ in }
    ) {
        self.notice = notice
        self.packages = packages
        descriptions = PackageDescriptions { try await packages.describe($0) }
        self.library = library
        self.modules = modules
        self.scratch = scratch
        self.resources = resources
        tools = FoundTools(modules, scratch: ScratchFolder(path: scratch))
    }

    /// Finds extensions, and describes the packages that they use only once.
    public var finder: ExtensionFinder {
        ExtensionFinder { [descriptions] in try await descriptions.description(of: $0) }
    }

    /// How extensions can be built here.
    ///
    /// - Throws: ``HostError`` with code `unavailable` without a compiler, or if the package manager is needed and the
    ///   library's sources are not here.
    public func way(for extensions: [ExtensionSources], isRelease: Bool = false) async throws(HostError) -> BuildWay {
        if let reason = PackageReason.of(extensions.flatMap { $0.modules + [$0.code] }, isRelease: isRelease) {
            return try packageWay(because: reason)
        }
        do throws(HostError) {
            return .direct(try await tools.find())
        } catch {
            if error.message == SwiftCompiler.missing { throw error }
            return try packageWay(because: error.message)
        }
    }

    /// Makes the prebuilt modules if the way needs them, which takes a minute or two.
    ///
    /// - Returns: The way, with modules that are there; the package manager's if they cannot be made.
    public func prepare(_ way: BuildWay) async throws(HostError) -> BuildWay {
        guard case .direct(let tools) = way, tools.makesModules, let library else { return way }
        do throws(HostError) {
            try await tools.location.make(with: tools.compiler, products: PackageBuild.products(scratch, library))
            return .direct(try await self.tools.findAgain())
        } catch {
            return try packageWay(because: error.message)
        }
    }

    private func packageBuild(_ library: LibraryLocation, isRelease: Bool) -> PackageBuild {
        PackageBuild(library: library, scratch: scratch, isRelease: isRelease, tool: packages) { [descriptions] in
            try await descriptions.description(of: $0)
        }
    }

    private func packageWay(because reason: String) throws(HostError) -> BuildWay {
        guard library != nil else {
            throw HostError(
                .unavailable,
                "\(reason); the package manager needs Vitrine's sources for it: name their folder with --library"
            )
        }
        return .package(because: reason)
    }

    /// Builds the extensions together.
    ///
    /// - Parameters:
    ///   - extensions: The extensions.
    ///   - way: How they are built.
    ///   - isRelease: Whether to optimise.
    /// - Returns: A program for each extension, in their order.
    /// - Throws: ``HostError``: `build` with a short list of what is wrong, `scratch`, `unavailable`, `ambiguous`.
    public func build(
        _ extensions: [ExtensionSources],
        _ way: BuildWay,
        isRelease: Bool = false
    ) async throws(HostError) -> [HostedProgram] {
        let folder = folder(of: extensions)
        return try await lock(folder)
            .whileHeld { () async throws(HostError) in
                try await build(extensions, way, isRelease: isRelease, in: folder)
            }
    }

    private func build(
        _ extensions: [ExtensionSources],
        _ way: BuildWay,
        isRelease: Bool,
        in folder: ScratchFolder
    ) async throws(HostError) -> [HostedProgram] {
        let extensions = extensions.map(GeneratedClasses(files: .disk).withoutCopies)
        let generated = try generatedSources(for: extensions)
        let built: Built
        switch way {
        case .direct(let tools): built = try await build(extensions, generated, with: tools, in: folder)
        case .package:
            guard let library else { throw HostError(.unavailable, "Vitrine's sources are not here; use --library") }
            let build = packageBuild(library, isRelease: isRelease)
            let package = try ScratchPackage(
                extensions,
                generated: generated,
                hosting: library.hosting,
                hostingProducts: try await build.hostingProducts()
            )
            try checkImports(of: package)
            try folder.write(package)
            let (isDone, output, programs) = try await build.run(package, in: folder)
            try check(package, isDone, output, KnownModifiers(of: library, in: .disk), in: folder)
            built = Built(package: package, programs: programs)
        }
        return try built.package.programs.map { program throws(HostError) in
            var own = try hosted(program, "\(built.programs)/\(program.product)", built.library)
            own.leftOutFiles = built.selection.notes(for: program.sources)
            return own
        }
    }

    /// What a build has made.
    struct Built {
        var package: ScratchPackage
        /// The folder of the programs.
        var programs: String
        /// The path of the shared library that the programs load; nil if they load none.
        var library: String?
        var selection = FileSelection(needed: [])
    }

    /// What Xcode generates for the modules, as files by their names.
    func generatedSources(
        for extensions: [ExtensionSources]
    ) throws(HostError) -> [ModuleSources: [String: String]] {
        let classes = GeneratedClasses(files: .disk)
        var generated: [ModuleSources: [String: String]] = [:]
        for sources in extensions {
            for module in sources.modules {
                generated[module] = try classes.sources(for: module)
                    .merging(resources.generatedSources(for: module, in: sources)) { own, _ in own }
            }
            generated[sources.code] = try classes.sources(for: sources.code)
                .merging(resources.generatedSources(for: sources)) { own, _ in own }
        }
        return generated
    }

    func hosted(
        _ program: ScratchPackage.Program,
        _ path: String,
        _ library: String?
    ) throws(HostError) -> HostedProgram {
        let folder = path + ".resources"
        let findings = try resources.compile(program.sources, into: folder)
        var hosted = try HostedProgram(program.sources, path: path, resources: folder, files: .disk)
        hosted.resourceFindings = findings
        hosted.library = library
        return hosted
    }

    /// The folder of the scratch package.
    func folder(of extensions: [ExtensionSources]) -> ScratchFolder {
        ScratchFolder(path: "\(scratch)/\(name(of: extensions))")
    }

    /// What keeps another process from building in the folder at the same time.
    func lock(_ folder: ScratchFolder) -> BuildLock { BuildLock(folder: folder, notice: notice) }

    /// The scratch package's name: that of the first extension, and a digest of the files' path.
    func name(of extensions: [ExtensionSources]) -> String {
        let places = extensions.map { FilePath.commonFolder(of: $0.code.swiftFiles) + "\n" + $0.name }
        return "\(extensions.first?.code.name ?? "none")-\(StableHash.text(places.joined(separator: "\n").utf8))"
    }

    /// Whether a first build of the library comes before that of the extensions, which takes a minute or two.
    public func buildsLibrary(for extensions: [ExtensionSources], _ way: BuildWay, isRelease: Bool) -> Bool {
        switch way {
        case .direct(let tools): return tools.makesModules
        case .package:
            guard let library else { return false }
            let build = packageBuild(library, isRelease: isRelease)
            return !build.hasLibrary(
                for: extensions.flatMap { $0.modules + [$0.code] },
                in: "\(scratch)/\(name(of: extensions))"
            )
        }
    }

    /// The names of what these extensions need of the folder for built extensions.
    public func cacheItems(of extensions: [ExtensionSources]) -> Set<String> {
        let library = library.map { [FilePath.name(PackageBuild.products(scratch, $0))] } ?? []
        let modules = modules.map { [FilePath.name($0.folder)] } ?? []
        return Set([name(of: extensions), "compiler-cache", BuildCache.filters] + library + modules)
    }
}
