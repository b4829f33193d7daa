import Foundation

/// A build of a package that someone else wrote, or whose sources someone else did, in a sandbox.
struct ConfinedBuild {
    let sandbox: PackageSandbox
    /// The package's folder.
    let folder: String
    /// The folder for products, the only one that can be written.
    let products: String
    let reach: PackageReach

    /// Fetches what is missing, and builds.
    /// - Returns: Whether the build succeeded, and what it printed; nil if Swift is not found.
    /// - Throws: ``HostError``: `build` for products that lead elsewhere, `project` for a link in their place,
    ///   `scratch`, `unavailable`.
    func run(
        _ arguments: [String],
        environment: [String: String]
    ) async throws(HostError) -> (isDone: Bool, output: String)? {
        for path in [products, resolvedFile] where FileTree.isLink(path) {
            throw HostError(.project, "\(path) is a link, which the build would follow to another place; delete it")
        }
        try ScratchFolder(path: folder).create(products)
        try checkProducts()
        var view = PackageSandbox.View(readable: reach.folders, products: products)
        if reach.isFetching {
            if FileTree.disk.contents(resolvedFile) == nil {
                try ScratchFolder(path: folder).replace(resolvedFile, with: Data(#"{"pins": [], "version": 2}"#.utf8))
            }
            view.writable = [resolvedFile]
            try await fetch(view)
        }
        let result = try await sandbox.run("build", arguments, of: folder, view, environment: environment)
        try checkProducts()
        return result.map { ($0.isDone, $0.output + $0.errors) }
    }

    /// Fetches the packages that are not there; the network is used only if one is missing.
    private func fetch(_ view: PackageSandbox.View) async throws(HostError) {
        let offline = try await sandbox.run("package", ["resolve"], of: folder, view)
        guard offline?.isDone == false else { return }
        // What runs meanwhile are manifests only. A stranger's must not have the sources of another package to send.
        var view = view
        view.readable = reach.folders.flatMap { folder in
            (FileTree.disk.names(folder) ?? []).filter { $0.hasPrefix("Package") && $0.hasSuffix(".swift") }
                .map { "\(folder)/\($0)" }
        }
        view.usesNetwork = true
        let online = try await sandbox.run("package", ["resolve"], of: folder, view)
        guard let online, !online.isDone else { return }
        throw HostError(
            .unavailable,
            "the packages of \(folder) cannot be fetched in the sandbox, which has neither your keys nor your settings of git; run "
                + "`swift package resolve` there first: \(online.errors)"
        )
    }

    /// The file with the versions that are used, which the package manager writes in place.
    private var resolvedFile: String { folder + "/Package.resolved" }

    /// Checks that no product is a link to something outside, which what reads or writes products would follow.
    ///
    /// Products that lead elsewhere are deleted.
    private func checkProducts() throws(HostError) {
        let root = URL(filePath: products).resolvingSymlinksInPath().path
        for configuration in ["debug", "release"] {
            let programs = "\(products)/\(configuration)"
            for folder in [products, programs, programs + "/Modules"] {
                // A folder that is not there has no links.
                let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
                for path in names.map({ "\(folder)/\($0)" }) where !isInside(path, root) {
                    try ScratchFolder(path: folder).delete(products)
                    throw HostError(.build, "the build has put a link to another place into its products: \(path)")
                }
            }
        }
    }

    private func isInside(_ path: String, _ root: String) -> Bool {
        URL(filePath: path).resolvingSymlinksInPath().path.hasPrefix(root + "/")
    }
}
