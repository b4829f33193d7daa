import AssetCompiler
import Foundation

/// Builds extensions in a scratch package.
public struct HostBuild: Sendable {
    private let library: LibraryLocation
    private let scratch: String
    private let resources: ResourceStage
    private let tool = PackageTool()

    /// - Parameters:
    ///   - library: Where the library lies.
    ///   - scratch: The folder for scratch packages and their products, an absolute path; it is created.
    ///   - resources: What is made of the extensions' resources.
    public init(library: LibraryLocation, scratch: String, resources: ResourceStage) {
        self.library = library
        self.scratch = scratch
        self.resources = resources
    }

    /// Builds the extensions together.
    ///
    /// The library is built at the first time only: all scratch packages share one folder for products, except those
    /// that depend on another package, whose modules another extension must not see.
    ///
    /// - Parameters:
    ///   - extensions: The extensions.
    ///   - isRelease: Whether to optimise.
    /// - Returns: A program for each extension, in their order.
    /// - Throws: ``HostError``: `build` with a short list of what is wrong, `scratch`, `unavailable`, `ambiguous`.
    public func build(_ extensions: [ExtensionSources], isRelease: Bool = false) async throws(HostError)
        -> [HostedProgram]
    {
        let products = try await hostingProducts()
        let generated = try generatedSources(for: extensions)
        let package = try ScratchPackage(
            extensions,
            generated: generated,
            library: library,
            hostingProducts: products
        )
        try checkImports(of: package)
        let folder = ScratchFolder(path: "\(scratch)/\(name(of: extensions))")
        try folder.write(package)
        let built = buildFolder(for: package.modules, in: folder.path)
        try OtherModules(folder: built).leave(only: package.modules.map(\.name))
        let plan = "\(folder.path) \(isRelease) \(library.layoutMark(in: .disk))"
        let plansAgain = FileTree.disk.text(built + "/planned") != plan
        try folder.replace(built + "/planned", with: Data(plan.utf8))
        if isRelease {
            // Foundation asks the linker for libcurl, whose development files few machines have. `CLateCurl` has its
            // functions, so that an archive without members will do.
            try folder.replace(PackageTool.libraries(in: built) + "/libcurl.a", with: Data("!<arch>\n".utf8))
        }
        let (isDone, output) = try await tool.build(
            folder.path,
            into: built,
            isRelease: isRelease,
            plansAgain: plansAgain
        )
        let log = folder.path + "/build.log"
        try folder.replace(log, with: Data(output.utf8))
        guard isDone else { throw failure(package, folder, output, log) }
        return try package.programs.map { program throws(HostError) in
            try hosted(program, "\(built)/\(isRelease ? "release" : "debug")/\(program.product)")
        }
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

    private func missingImports(of package: ScratchPackage) -> [BuildFailure.Missing] {
        let files = Set(package.modules.flatMap(\.swiftFiles)).sorted()
        let check = ImportCheck(known: Set(package.modules.map(\.name) + package.hostingProducts))
        return check.missing(in: files.compactMap { path in FileTree.disk.text(path).map { (path, $0) } })
    }

    /// What Xcode generates for the modules, as files by their names.
    private func generatedSources(
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

    private func hosted(_ program: ScratchPackage.Program, _ path: String) throws(HostError) -> HostedProgram {
        let folder = path + ".resources"
        let findings = try resources.compile(program.sources, into: folder)
        var hosted = try HostedProgram(program.sources, path: path, resources: folder, files: .disk)
        hosted.resourceFindings = findings
        return hosted
    }

    /// The scratch package's name: that of the first extension, and a digest of the files' path.
    private func name(of extensions: [ExtensionSources]) -> String {
        let places = extensions.map { FilePath.commonFolder(of: $0.code.swiftFiles) + "\n" + $0.name }
        return "\(extensions.first?.code.name ?? "none")-\(StableHash.text(places.joined(separator: "\n").utf8))"
    }

    /// Whether the library was built for these extensions before, so that a build compiles only what has changed.
    public func hasLibrary(for extensions: [ExtensionSources], isRelease: Bool) -> Bool {
        let folder = buildFolder(
            for: extensions.flatMap { $0.modules + [$0.code] },
            in: "\(scratch)/\(name(of: extensions))"
        )
        return FileTree.disk.isFolder("\(folder)/\(isRelease ? "release" : "debug")")
    }

    private func buildFolder(for modules: [ModuleSources], in folder: String) -> String {
        let isAlone = modules.contains { !$0.packageProducts.isEmpty }
        return isAlone ? folder + "/.build" : "\(scratch)/build-\(StableHash.text(library.folder.utf8))"
    }

    private func failure(
        _ package: ScratchPackage,
        _ folder: ScratchFolder,
        _ output: String,
        _ log: String
    ) -> HostError {
        var failure = BuildFailure(output) { file in
            guard let relative = FilePath.relative(file, to: folder.path),
                case .copy(let path) = package.files[relative]
            else { return nil }
            return path
        }
        // An import that was left out is the reason for the names that follow.
        if !failure.missing.isEmpty { failure.missing.insert(contentsOf: missingImports(of: package), at: 0) }
        return HostError(.build, failure.text(log: log, modifiers: KnownModifiers(of: library, in: .disk)))
    }

    /// The products of the package `Hosting`; kept in the scratch folder until its manifest changes.
    private func hostingProducts() async throws(HostError) -> [String] {
        struct Description: Codable {
            struct Product: Codable { var name: String }
            var products: [Product]
        }
        guard let manifest = FileTree.disk.text(library.hosting + "/Package.swift") else {
            throw HostError(.unavailable, "\(library.hosting)/Package.swift cannot be read; check the library's folder")
        }
        let kept = ScratchFolder(path: scratch)
        let file = "\(scratch)/hosting-\(StableHash.text((library.folder + manifest).utf8)).json"
        let description: Data
        if let known = FileTree.disk.contents(file) {
            description = known
        } else {
            description = try await tool.describe(library.hosting)
            try kept.replace(file, with: description)
        }
        do {
            return try JSONDecoder().decode(Description.self, from: description).products.map(\.name)
        } catch {
            throw HostError(.unavailable, "\(file) is damaged; delete it", cause: error)
        }
    }
}
