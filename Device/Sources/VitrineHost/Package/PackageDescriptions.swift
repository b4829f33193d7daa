import Foundation

/// What the package manager says of packages, asked again only if a manifest has changed: it takes longer than a small
/// extension's build.
actor PackageDescriptions {
    private let describe: @Sendable (String) async throws -> Data
    private let files: FileTree
    private var known: [String: (manifest: String, description: Data)] = [:]

    init(
        files: FileTree = .disk,
        describe: @escaping @Sendable (String) async throws -> Data = { try await PackageTool().describe($0) }
    ) {
        self.files = files
        self.describe = describe
    }

    /// Describes the package in a folder, as `swift package dump-package` does.
    func description(of folder: String) async throws -> Data {
        guard let manifest = files.text(folder + "/Package.swift") else { return try await describe(folder) }
        if let last = known[folder], last.manifest == manifest { return last.description }
        let description = try await describe(folder)
        known[folder] = (manifest, description)
        return description
    }
}
