/// The absolute paths of a project's groups and files.
struct ProjectFolders {
    private let files: FileTree
    private var paths: [String: String] = [:]

    /// Walks the groups from the main group.
    init(_ objects: ProjectObjects, sourceRoot: String, files: FileTree) {
        self.files = files
        guard let main = objects[objects.root.text("mainGroup")] else { return }
        walk(main, in: sourceRoot, objects, sourceRoot)
    }

    /// The path of a group, a folder or a file; nil for build products and files of the SDK.
    func path(of id: String) -> String? { paths[id] }

    /// The path of the file that a configuration is based on: one of the project's own files, or, since Xcode 16, one
    /// in a synchronized folder, which is named by the folder and the path below it.
    func configurationFile(of configuration: ProjectObjects.Object) -> String? {
        if let file = configuration.text("baseConfigurationReference") { return path(of: file) }
        guard let anchor = configuration.text("baseConfigurationReferenceAnchor").flatMap(path),
            let relative = configuration.text("baseConfigurationReferenceRelativePath")
        else { return nil }
        return FilePath.absolute(relative, in: anchor)
    }

    private mutating func walk(
        _ object: ProjectObjects.Object,
        in folder: String,
        _ objects: ProjectObjects,
        _ sourceRoot: String
    ) {
        // A group that contains itself would never end.
        guard paths[object.id] == nil else { return }
        let path = object.path ?? ""
        switch object.text("sourceTree") ?? "<group>" {
        case "<group>": paths[object.id] = FilePath.absolute(path, in: folder)
        case "SOURCE_ROOT": paths[object.id] = FilePath.absolute(path, in: sourceRoot)
        case "<absolute>": paths[object.id] = here(FilePath.absolute(path, in: "/"), sourceRoot)
        default: return
        }
        guard let own = paths[object.id] else { return }
        for child in objects.all(object.list("children")) { walk(child, in: own, objects, sourceRoot) }
    }

    /// An absolute path, or, if it is one of the machine on which the project was made, the file at its end below the
    /// project's folder.
    private func here(_ path: String, _ sourceRoot: String) -> String {
        let parts = path.split(separator: "/")
        let ends = parts.indices.map { "\(sourceRoot)/" + parts[$0...].joined(separator: "/") }
        return ([path] + ends).first { files.contents($0) != nil || files.isFolder($0) } ?? path
    }
}
