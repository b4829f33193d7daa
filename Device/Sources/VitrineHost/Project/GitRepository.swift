import Foundation

/// The git repository that a project lies in.
struct GitRepository {
    /// An absolute path.
    let folder: String
    private let files: FileTree

    /// - Returns: Nil for a path in no repository.
    init?(around path: String, files: FileTree) {
        let around = sequence(first: files.resolved(path)) { $0 == "/" ? nil : FilePath.folder($0) }
        // In a second working folder of a repository `.git` is a file.
        let found = around.first { folder in
            ["", "/HEAD"].contains { files.contents("\(folder)/.git\($0)") != nil }
        }
        guard let found else { return nil }
        folder = found
        self.files = files
    }

    /// What a person should know about submodules that were not fetched; nil if all are here.
    var note: String? {
        let lines = (files.text(folder + "/.gitmodules") ?? "").split(whereSeparator: \.isNewline)
        let absent = lines.compactMap { line -> String? in
            let sides = line.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
            guard sides.count == 2, sides[0] == "path" else { return nil }
            return (files.names(FilePath.absolute(sides[1], in: folder)) ?? []).isEmpty ? sides[1] : nil
        }
        guard !absent.isEmpty else { return nil }
        let names = absent.joined(separator: ", ")
        return "files of these submodules are not here, which `git submodule update --init` fetches: \(names)"
    }
}
