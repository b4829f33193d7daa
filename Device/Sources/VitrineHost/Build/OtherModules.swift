import Foundation

/// The modules of other extensions in a folder for products, which `canImport` must not see.
struct OtherModules {
    /// The folder for products, an absolute path.
    let folder: String

    /// The file with the names of the modules that were built there last, one on each line.
    private var list: String { folder + "/hosted-modules" }

    private static let kinds = ["swiftmodule", "swiftdoc", "swiftsourceinfo"]

    /// Deletes the compiled modules of the package that was built before, except those that the next package has too.
    ///
    /// The next build of the other package compiles its own modules again, and nothing of the library.
    ///
    /// - Parameter modules: The names of the next package's modules.
    /// - Throws: ``HostError`` with code `scratch` if the list cannot be written.
    func leave(only modules: [String]) throws(HostError) {
        let before = (FileTree.disk.text(list) ?? "").split(separator: "\n").map(String.init)
        for name in Set(before).subtracting(modules) {
            for configuration in ["debug", "release"] {
                for kind in Self.kinds {
                    // A module that was never built in this configuration is not there.
                    try? FileManager.default.removeItem(atPath: "\(folder)/\(configuration)/Modules/\(name).\(kind)")
                }
            }
        }
        let names = modules.sorted().joined(separator: "\n")
        try ScratchFolder(path: folder).replace(list, with: Data(names.utf8))
    }
}
