import AssetCompiler

/// A package that builds extensions with modules of Apple's names: its files and its manifest, as values.
struct ScratchPackage: Hashable, Sendable {
    /// The content of a file.
    enum Content: Hashable, Sendable {
        /// A copy of a file of the extension, unchanged.
        case copy(of: String)
        case text(String)
    }

    /// An extension and the program that is built from it.
    struct Program: Hashable, Sendable {
        var sources: ExtensionSources
        /// The module's name, which differs from the target's if two extensions have the same.
        var module: String
        /// The program's file name.
        var product: String
    }

    let programs: [Program]
    private let leftOut: Set<String>
    /// The folder of the package `Hosting`, or of prebuilt modules: it has what each module declares itself.
    let hosting: String
    /// The products of the package `Hosting`.
    let hostingProducts: [String]
    /// Every file but the manifest, by its path below the package.
    private(set) var files: [String: Content] = [:]
    private(set) var modules: [ModuleSources] = []
    /// Modules of others that are not here; their imports are left out.
    var missingModules: Set<String> = []
    /// Functions that end the program, and why, by the line at which their body begins, by the person's file; in the
    /// module's file of ``GivenNames`` what is left out, by the path of that file.
    var endedFunctions: [String: [Int: String]] = [:]
    /// What programs see of their bridging headers, by their modules.
    var bridged: [String: BridgedBuild.Product] = [:]
    /// The classes of XCTest of the only program; nil if that is not a program of tests.
    var tests: TestClasses?

    /// - Parameters:
    ///   - extensions: The extensions, built together.
    ///   - generated: Swift files to add to a module, by their names.
    ///   - hosting: The folder of the package `Hosting`, or of prebuilt modules.
    ///   - hostingProducts: The products of the package `Hosting`.
    ///   - leftOut: Swift files that are not compiled.
    /// - Throws: ``HostError`` with code `ambiguous` if two different frameworks have the same name.
    init(
        _ extensions: [ExtensionSources],
        generated: [ModuleSources: [String: String]] = [:],
        hosting: String,
        hostingProducts: [String],
        leavingOut leftOut: Set<String> = []
    ) throws(HostError) {
        self.leftOut = leftOut
        self.hosting = hosting
        self.hostingProducts = hostingProducts
        // A module of the host's own would hide the extension's.
        var taken = Set(hostingProducts + Self.libraryModules)
        programs = extensions.map { sources in
            var module = sources.code.name
            while !taken.insert(module).inserted { module += "Extension" }
            return Program(sources: sources, module: module, product: Self.product(module, sources))
        }
        for program in programs {
            let sources = program.sources
            try add(sources.modules, generated)
            var code = sources.code
            code.name = program.module
            code.dependencies = code.dependencies.filter { name in modules.contains { $0.name == name } }
            modules.append(code)
            add(code, generated[sources.code])
        }
    }

    /// The frameworks of Apple's and the modules of others that are not here; their imports are left out.
    var leftOutImports: Set<String> {
        AppleFrameworks.names.subtracting(hostingProducts).subtracting(modules.map(\.name)).union(missingModules)
    }

    /// The Swift files of a module, by their paths below the package.
    func swiftFiles(of module: String) -> [String] {
        files.keys.filter { $0.hasPrefix("Sources/\(module)/") }.sorted()
    }

    /// The library's modules, which the products of `Hosting` contain: code may import those of its product `Vitrine`.
    static let libraryModules = [
        "Vitrine", "VitrineActions", "VitrineLinks", "VitrineLoading", "VitrineUI", "VitrineWidgets", "PortableUI",
        "PortableWidgets",
    ]

    /// The program's name: the module's, with a mark of where the files are, because programs share a build folder.
    private static func product(_ module: String, _ sources: ExtensionSources) -> String {
        let mark = StableHash.text((FilePath.commonFolder(of: sources.code.swiftFiles) + sources.name).utf8).prefix(8)
        return "\(module.lowercased())-\(mark)"
    }

    private mutating func add(_ shared: [ModuleSources], _ generated: [ModuleSources: [String: String]])
        throws(HostError)
    {
        for module in shared where !module.swiftFiles.isEmpty || !module.definitions.isEmpty {
            if let known = modules.first(where: { $0.name == module.name }) {
                guard known == module else {
                    throw HostError(
                        .ambiguous,
                        "two frameworks are named \(module.name); host their extensions one by one"
                    )
                }
                continue
            }
            modules.append(module)
            add(module, generated[module])
        }
    }

    private mutating func add(_ module: ModuleSources, _ generated: [String: String]?) {
        let root = FilePath.commonFolder(of: module.swiftFiles)
        // Names that a module must declare itself to have Apple's meaning of them, such as that of UserDefaults.
        let names = GivenNames.file
        files["Sources/\(module.name)/Generated/\(names)"] = .copy(of: "\(hosting)/Names/\(names)")
        for (name, text) in generated ?? [:] { files["Sources/\(module.name)/Generated/\(name)"] = .text(text) }
        for path in module.swiftFiles where !leftOut.contains(path) {
            files["Sources/\(module.name)/\(FilePath.relative(path, to: root) ?? FilePath.name(path))"] = .copy(
                of: path
            )
        }
    }
}
