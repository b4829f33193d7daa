import AssetCompiler
import Foundation

/// Builds a scratch package with the package manager, which builds the library too.
struct PackageBuild {
    let library: LibraryLocation
    /// The folder for scratch packages and their products.
    let scratch: String
    let isRelease: Bool
    /// The package manager, which confines others' packages.
    let tool: PackageTool
    /// What describes a package.
    let describe: @Sendable (String) async throws -> Data

    /// The folder for products that all scratch packages share, and the library's prebuilt modules with them.
    static func products(_ scratch: String, _ library: LibraryLocation) -> String {
        "\(scratch)/build-\(StableHash.text(library.folder.utf8))"
    }

    /// Builds a package whose files are written.
    ///
    /// The library is built at the first time only: all scratch packages share one folder for products, except those
    /// that depend on another package, whose modules another extension must not see.
    ///
    /// - Returns: Whether it could be built, what was printed, and the folder of the programs.
    func run(_ package: ScratchPackage, in folder: ScratchFolder) async throws(HostError) -> (
        isDone: Bool, output: String, programs: String
    ) {
        try folder.writeManifest(package)
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
            plansAgain: plansAgain,
            reach: await reach(of: package)
        )
        return (isDone, output, "\(built)/\(isRelease ? "release" : "debug")")
    }

    /// Others' packages, and those that they and the scratch package need.
    private func reach(of package: ScratchPackage) async -> PackageReach {
        var reach = await PackageReach.of(package.localPackages, describe: describe)
        reach.folders += [library.hosting] + ["/Package.swift", "/Sources"].map { library.folder + $0 }
        return reach
    }

    /// Whether the library was built for these modules before, so that a build compiles only what has changed.
    func hasLibrary(for modules: [ModuleSources], in folder: String) -> Bool {
        FileTree.disk.isFolder("\(buildFolder(for: modules, in: folder))/\(isRelease ? "release" : "debug")")
    }

    private func buildFolder(for modules: [ModuleSources], in folder: String) -> String {
        let isAlone = modules.contains { !$0.packageProducts.isEmpty }
        return isAlone ? folder + "/.build" : Self.products(scratch, library)
    }

    /// The products of the package `Hosting`; kept in the scratch folder until its manifest changes.
    func hostingProducts() async throws(HostError) -> [String] {
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
            description = try await PackageTool().describe(library.hosting)
            try kept.replace(file, with: description)
        }
        do {
            return try JSONDecoder().decode(Description.self, from: description).products.map(\.name)
        } catch {
            throw HostError(.unavailable, "\(file) is damaged; delete it", cause: error)
        }
    }
}
