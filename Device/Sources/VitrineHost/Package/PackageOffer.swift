/// Finds the package that has a product, from the text of its manifest.
struct PackageOffer {
    let files: FileTree

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
        let manifests = packages.compactMap { folder in
            files.text(folder + "/Package.swift").map { (folder: folder, text: $0.filter { !$0.isWhitespace }) }
        }
        let name = product.filter { !$0.isWhitespace }
        return
            (manifests.first { $0.text.contains(".library(name:\"\(name)\"") }
            ?? manifests.first { $0.text.contains("\"\(name)\"") }
            ?? manifests.first { $0.text.contains(#/\.library\(name:(?!"[^"\\]*")/#) })?
            .folder
    }
}
