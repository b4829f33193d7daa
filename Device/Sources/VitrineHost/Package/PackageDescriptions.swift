public import Foundation
public import VitrineDevice

/// What the package manager says of packages, asked again only if a manifest has changed: it takes longer than a small
/// extension's build.
public actor PackageDescriptions {
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

    /// - Parameter confinement: How manifests are confined; nil if they are not.
    public init(confinement: Confinement?) {
        let tool = PackageTool(confinement: confinement)
        self.init { try await tool.describe($0) }
    }

    /// Describes the package in a folder, as `swift package dump-package` does.
    ///
    /// - Throws: ``HostError``: `project` for a manifest that cannot be read, `unavailable` without the command.
    public func description(of folder: String) async throws -> Data {
        guard let manifest = files.text(folder + "/Package.swift") else { return try await describe(folder) }
        if let last = known[folder], last.manifest == manifest { return last.description }
        let description = try await describe(folder)
        known[folder] = (manifest, description)
        return description
    }
}
