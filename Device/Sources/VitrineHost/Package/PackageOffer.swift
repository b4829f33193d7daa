/// Finds the package that has a product, from the text of its manifest.
struct PackageOffer {
    let files: FileTree

    /// The packages that declare a library with the name of a module which files import.
    func products(importedBy paths: [String], among packages: [String]) -> [PackageProduct] {
        let manifests = manifests(of: packages)
        return Set(paths.compactMap(files.text).flatMap { ImportCheck.imports(in: $0).map(\.name) }).sorted()
            .compactMap { name in
                manifests.first { Self.declares(name, $0.text) }.map { PackageProduct(name: name, package: $0.folder) }
            }
    }

    private func manifests(of packages: [String]) -> [(folder: String, text: String)] {
        packages.compactMap { folder in
            files.text(folder + "/Package.swift").map { (folder: folder, text: $0.filter { !$0.isWhitespace }) }
        }
    }

    private static func declares(_ library: String, _ manifest: String) -> Bool {
        manifest.contains(".library(name:\"\(library)\"")
    }

    /// The first package that declares a library of this name, or else the first one whose manifest contains the name,
    /// or else the first one whose manifest puts the name of a library together by code.
    ///
    /// A manifest also contains the names of other packages' products.
    ///
    /// - Parameters:
    ///   - product: The product's name.
    ///   - packages: The folders of the packages.
    /// - Returns: The package's folder; nil if no manifest can declare it.
    func package(offering product: String, among packages: [String]) -> String? {
        let manifests = manifests(of: packages)
        let name = product.filter { !$0.isWhitespace }
        return
            (manifests.first { Self.declares(name, $0.text) }
            ?? manifests.first { $0.text.contains("\"\(name)\"") }
            ?? manifests.first { $0.text.contains(#/\.library\(name:(?!"[^"\\]*")/#) })?
            .folder
    }
}
