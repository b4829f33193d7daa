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

    /// - Parameters:
    ///   - library: Where the library's sources lie; nil if they are not here, and modules are.
    ///   - modules: Where prebuilt modules lie; nil to build the library always.
    ///   - scratch: The folder for scratch packages and their products, an absolute path; it is created.
    ///   - resources: What is made of the extensions' resources.
    ///   - packages: What reads and builds others' packages.
    public init(
        library: LibraryLocation?,
        modules: ModulesLocation?,
        scratch: String,
        resources: ResourceStage,
        packages: PackageTool = PackageTool()
    ) {
        self.packages = packages
        descriptions = PackageDescriptions { try await packages.describe($0) }
        self.library = library
        self.modules = modules
        self.scratch = scratch
        self.resources = resources
        tools = FoundTools(modules)
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
        let folder = ScratchFolder(path: "\(scratch)/\(name(of: extensions))")
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

    /// The person's file for a file of a scratch package; nil for any other file.
    func original(_ file: String, _ package: ScratchPackage, in folder: ScratchFolder) -> String? {
        guard let relative = FilePath.relative(file, to: folder.path),
            case .copy(let path) = package.files[relative]
        else { return nil }
        return path
    }

    /// Keeps the compiler's output, and throws if it has errors.
    func check(
        _ package: ScratchPackage,
        _ isDone: Bool,
        _ output: String,
        _ modifiers: @autoclosure () -> KnownModifiers,
        in folder: ScratchFolder
    ) throws(HostError) {
        let log = folder.path + "/build.log"
        try folder.replace(log, with: Data(output.utf8))
        guard !isDone else { return }
        if BuildFailure.saysDiskIsFull(output) {
            throw HostError(.scratch, "the disk of \(scratch) is full; make room there, as with vitrine cache clear")
        }
        var failure = BuildFailure(output) { original($0, package, in: folder) }
        // An import that was left out is the reason for the names that follow.
        if !failure.missing.isEmpty { failure.missing.insert(contentsOf: missingImports(of: package), at: 0) }
        throw HostError(.build, failure.text(log: log, modifiers: modifiers()))
    }

    /// Reports modules that are not there at once, instead of after a build.
    /// - Throws: ``HostError`` with code `build`.
    private func checkImports(of package: ScratchPackage) throws(HostError) {
        // The modules of a package that is a dependency are known to the package manager only.
        guard package.modules.allSatisfy(\.packageProducts.isEmpty) else { return }
        let missing = missingImports(of: package)
        let isNeeded = missing.contains { !package.leftOutImports.contains($0.name.importedModule ?? "") }
        if isNeeded { throw HostError(.build, BuildFailure(missing: missing).text(log: nil)) }
    }

    func missingImports(of package: ScratchPackage) -> [BuildFailure.Missing] {
        let files = Set(package.modules.flatMap(\.swiftFiles)).sorted()
        let check = ImportCheck(known: Set(package.modules.map(\.name) + package.hostingProducts))
        return check.missing(in: files.compactMap { path in FileTree.disk.text(path).map { (path, $0) } })
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
