public import AssetCompiler

/// A widget extension as its project describes it: what is compiled, and what lies beside the program.
public struct ExtensionSources: Hashable, Sendable {
    /// The target's name; for a plain folder, the folder's.
    public var name: String
    /// The code of the extension itself, which has the `@main` type.
    public var code: ModuleSources
    /// Frameworks and targets of the same project that the code imports, each before those that import it.
    public var modules: [ModuleSources] = []
    /// Absolute paths: asset catalogues (folders), string tables and catalogues, and other files of the extension's
    /// bundle.
    public var resources: [String] = []
    /// The path of the information property list; nil if the project generates it.
    public var infoPlist: String?
    public var entitlements: TargetEntitlements = .absent
    /// What a person should know about the target and the host cannot do, such as a package that is not on this
    /// machine.
    public var notes: [String] = []
    /// The system that the target is built for.
    public var platform: ExtensionPlatform = .phone
    /// The name of the app that contains the extension, which the home screen shows; nil if the project has no such
    /// app.
    public var appName: String?
    /// Colours and images that the project states outside of catalogues.
    public var assets: DeclaredAssets = DeclaredAssets()
    /// The folders of the project and its packages, in which resources must lie; nil for any place.
    public var bounds: ResourceBounds?
    /// The app that contains the extension; nil if the project has no such app.
    public var app: ExtensionSources? {
        get { containing.first }
        set { containing = newValue.map { [$0] } ?? [] }
    }
    // A structure cannot hold one of its own kind, a list can.
    private(set) var containing: [ExtensionSources] = []
}

extension ExtensionSources {
    /// Whether a product of a package that it uses is not on this machine.
    public var lacksPackages: Bool { notes.contains { $0.hasPrefix(MissingProduct.start) } }

    /// The absolute paths of what a build of it and its app reads, as far as the project names them.
    public var files: [String] {
        let modules = modules + [code]
        var lists = modules.map(\.infoPlist) + [infoPlist]
        if case .file(let path) = entitlements { lists.append(path) }
        return modules.flatMap { $0.swiftFiles + $0.definitions } + resources + lists.compactMap(\.self)
            + containing.flatMap(\.files)
    }

    /// A target of tests, with the modules of the programs that it needs.
    func testing(_ programs: [ExtensionSources]) -> ExtensionSources {
        var own = self
        for module in programs.flatMap({ $0.modules + [$0.code] }) where !own.modules.contains(module) {
            own.modules.append(module)
        }
        own.code.dependencies += programs.map(\.code.name)
        own.resources += programs.flatMap(\.resources)
        own.notes += programs.flatMap(\.notes)
        if let entitlements = programs.first?.entitlements { own.entitlements = entitlements }
        return own
    }
}

/// The Swift files of one module, and how they are compiled.
public struct ModuleSources: Hashable, Sendable {
    /// The module's name, as `import` writes it.
    public var name: String
    /// Absolute paths.
    public var swiftFiles: [String]
    /// Absolute paths of the files from which Xcode generates classes: intent definitions and data models.
    public var definitions: [String] = []
    /// Absolute paths of the module's own asset catalogues and other resources, which go into the extension's bundle.
    public var resources: [String] = []
    /// Build settings of the target by Xcode's names, such as `PRODUCT_BUNDLE_IDENTIFIER`, with variables replaced.
    public var settings: [String: String] = [:]
    /// Products of packages on this machine that the code imports.
    public var packageProducts: [PackageProduct] = []
    /// The names of the modules of the same project that the code imports.
    public var dependencies: [String] = []
    /// Whether the module has a header, whose imports every file sees: that of a framework, or a bridging header.
    public var hasHeader: Bool = false
    /// What its bridging header shows; nil if it has none.
    public var bridged: BridgedCode?
    /// The path of a framework's own information property list; nil if it has none.
    public var infoPlist: String?
}

/// A product of a package on this machine.
public struct PackageProduct: Hashable, Sendable {
    public var name: String
    /// The package's folder, an absolute path.
    public var package: String
}

extension ModuleSources {
    /// The resources of modules that become one program, each once.
    static func resources(of modules: [ModuleSources]) -> [String] {
        var seen: Set<String> = []
        return modules.flatMap(\.resources).filter { seen.insert($0).inserted }
    }

    /// The language mode that the target asks for: 5 unless `SWIFT_VERSION` begins with 6.
    ///
    /// Xcode compiles with mode 5 where nothing is set.
    public var languageMode: LanguageMode {
        settings["SWIFT_VERSION"]?.hasPrefix("6") == true ? .v6 : .v5
    }

    public enum LanguageMode: String, Hashable, Sendable {
        case v5, v6
    }
}
