import AssetCompiler
import Foundation

/// Turns products of packages on this machine into modules that are compiled with the extension.
///
/// As a dependency, a package would be compiled without the modules of Apple's names.
struct LocalModules {
    let files: FileTree
    let describePackage: @Sendable (String) async throws -> Data

    /// Replaces the products that an extension uses by the modules behind them.
    ///
    /// A product stays a dependency if a target of it is not Swift, such as C code, a macro or a binary, or if its
    /// package cannot be described; the build says then what is wrong. A product that its package only mentions is one
    /// of a package that is not here.
    func resolve(_ sources: ExtensionSources) async -> ExtensionSources {
        var resolver = Resolver(files: files, describePackage: describePackage)
        var result = sources
        var own: [ModuleSources] = []
        for module in sources.modules { own.append(await resolver.resolve(module)) }
        result.code = await resolver.resolve(sources.code)
        result.modules = resolver.modules + own
        result.resources += ModuleSources.resources(of: resolver.modules)
        result.notes += resolver.notes
        result.bounds?.add(resolver.folders)
        return result
    }

    private struct Resolver {
        let files: FileTree
        let describePackage: @Sendable (String) async throws -> Data
        private(set) var modules: [ModuleSources] = []
        private(set) var notes: [String] = []
        private var packages: [String: PackageProject] = [:]
        /// The folders of the packages that were described.
        var folders: [String] {
            packages.keys.filter { !PackageSandbox.isAroundHome(files.resolved($0)) }
        }
        private var done: [PackageProduct: [String]] = [:]

        init(files: FileTree, describePackage: @escaping @Sendable (String) async throws -> Data) {
            self.files = files
            self.describePackage = describePackage
        }

        /// A module whose products of packages are modules.
        mutating func resolve(_ module: ModuleSources) async -> ModuleSources {
            var result = module
            result.packageProducts = []
            for product in module.packageProducts {
                if let names = await names(of: product) {
                    result.dependencies += names.filter { !result.dependencies.contains($0) }
                } else {
                    result.packageProducts.append(product)
                }
            }
            return result
        }

        /// The modules of a product, which are added before; nil if it is not all Swift.
        private mutating func names(of product: PackageProduct) async -> [String]? {
            if let known = done[product] { return known }
            // Two packages may need each other's products.
            done[product] = []
            let package = await package(product.package)
            if let package, !package.offers(product.name) {
                note(missing: [package.named(product.name)])
                return []
            }
            guard let found = package?.modules(ofProduct: product.name) else {
                done[product] = nil
                return nil
            }
            for module in found.modules where !has(module) {
                let resolved = await resolve(module)
                // A product that the module needs may have brought it.
                if !has(module) { modules.append(resolved) }
            }
            note(missing: found.missing)
            let names = found.modules.map(\.name)
            done[product] = names
            return names
        }

        private func has(_ module: ModuleSources) -> Bool { modules.contains { $0.name == module.name } }

        private mutating func note(missing products: [String]) {
            notes += products.map(MissingProduct.note).filter { !notes.contains($0) }
        }

        private mutating func package(_ folder: String) async -> PackageProject? {
            if let known = packages[folder] { return known }
            guard let description = try? await describePackage(folder),
                let package = try? PackageProject(folder, description: description, files: files)
            else { return nil }
            packages[folder] = package
            return package
        }
    }
}

/// A product of a package that is not on this machine.
enum MissingProduct {
    static let start = "the package product "

    /// What a person should know about a product, which is named with its address if the project states one.
    static func note(_ name: String) -> String {
        start + "\(name) is not on this machine; run `vitrine fetch`, or put a copy of the package into "
            + "SourcePackages/checkouts beside the project"
    }
}
