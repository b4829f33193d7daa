import AssetCompiler
import Foundation
import Subprocess

/// Where prebuilt modules lie, or are put.
public struct ModulesLocation: Hashable, Sendable {
    /// An absolute path.
    let folder: String
    /// The library from whose sources the folder is filled; nil for one that somebody else has filled.
    var library: LibraryLocation?

    /// Finds the folder.
    ///
    /// - Parameters:
    ///   - named: The folder that a person names; nil to take that of the installation, or else the library's own.
    ///   - program: The real path of the running program, such as `PREFIX/lib/vitrine/vitrine`.
    ///   - library: The library's sources; nil if they are not here.
    ///   - scratch: The folder in which modules are made, an absolute path.
    ///   - files: The files to read.
    /// - Returns: The folder; nil if there is none and none can be made.
    public static func find(
        _ named: String?,
        program: String,
        library: LibraryLocation?,
        scratch: String,
        files: FileTree = .disk
    ) -> ModulesLocation? {
        if let named { return ModulesLocation(folder: named) }
        let installed = FilePath.folder(program) + "/modules"
        if files.isFolder(installed) { return ModulesLocation(folder: installed) }
        return library.map { library in
            ModulesLocation(folder: "\(scratch)/modules-\(StableHash.text(library.folder.utf8))", library: library)
        }
    }

    /// What the folder was made from, as far as it was made from the library's sources.
    private var markFile: String { folder + ".mark" }

    /// The state of the library's sources; nil for a folder that somebody else has filled.
    var sources: SourceFingerprint? {
        library.map { SourceFingerprint(of: $0.sources, in: .disk, stamp: SourceFingerprint.stampOnDisk) }
    }

    /// Whether the folder has to be filled again, because the library's sources or the compiler are others.
    func isOld(for compiler: SwiftCompiler, _ sources: SourceFingerprint?) -> Bool {
        guard let sources else { return false }
        return FileTree.disk.text(markFile) != Self.mark(sources, compiler)
    }

    private static func mark(_ sources: SourceFingerprint, _ compiler: SwiftCompiler) -> String {
        "\(compiler.version) \(sources.mark)"
    }

    /// Fills the folder from the library's sources, which takes a minute or two at the first time.
    ///
    /// Of several processes one does it, and the others wait for it.
    /// - Parameters:
    ///   - compiler: The compiler of this machine.
    ///   - products: The folder for the build's own products.
    /// - Throws: ``HostError`` with code `unavailable`, which names the log.
    func make(with compiler: SwiftCompiler, products: String) async throws(HostError) {
        guard let library, let sources else { return }
        let scratch = ScratchFolder(path: FilePath.folder(folder))
        let mark = Self.mark(sources, compiler)
        let log = folder + ".log"
        let output: String
        let isDone: Bool
        do {
            try FileManager.default.createDirectory(atPath: scratch.path, withIntermediateDirectories: true)
            // A folder with this mark that has to be made again is damaged.
            if FileTree.disk.text(markFile) == mark { try FileManager.default.removeItem(atPath: markFile) }
            let result = try await ToolProcess.run(
                .name("bash"),
                [library.folder + "/Scripts/dist-modules", folder, products, mark],
                limit: SwiftCompiler.outputLimit
            )
            output = result.output + result.errors
            isDone = result.isDone
        } catch {
            throw HostError(.unavailable, "\(library.folder)/Scripts/dist-modules cannot be run", cause: error)
        }
        try scratch.replace(log, with: Data(output.utf8))
        guard isDone else { throw HostError(.unavailable, "the library's modules could not be made; see \(log)") }
    }
}
