public import Foundation

/// Finds the targets of a folder's projects that have entitlements of their own: the apps and the widget extensions.
public struct SignedTargets: Sendable {
    let files: FileTree
    let modules: LocalModules

    /// - Parameters:
    ///   - files: The files to read.
    ///   - describePackage: Describes the package in a folder, as `swift package dump-package` does.
    public init(files: FileTree = .disk, describePackage: @escaping @Sendable (String) async throws -> Data) {
        self.files = files
        modules = LocalModules(files: files, describePackage: describePackage)
    }

    /// Finds the targets for phones in every project of a folder, or else the widget extension that the folder is.
    ///
    /// - Parameter path: The absolute path of a folder, an `.xcodeproj`, an `.xcworkspace` or an XcodeGen
    ///   `project.yml`.
    /// - Returns: The targets with the modules that they use; empty if there are none, as in a package.
    /// - Throws: ``HostError`` for a project that cannot be read.
    public func find(at path: String) async throws(HostError) -> [ProjectTarget] {
        var found = try targets(at: path).filter { $0.sources.platform == .phone }
        for index in found.indices { found[index].sources = await modules.resolve(found[index].sources) }
        return found
    }

    private func targets(at path: String) throws(HostError) -> [ProjectTarget] {
        let projects = try Workspaces(files: files).projects(named: path) ?? files.projects(below: path)
        let described = projects.isEmpty ? files.projects(below: path) { $0 == "project.yml" } : projects
        var found: [ProjectTarget] = []
        for path in described { found += try targets(of: path).all }
        let check = CandidateCheck(files: files)
        let hasWidget = { found.contains { check.isWidget($0.sources.code.swiftFiles) } }
        if !hasWidget() {
            found += ExpoProject(files: files).outline(below: path).extensions.map { undescribed($0, at: path) }
        }
        // A project deeper in the folder says nothing of Tuist's manifests.
        let isOpen = found.isEmpty && described.isEmpty || TuistProject(path, files: files) != nil
        guard isOpen, !hasWidget() else { return found }
        let own = undescribed(at: path)?.filter { check.isWidget($0.code.swiftFiles) } ?? []
        return found + own.map { undescribed($0, at: path) }
    }

    /// The extensions of Tuist's manifests, or else the one that a folder is or has beside its app; nil for a package.
    func undescribed(at path: String) -> [ExtensionSources]? {
        if let tuist = TuistProject(path, files: files) { return tuist.extensions().filter { $0.platform == .phone } }
        return files.contents(path + "/Package.swift") == nil ? [FolderProject(files: files).widget(in: path)] : nil
    }

    /// The plugin that makes an app's widgets when the native project is generated; nil if none has one.
    public func generatingPlugin(at path: String) -> String? {
        ExpoProject(files: files).generatingPlugin(below: path)
    }
}
