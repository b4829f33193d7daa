import Foundation

/// Compiles the C that the bridging header of a program shows.
struct BridgedBuild {
    /// What a program is compiled with.
    struct Product: Hashable, Sendable {
        /// A header with those of C, in place of the bridging header.
        var header: String
        var objects: [String]
        /// The folders in which headers are looked for.
        var folders: [String]

        var flags: [String] { ["-import-objc-header", header] + folders.flatMap { ["-Xcc", "-I\($0)"] } }
    }

    let compiler: SwiftCompiler
    let folder: ScratchFolder
    /// How the compiler is confined; nil if it is not.
    var sandbox: PackageSandbox?

    /// - Returns: nil if there is no C, or if it does not compile here: then its names are missing, and the files that
    ///   need them are named.
    /// - Throws: ``HostError``: `scratch`, `unavailable`.
    func product(of module: ModuleSources) async throws(HostError) -> Product? {
        guard let code = module.bridged, !code.headers.isEmpty else { return nil }
        let root = "\(folder.path)/c/\(module.name)"
        let text = code.headers.map { "#include \"\($0)\"\n" }.joined()
        var product = Product(header: root + "/bridging.h", objects: [], folders: code.folders)
        try folder.create(root)
        try folder.replace(product.header, with: Data(text.utf8))
        let include = product.folders.map { "-I\($0)" }
        var calls = [["-fsyntax-only", "-x", "c-header", product.header]]
        for (number, file) in code.files.enumerated() {
            let object = "\(root)/\(number).o"
            product.objects.append(object)
            calls.append(["-c", "-fPIC", file, "-o", object])
        }
        let view = PackageSandbox.View(readable: [folder.path] + product.folders, products: root)
        for call in calls {
            guard try await compiler.run("clang", call + include, seeing: view, in: sandbox).isDone else { return nil }
        }
        return product
    }
}
