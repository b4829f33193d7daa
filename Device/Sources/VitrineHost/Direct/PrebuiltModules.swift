import AssetCompiler
import Foundation

/// A folder that `Scripts/dist-modules` has filled: what extensions are compiled against, for one compiler.
struct PrebuiltModules: Hashable, Sendable {
    /// An absolute path.
    let folder: String
    /// The first line of what the compiler's `--version` prints.
    let compiler: String
    /// The modules that an extension can import.
    let products: [String]
    /// The C modules, each a folder with a module map.
    let cModules: [String]
    /// Differs from that of any other content.
    let mark: String

    /// The Swift modules.
    var modules: String { folder + "/modules" }
    /// The program that expands their macros.
    var macros: String { folder + "/macros/SourceMacros" }
    /// The shared library with their code, as the linker names it.
    static let library = "VitrineHosting"
    /// The shared library's path.
    var libraryPath: String { "\(folder)/lib\(Self.library).so" }

    /// Reads a folder.
    ///
    /// - Parameters:
    ///   - folder: An absolute path.
    ///   - files: The files to read.
    ///   - size: The number of bytes of a file; nil if it is not there.
    /// - Throws: ``HostError`` with code `unavailable`, which says what is wrong, if the folder is not there, damaged
    ///   or filled in part.
    init(
        _ folder: String,
        files: FileTree = .disk,
        size: (String) -> Int? = { SourceFingerprint.stampOnDisk($0)?.bytes }
    ) throws(HostError) {
        guard let contents = files.text(folder + "/contents.txt"), !contents.isEmpty else {
            throw HostError(.unavailable, "\(folder) has no prebuilt modules: there is no contents.txt")
        }
        for line in contents.split(separator: "\n") {
            // The digest, the size in bytes, the path, which may contain spaces.
            let parts = line.split(separator: " ", maxSplits: 2)
            guard parts.count == 3, let expected = Int(parts[1]) else {
                throw HostError(.unavailable, "\(folder)/contents.txt is damaged")
            }
            let found = size("\(folder)/\(parts[2])")
            guard found == expected else {
                let state = found.map { "has \($0) bytes in place of \(expected)" } ?? "is missing"
                throw HostError(.unavailable, "the prebuilt modules are damaged: \(folder)/\(parts[2]) \(state)")
            }
        }
        func lines(_ name: String) -> [String] {
            (files.text("\(folder)/\(name)") ?? "").split(separator: "\n").map(String.init)
        }
        guard let compiler = lines("compiler.txt").first, case let products = lines("products.txt"), !products.isEmpty
        else { throw HostError(.unavailable, "the prebuilt modules in \(folder) do not say what they are for") }
        self.folder = folder
        self.compiler = compiler
        self.products = products
        cModules = (files.names(folder + "/c") ?? []).map { "\(folder)/c/\($0)" }
        mark = StableHash.text(contents.utf8)
    }

    /// Checks that a compiler can read the modules, which have the form of one version only.
    /// - Throws: ``HostError`` with code `unavailable`.
    func check(_ compiler: SwiftCompiler) throws(HostError) {
        guard self.compiler == compiler.version else {
            throw HostError(
                .unavailable,
                "the prebuilt modules in \(folder) are for \(self.compiler), and the compiler is \(compiler.version)"
            )
        }
    }
}
