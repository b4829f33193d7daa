/// The files that Xcode 16's synchronized folders give to a target.
///
/// A target that lists such a folder has all of its files except those of the target's exception set. Another target
/// has only the files that an exception set names for it.
struct SynchronizedFolders {
    let objects: ProjectObjects
    let folders: ProjectFolders
    let files: FileTree

    func files(of target: ProjectObjects.Object) -> [String] {
        let own = Set(target.list("fileSystemSynchronizedGroups"))
        return objects.all(isa: "PBXFileSystemSynchronizedRootGroup")
            .flatMap { group -> [String] in
                guard let folder = folders.path(of: group.id) else { return [] }
                let named = exceptions(of: group, for: target).flatMap { paths($0, in: folder) }
                guard own.contains(group.id) else { return named }
                let excluded = Set(named + filtered(of: group, for: target).flatMap { paths($0, in: folder) })
                return files.files(below: folder).filter { !excluded.contains($0) }
            }
    }

    private func exceptions(of group: ProjectObjects.Object, for target: ProjectObjects.Object) -> [String] {
        sets(of: group, for: target).flatMap { $0.list("membershipExceptions") }
    }

    private func sets(of group: ProjectObjects.Object, for target: ProjectObjects.Object) -> [ProjectObjects.Object] {
        objects.all(group.list("exceptions")).filter { $0.text("target") == target.id }
    }

    /// The files of other platforms than a phone's.
    private func filtered(of group: ProjectObjects.Object, for target: ProjectObjects.Object) -> [String] {
        sets(of: group, for: target)
            .flatMap { $0.lists("platformFiltersByRelativePath").filter { !$0.value.contains("ios") }.keys }
    }

    /// The files that an exception names: a file, or every file of a folder.
    private func paths(_ exception: String, in folder: String) -> [String] {
        // A localised file is written as `/Localized: Folder/Name.strings` and lies in several `.lproj` folders.
        let mark = "/Localized: "
        guard exception.hasPrefix(mark) else {
            let path = FilePath.absolute(exception, in: folder)
            let isLeaf = !files.isFolder(path) || FilePath.fileExtension(path) == "xcassets"
            return isLeaf ? [path] : files.files(below: path)
        }
        let path = FilePath.absolute(String(exception.dropFirst(mark.count)), in: folder)
        return files.files(below: FilePath.folder(path))
            .filter { file in
                FilePath.name(file) == FilePath.name(path) && FilePath.fileExtension(FilePath.folder(file)) == "lproj"
            }
    }
}
