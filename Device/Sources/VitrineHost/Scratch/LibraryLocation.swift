import AssetCompiler

/// Where this library lies: the folder with its `Package.swift` and the package `Hosting`.
public struct LibraryLocation: Hashable, Sendable {
    /// An absolute path.
    public let folder: String

    /// The package with modules of Apple's names.
    public var hosting: String { folder + "/Hosting" }

    /// What the library's modules are made from.
    var sources: [String] {
        [folder, hosting].flatMap { ["\($0)/Package.swift", "\($0)/Sources"] }
            + [hosting + "/Names", folder + "/Scripts/dist-modules"]
    }

    /// Finds the library.
    /// - Parameters:
    ///   - folder: The folder that a person names; nil to search upwards from the program.
    ///   - program: The real path of the running program, which lies in the library's build folder.
    ///   - files: The files to read.
    /// - Returns: The nearest folder above the program, or the named one.
    /// - Throws: ``HostError`` with code `unavailable`.
    public static func find(
        _ folder: String?,
        program: String,
        files: FileTree = .disk
    ) throws(HostError) -> LibraryLocation {
        if let folder {
            guard isLibrary(folder, files) else {
                throw HostError(
                    .unavailable,
                    "\(folder) is not Vitrine's folder: it has no Package.swift beside Hosting/Package.swift"
                )
            }
            return LibraryLocation(folder: folder)
        }
        var candidate = FilePath.folder(program)
        while !isLibrary(candidate, files) {
            guard candidate != "/" else {
                throw HostError(
                    .unavailable,
                    "Vitrine's folder is not above \(program), and extensions are built with it; name it with --library, or prebuilt "
                        + "modules with --modules"
                )
            }
            candidate = FilePath.folder(candidate)
        }
        return LibraryLocation(folder: candidate)
    }

    /// A mark of the manifests and of the names of the source files.
    ///
    /// Another mark means that an earlier build plan lacks a file or names one that is gone. What the source files say
    /// does not change it.
    func layoutMark(in files: FileTree) -> String {
        let manifests = [folder, hosting].map { files.text($0 + "/Package.swift") ?? "" }
        let sources = [folder, hosting].flatMap { files.files(below: $0 + "/Sources") }
        return StableHash.text((manifests + sources).joined(separator: "\n").utf8)
    }

    private static func isLibrary(_ folder: String, _ files: FileTree) -> Bool {
        ["Package.swift", "Hosting/Package.swift"].allSatisfy { files.contents("\(folder)/\($0)") != nil }
    }
}
