import Foundation

/// A package with an executable target that is a widget extension.
struct PackageProject {
    private let folder: String
    private let files: FileTree
    private let manifest: PackageDescription

    /// - Parameters:
    ///   - folder: The package's folder.
    ///   - description: What `swift package dump-package` prints.
    ///   - files: The files to read.
    /// - Throws: ``HostError`` with code `project`.
    init(_ folder: String, description: Data, files: FileTree) throws(HostError) {
        self.folder = folder
        self.files = files
        do {
            manifest = try JSONDecoder().decode(PackageDescription.self, from: description)
        } catch {
            throw HostError(.project, "the description of \(folder)/Package.swift has another form", cause: error)
        }
    }

    /// The executable targets whose `@main` type is a widget or a bundle.
    func extensions() -> [ExtensionSources] {
        manifest.targets.filter { $0.type == "executable" }
            .compactMap { target in
                let members = members(of: target)
                guard CandidateCheck(files: files).isWidget(members.filter(FolderProject.isSwift)) else { return nil }
                let needed = modules(for: target)
                let missing = missing(in: [target] + needed)
                return ExtensionSources(
                    name: target.name,
                    code: module(target),
                    modules: needed.map(module),
                    resources: ModuleSources.resources(of: ([target] + needed).map(module)),
                    infoPlist: members.first { FilePath.name($0).hasSuffix("Info.plist") },
                    entitlements: FolderProject.entitlements(members).map { .file($0) } ?? .unknown,
                    notes: missing.map(MissingProduct.note)
                )
            }
    }

    /// The targets of tests, each with the targets that it needs.
    func tests() -> [ExtensionSources] {
        manifest.targets.filter { $0.type == "test" }
            .map { target in
                let needed = modules(for: target)
                return ExtensionSources(
                    name: target.name,
                    code: module(target),
                    modules: needed.map(module),
                    resources: ModuleSources.resources(of: ([target] + needed).map(module)),
                    entitlements: .unknown,
                    notes: missing(in: [target] + needed).map(MissingProduct.note)
                )
            }
    }

    /// The Swift targets behind a product; nil if there is no such product, or a target is not Swift.
    ///
    /// - Returns: The modules, each before those that import it, and the products of other packages that are not on
    ///   this machine.
    func modules(ofProduct name: String) -> (modules: [ModuleSources], missing: [String])? {
        guard let product = manifest.products.first(where: { $0.name == name }) else { return nil }
        var found: [PackageDescription.Target] = []
        for target in manifest.targets where product.targets.contains(target.name) {
            found += (modules(for: target) + [target]).filter { new in !found.contains { $0.name == new.name } }
        }
        let isSwift = found.allSatisfy {
            $0.type == "regular" && members(of: $0).contains(where: FolderProject.isSwift)
        }
        guard !found.isEmpty, isSwift else { return nil }
        return (found.map(module), missing(in: found))
    }

    /// Whether the package declares a product.
    func offers(_ product: String) -> Bool { manifest.products.contains { $0.name == product } }

    /// A product of another package, with the address of its package if the manifest states one.
    func named(_ product: String) -> String {
        let package = manifest.targets.flatMap(\.dependencies).first { $0.name == product }?.package ?? product
        return manifest.remotePackages[package.lowercased()].map { "\(product) of \($0)" } ?? product
    }

    private func missing(in targets: [PackageDescription.Target]) -> [String] {
        targets.flatMap(productNames).filter { product(named: $0) == nil }.map(named)
    }

    /// The products of other packages that a target uses; a plain name may be that of a product, too.
    private func productNames(of target: PackageDescription.Target) -> [String] {
        target.dependencies
            .filter { dependency in
                dependency.isProduct || !manifest.targets.contains { $0.name == dependency.name }
            }
            .map(\.name)
    }

    private func module(_ target: PackageDescription.Target) -> ModuleSources {
        let mode = target.languageMode ?? manifest.languageMode
        return ModuleSources(
            name: ModuleName.make(target.name),
            swiftFiles: members(of: target).filter(FolderProject.isSwift),
            definitions: GeneratedClasses.definitions(members(of: target)),
            resources: FolderProject.resources(members(of: target)),
            settings: [
                "SWIFT_VERSION": mode, "SWIFT_ACTIVE_COMPILATION_CONDITIONS": target.conditions.joined(separator: " "),
                "SWIFT_DEFAULT_ACTOR_ISOLATION": target.defaultIsolation,
            ]
            .merging(CompilerSettings.settings(of: target.upcomingFeatures)) { own, _ in own },
            packageProducts: productNames(of: target).compactMap { product(named: $0) },
            dependencies: modules(for: target).map(\.name).filter(target.targetNames.contains)
                .map { ModuleName.make($0) }
        )
    }

    private func members(of target: PackageDescription.Target) -> [String] {
        let root = root(of: target)
        let sources = target.sources?.map { FilePath.absolute($0, in: root) }
        let excluded = target.exclude.map { FilePath.absolute($0, in: root) }
        func lies(_ file: String, in places: [String]) -> Bool {
            places.contains { file == $0 || FilePath.relative(file, to: $0) != nil }
        }
        return files.files(below: root)
            .filter { file in
                !lies(file, in: excluded) && (sources.map { lies(file, in: $0) } ?? true)
                    && file != folder + "/Package.swift"
            }
    }

    /// Where the package manager looks for a target's files if the manifest names no path; for those of tests first in
    /// a folder of their own.
    private static let folders = ["Sources", "Source", "src", "srcs"]

    /// The folder of a target; the package manager takes the whole folder of sources, or of tests, for the only target.
    private func root(of target: PackageDescription.Target) -> String {
        if let path = target.path { return FilePath.absolute(path, in: folder) }
        let isTest = target.type == "test"
        let found = ((isTest ? ["Tests"] : []) + Self.folders).map { "\(folder)/\($0)" }.filter(files.isFolder)
        return found.map { "\($0)/\(target.name)" }.first(where: files.isFolder)
            ?? (manifest.targets.count { ($0.type == "test") == isTest } == 1 ? found.first : nil)
            ?? "\(folder)/\(isTest ? "Tests" : "Sources")/\(target.name)"
    }

    /// The targets of this package that a target uses, each before those that use it.
    private func modules(for target: PackageDescription.Target) -> [PackageDescription.Target] {
        var seen: Set<String> = [target.name]
        var found: [PackageDescription.Target] = []
        func visit(_ target: PackageDescription.Target) {
            for other in manifest.targets
            where target.targetNames.contains(other.name) && seen.insert(other.name).inserted {
                visit(other)
                found.append(other)
            }
        }
        visit(target)
        return found
    }

    private func product(named name: String) -> PackageProduct? {
        let packages =
            manifest.localPackages.map { FilePath.absolute($0, in: folder) }
            + PackageCheckouts(files: files).packages(near: folder)
            // A fetched package lies beside the packages that it needs.
            + (files.names(FilePath.folder(folder)) ?? []).map { "\(FilePath.folder(folder))/\($0)" }
        return PackageOffer(files: files).package(offering: name, among: packages)
            .map { PackageProduct(name: name, package: $0) }
    }
}
