import AssetCompiler
import Foundation

/// Which files lie below some folders, and when each was written: two are equal if nothing that a build reads has
/// changed.
struct SourceFingerprint: Hashable, Sendable {
    struct Stamp: Hashable, Sendable {
        var bytes: Int
        var written: Date
    }

    private var stamps: [String: Stamp]

    /// Looks at the files; hidden folders and build products are left out.
    ///
    /// - Parameters:
    ///   - paths: Absolute paths of folders and files; a project stands for the folder that it lies in.
    ///   - hasOthers: Whether files that a build does not read lie in the folders too; they are left out.
    ///   - tree: The files.
    ///   - stamp: The size and the date of a file; nil if it is gone.
    init(of paths: [String], besideOthers hasOthers: Bool = false, in tree: FileTree, stamp: (String) -> Stamp?) {
        let files = paths.map { FilePath.isProject($0) ? FilePath.folder($0) : $0 }
            .flatMap { path in
                guard tree.isFolder(path) else { return [path] }
                let files = tree.files(below: path)
                let projects = tree.projects(below: path).map { $0 + "/project.pbxproj" }
                return hasOthers ? Self.read(files, below: path) + projects : files
            }
            .flatMap { Self.parts(of: $0, in: tree) }
        stamps = Dictionary(
            files.compactMap { file in stamp(file).map { (file, $0) } },
            uniquingKeysWith: { first, _ in first }
        )
    }

    /// The files in a project's folder that a build reads: code and configuration, and what lies with code as a
    /// resource.
    ///
    /// Others are a log, a picture or a script that someone keeps in the folder.
    private static func read(_ files: [String], below root: String) -> [String] {
        let code = files.filter { FolderProject.isSwift($0) }.map(FilePath.folder)
        let folders = Set(code.filter { $0 != root })
        return files.filter { file in
            let kind = FilePath.fileExtension(file)
            if kinds.contains(kind) || FileTree.isPackage(file) || FilePath.name(file) == "app.json" { return true }
            guard kind != "log", !FolderProject.resources([file]).isEmpty else { return false }
            return sequence(first: FilePath.folder(file), next: FilePath.folder).prefix { $0.count > root.count }
                .contains(where: folders.contains)
        }
    }

    /// The types of code, of configuration, and of resources that are nothing else.
    private static let kinds: Set<String> = [
        "swift", "c", "cc", "cpp", "h", "hpp", "m", "mm", "modulemap", "js", "cjs", "mjs", "ts", "yml", "yaml",
        "xcconfig", "plist", "entitlements", "resolved", "strings", "stringsdict", "xcstrings", "intentdefinition",
        "xcprivacy", "otf", "ttf", "ttc",
    ]

    /// A catalogue counts as one file elsewhere; what changes is a file in it.
    private static func parts(of file: String, in tree: FileTree) -> [String] {
        guard FileTree.isPackage(file) else { return [file] }
        return [file] + tree.files(below: file).flatMap { parts(of: $0, in: tree) }
    }

    /// A text that differs from that of other files or dates.
    var mark: String {
        let lines = stamps.map { "\($0.key) \($0.value.bytes) \($0.value.written.timeIntervalSince1970)" }
        return StableHash.text(lines.sorted().joined(separator: "\n").utf8)
    }

    /// The size and the date of a file on this machine.
    static func stampOnDisk(_ path: String) -> Stamp? {
        // Foundation's attributes include the owner's name, which costs a look into the list of users for each file.
        var status = stat()
        guard lstat(path, &status) == 0 else { return nil }
        let written = Double(status.st_mtim.tv_sec) + Double(status.st_mtim.tv_nsec) / 1e9
        return Stamp(bytes: Int(status.st_size), written: Date(timeIntervalSince1970: written))
    }
}
