/// How extensions are built.
public enum BuildWay: Sendable {
    /// The compiler is called, with modules that are there or are made first.
    case direct(DirectTools)
    /// The package manager builds the library too, for a reason that a person may want to know.
    case package(because: String)
}

/// The compiler, and the modules that it compiles against.
public struct DirectTools: Sendable {
    let compiler: SwiftCompiler
    let location: ModulesLocation

    /// Whether the modules have to be made first, which takes a minute or two.
    public let makesModules: Bool

    /// Finds the tools.
    ///
    /// - Parameters:
    ///   - location: Where the modules lie; nil if there are none.
    ///   - scratch: The folder for scratch packages.
    /// - Returns: The tools, with modules that the compiler can read.
    /// - Throws: ``HostError`` with code `unavailable`, which says why the compiler cannot be called directly.
    static func find(_ location: ModulesLocation?, scratch: ScratchFolder) async throws(HostError) -> DirectTools {
        guard let location else { throw HostError(.unavailable, "there are no prebuilt modules") }
        async let sources = location.sources
        let compiler = try await SwiftCompiler.find(keptIn: scratch)
        if location.isOld(for: compiler, await sources) {
            return DirectTools(compiler: compiler, location: location, makesModules: true)
        }
        do throws(HostError) {
            try PrebuiltModules(location.folder).check(compiler)
        } catch {
            // The library's own are made again.
            guard location.library != nil else { throw error }
            return DirectTools(compiler: compiler, location: location, makesModules: true)
        }
        return DirectTools(compiler: compiler, location: location, makesModules: false)
    }
}

/// Why an extension's modules need the package manager.
enum PackageReason {
    /// The reason for which all is built by the package manager; nil if there is none.
    static func of(_ modules: [ModuleSources], isRelease: Bool) -> String? {
        if isRelease { return "a release has the library optimised within the program" }
        for module in modules {
            if let product = module.packageProducts.first {
                return "\(module.name) uses \(product.name) of \(product.package), which is not all Swift"
            }
        }
        return nil
    }
}
