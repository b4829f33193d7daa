/// The packages that Xcode or the package manager has fetched for a project before.
struct PackageCheckouts {
    let files: FileTree

    /// Where the tools put them, below the folder of the project or of its workspace.
    private static let places = [
        "SourcePackages/checkouts", ".build/checkouts", "DerivedData/SourcePackages/checkouts",
    ]

    /// The folders of fetched packages, those of the nearest place first.
    func packages(near folder: String) -> [String] {
        [folder, FilePath.folder(folder)]
            .flatMap { root in
                Self.places.flatMap { place in
                    (files.names("\(root)/\(place)") ?? []).map { "\(root)/\(place)/\($0)" }
                }
            }
            .filter { files.contents($0 + "/Package.swift") != nil }
    }
}
