import Foundation

/// The packages on this machine that a build reads, and whether it needs others.
struct PackageReach {
    /// Absolute paths.
    var folders: [String] = []
    /// Whether a package names one that is fetched.
    var isFetching = false

    /// Follows the packages that packages name.
    ///
    /// - Parameters:
    ///   - packages: Absolute paths; a folder that cannot be described stays, and the build says why.
    ///   - describe: What describes a package.
    /// - Returns: All of them, and whether one of them names a package that is fetched.
    static func of(
        _ packages: [String],
        describe: (String) async throws -> Data
    ) async -> PackageReach {
        var reach = PackageReach()
        var waiting = packages
        while let package = waiting.popLast() {
            guard !reach.folders.contains(package), isPackage(package) else { continue }
            reach.folders.append(package)
            guard let data = try? await describe(package),
                let description = try? JSONDecoder().decode(PackageDescription.self, from: data)
            else { continue }
            waiting += description.localPackages
            if !description.remotePackages.isEmpty { reach.isFetching = true }
        }
        return reach
    }

    /// Whether a folder is a package, and not one around the home folder: a hostile manifest may name any folder.
    private static func isPackage(_ folder: String) -> Bool {
        let path = URL(filePath: folder).resolvingSymlinksInPath().path
        return FileTree.disk.contents(path + "/Package.swift") != nil
            && !PackageSandbox.isAroundHome(path)
    }
}
