/// A folder of Swift files with what lies beside them.
struct FolderProject {
    let files: FileTree

    /// Files for people and tools, which no bundle contains.
    private static let unbundled: Set<String> = ["md", "yml", "yaml", "h", "m", "xcconfig", "resolved", "swiftpm"]

    /// The extension in a folder, or in a single file.
    func sources(at path: String) -> ExtensionSources {
        let all = files.isFolder(path) ? files.files(below: path) : [path]
        let name = FilePath.stem(path)
        return ExtensionSources(
            name: name,
            code: ModuleSources(
                name: ModuleName.make(name),
                swiftFiles: all.filter(Self.isSwift),
                definitions: GeneratedClasses.definitions(all)
            ),
            resources: Self.resources(all),
            infoPlist: all.first { FilePath.name($0) == "Info.plist" }
                ?? all.first { FilePath.name($0).hasSuffix("Info.plist") },
            entitlements: Self.entitlements(all).map { .file($0) } ?? .absent
        )
    }

    /// The extension in a folder that has an app beside it, and no project that describes them.
    ///
    /// It is the largest folder around the only `@main` widget that has no other `@main` type.
    func widget(in path: String) -> ExtensionSources {
        let mains = CandidateCheck(files: files).mainTypes(in: files.files(below: path).filter(Self.isSwift))
        let widgets = mains.filter(\.isWidget)
        guard mains.count > 1, widgets.count == 1 else { return sources(at: path) }
        let others = mains.filter { !$0.isWidget }.map(\.file)
        var folder = FilePath.folder(widgets[0].file)
        guard !others.contains(where: { $0.hasPrefix(folder + "/") }) else { return sources(at: path) }
        while !others.contains(where: { $0.hasPrefix(FilePath.folder(folder) + "/") }) {
            folder = FilePath.folder(folder)
        }
        var found = sources(at: folder)
        found.notes.append("no project describes the extension; it is taken to be the folder \(folder)")
        return found
    }

    /// The first property list of entitlements.
    static func entitlements(_ paths: [String]) -> String? {
        paths.first { FilePath.fileExtension($0) == "entitlements" }
    }

    static func isSwift(_ path: String) -> Bool { FilePath.fileExtension(path) == "swift" }

    /// The files that go into the extension's bundle.
    static func resources(_ paths: [String]) -> [String] {
        paths.filter { path in
            let kind = FilePath.fileExtension(path)
            return !isSwift(path) && kind != "entitlements" && !FilePath.name(path).hasSuffix("Info.plist")
                && !unbundled.contains(kind) && !GeneratedClasses.kinds.contains(kind) && kind != ""
        }
    }
}
