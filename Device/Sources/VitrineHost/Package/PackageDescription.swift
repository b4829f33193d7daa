/// What `swift package dump-package` says of a package, as far as an extension needs it.
struct PackageDescription: Decodable {
    struct Target: Decodable {
        var name: String
        var type: String
        var path: String?
        var sources: [String]?
        var exclude: [String]
        var dependencies: [Dependency]
        var settings: [Setting]

        /// The names of targets of the same package; some may be products of others.
        var targetNames: [String] { dependencies.filter { !$0.isProduct }.map(\.name) }
        var usesVitrine: Bool { dependencies.contains { $0.isProduct && $0.name.hasPrefix("Vitrine") } }
        /// Conditions for `#if` that the manifest defines.
        var conditions: [String] { settings.compactMap(\.kind.define?._0) }
        var languageMode: String? { settings.compactMap(\.kind.swiftLanguageMode?._0).first }
        var upcomingFeatures: [String] { settings.compactMap(\.kind.enableUpcomingFeature?._0) }
        /// `MainActor` or `nonisolated`.
        var defaultIsolation: String { settings.compactMap(\.kind.defaultIsolation?._0).last ?? "nonisolated" }
    }

    /// A dependency is an object with one key, `byName`, `target` or `product`, and a list that begins with the name.
    struct Dependency: Decodable {
        var name: String
        var isProduct: Bool
        /// The package of a product, if the manifest names it.
        var package: String?

        private enum Key: String, CodingKey, CaseIterable { case byName, target, product }

        init(from decoder: any Decoder) throws {
            let container = try decoder.container(keyedBy: Key.self)
            guard let key = Key.allCases.first(where: container.contains) else {
                throw DecodingError.dataCorrupted(
                    .init(codingPath: decoder.codingPath, debugDescription: "an unknown kind of dependency")
                )
            }
            var list = try container.nestedUnkeyedContainer(forKey: key)
            name = try list.decode(String.self)
            isProduct = key == .product
            package = isProduct ? try list.decodeIfPresent(String.self) : nil
        }
    }

    struct Product: Decodable {
        var name: String
        var targets: [String]
    }

    struct Setting: Decodable {
        struct Kind: Decodable {
            struct Mode: Decodable { var _0: String }
            var swiftLanguageMode: Mode?
            var define: Mode?
            var defaultIsolation: Mode?
            var enableUpcomingFeature: Mode?
        }
        var kind: Kind
    }

    private struct PackageDependency: Decodable {
        struct Location: Decodable { var path: String }
        struct Remote: Decodable {
            struct Place: Decodable {
                struct Address: Decodable { var urlString: String }
                var remote: [Address]?
            }
            var identity: String
            var location: Place?
        }
        var fileSystem: [Location]?
        var sourceControl: [Remote]?
    }
    private struct ToolsVersion: Decodable { var _version: String }

    var targets: [Target]
    /// Empty if the description has none.
    var products: [Product]
    /// The paths of the packages on this machine.
    var localPackages: [String]
    /// The addresses of the packages that are fetched, by their identities in lower case.
    var remotePackages: [String: String]
    /// The mode of targets that state none.
    var languageMode: String

    private enum Key: String, CodingKey { case targets, products, dependencies, toolsVersion, swiftLanguageVersions }

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        targets = try container.decode([Target].self, forKey: .targets)
        products = try container.decodeIfPresent([Product].self, forKey: .products) ?? []
        let packages = try container.decode([PackageDependency].self, forKey: .dependencies)
        localPackages = packages.flatMap { $0.fileSystem ?? [] }.map(\.path)
        remotePackages = Dictionary(
            packages.flatMap { $0.sourceControl ?? [] }
                .compactMap { remote in
                    remote.location?.remote?.first.map { (remote.identity.lowercased(), $0.urlString) }
                },
            uniquingKeysWith: { first, _ in first }
        )
        let stated = try container.decodeIfPresent([String].self, forKey: .swiftLanguageVersions)?.max()
        // Without a statement, the version of the tools decides.
        languageMode = try stated ?? container.decode(ToolsVersion.self, forKey: .toolsVersion)._version
    }
}
