/// The git repository that a project lies in.
struct GitRepository {
    /// An absolute path.
    let folder: String

    /// - Returns: Nil for a path in no repository.
    init?(around path: String, files: FileTree) {
        let around = sequence(first: files.resolved(path)) { $0 == "/" ? nil : FilePath.folder($0) }
        // In a second working folder of a repository `.git` is a file.
        let found = around.first { folder in
            ["", "/HEAD"].contains { files.contents("\(folder)/.git\($0)") != nil }
        }
        guard let found else { return nil }
        folder = found
    }
}
