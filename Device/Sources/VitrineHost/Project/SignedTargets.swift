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
    public func find(at path: String) async throws(HostError) -> [ExtensionSources] {
        var found: [ExtensionSources] = []
        for target in try targets(at: path) where target.platform == .phone {
            found.append(await modules.resolve(target))
        }
        return found
    }

    private func targets(at path: String) throws(HostError) -> [ExtensionSources] {
        let projects = try Workspaces(files: files).projects(named: path) ?? files.projects(below: path)
        let described = projects.isEmpty ? files.projects(below: path) { $0 == "project.yml" } : projects
        var found: [ExtensionSources] = []
        for path in described { found += try project(path) ?? [] }
        let check = CandidateCheck(files: files)
        if !found.contains(where: { check.isWidget($0.code.swiftFiles) }) {
            found += ExpoProject(files: files).outline(below: path).extensions
        }
        // A project deeper in the folder says nothing of Tuist's manifests.
        let isOpen = found.isEmpty && described.isEmpty || TuistProject(path, files: files) != nil
        guard isOpen, !found.contains(where: { check.isWidget($0.code.swiftFiles) }) else { return found }
        return found + (undescribed(at: path)?.filter { check.isWidget($0.code.swiftFiles) } ?? [])
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

    /// The targets of a project; nil if the path is not one.
    func project(_ path: String) throws(HostError) -> [ExtensionSources]? {
        switch FilePath.fileExtension(path) {
        case "xcodeproj":
            let project = try XcodeProject(path, files: files)
            return project.apps() + project.extensions()
        case "yml", "yaml":
            let project = try XcodeGenProject(path, files: files)
            return project.apps() + project.extensions()
        default: return nil
        }
    }
}
