public import Foundation

/// The files that are read to find an extension.
public struct FileTree: Sendable {
    /// The bytes of a file at an absolute path; nil if there is no readable file.
    public var contents: @Sendable (String) -> Data?
    /// The names in a folder, sorted; nil if there is no readable folder.
    public var names: @Sendable (String) -> [String]?
    /// The path of a file without symbolic links.
    public var resolved: @Sendable (String) -> String = { $0 }

    /// The files of this machine.
    public static let disk = FileTree(
        contents: { path in
            var isFolder: ObjCBool = false
            guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder), !isFolder.boolValue else {
                return nil
            }
            return FileManager.default.contents(atPath: path)
        },
        // A folder that cannot be read has no files for this purpose; its absence is reported where it is named.
        names: { folder in
            try? FileManager.default.contentsOfDirectory(atPath: folder).sorted()
                .filter { !leadsAstray("\(folder)/\($0)", from: folder) }
        },
        resolved: { URL(filePath: $0).resolvingSymlinksInPath().path }
    )

    /// Whether a path of this machine is a symbolic link.
    static func isLink(_ path: String) -> Bool {
        // Foundation would throw an error for each of the thousands that are none.
        var status = stat()
        return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
    }

    /// Whether a path is a link to a folder around it, which would list all files again, or to the system's own files.
    private static func leadsAstray(_ path: String, from folder: String) -> Bool {
        guard isLink(path) else { return false }
        let target = URL(filePath: path).resolvingSymlinksInPath().path
        let origin = URL(filePath: folder).resolvingSymlinksInPath().path
        return target == "/" || target == origin || origin.hasPrefix(target + "/")
            || ["/proc", "/sys", "/dev"].contains { target == $0 || target.hasPrefix($0 + "/") }
    }
}

extension FileTree {
    /// How deep folders are searched; a link to a parent folder would otherwise never end.
    private static let depthLimit = 24

    /// Folders that the tools treat as one file.
    private static let packages: Set<String> = [
        "xcassets", "xcdatamodeld", "bundle", "framework", "xcframework", "icon",
    ]

    /// Folders whose contents are never part of an extension.
    private static let ignored: Set<String> = [
        "build", "DerivedData", "Pods", "Carthage", "SourcePackages", "node_modules", "xcuserdata", "__MACOSX",
    ]

    /// Whether a path is named as a folder that counts as one file.
    static func isPackage(_ path: String) -> Bool { packages.contains(FilePath.fileExtension(path)) }

    func isFolder(_ path: String) -> Bool { names(path) != nil }

    /// The text of a file in UTF-8; nil if it cannot be read.
    func text(_ path: String) -> String? {
        contents(path).flatMap { String(data: $0, encoding: .utf8) }
    }

    /// A path as the folders spell it: a project may write a name in other letters, which most Macs take for the same.
    ///
    /// A path that is not there in any spelling is returned as it is.
    package func spelled(_ path: String) -> String {
        guard path != "/", contents(path) == nil, !isFolder(path) else { return path }
        let folder = spelled(FilePath.folder(path))
        let name = FilePath.name(path)
        let names = names(folder) ?? []
        // Two texts are equal however they compose an accent; the bytes of the folder's own are those of the file.
        let other = names.first { $0 == name } ?? names.first { $0.lowercased() == name.lowercased() }
        return other.map { "\(folder)/\($0)" } ?? path
    }

    /// Every file below a folder in the order of the names; asset catalogues and bundles count as one file.
    ///
    /// Hidden files, build products and other projects are left out.
    func files(below folder: String) -> [String] { files(below: folder, depth: 0) }

    /// The projects in a folder and the folders below it, not deeper than a repository usually keeps them; Xcode's,
    /// unless other names are wanted.
    ///
    /// A project of Xcode's whose file is generated and not there does not count.
    func projects(
        below folder: String,
        levels: Int = 4,
        named isProject: (String) -> Bool = { FilePath.fileExtension($0) == "xcodeproj" }
    ) -> [String] {
        guard levels > 0 else { return [] }
        return (names(folder) ?? [])
            .flatMap { name -> [String] in
                let path = "\(folder)/\(name)"
                // An archive that was made on a Mac has a second file, `._NAME`, for each file.
                guard !name.hasPrefix("."), !Self.ignored.contains(name) else { return [] }
                if isProject(name) { return isWithoutFile(path) ? [] : [path] }
                guard isFolder(path) else { return [] }
                return projects(below: path, levels: levels - 1, named: isProject)
            }
    }

    private func isWithoutFile(_ project: String) -> Bool {
        FilePath.fileExtension(project) == "xcodeproj" && names(project)?.contains("project.pbxproj") != true
    }

    private func files(below folder: String, depth: Int) -> [String] {
        guard depth < Self.depthLimit else { return [] }
        return (names(folder) ?? [])
            .flatMap { name -> [String] in
                let path = "\(folder)/\(name)"
                let kind = FilePath.fileExtension(name)
                if name.hasPrefix(".") || Self.ignored.contains(name) || ["xcodeproj", "xcworkspace"].contains(kind) {
                    return []
                }
                guard isFolder(path), !Self.isPackage(name) else { return [path] }
                return files(below: path, depth: depth + 1)
            }
    }
}
