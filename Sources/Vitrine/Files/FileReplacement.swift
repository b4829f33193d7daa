import CVitrineSystem
import VitrinePlatform

/// Replaces a file's content so that every reader finds either the old or the new content, complete.
///
/// Medians for 400 bytes on ext4, in microseconds, with opening and closing the folder:
///
/// | method | time | drawback |
/// |---|---|---|
/// | Foundation's `.atomic` | 300 | waits for the disk, then renames over |
/// | new file, rename over the old one | 150 | ext4 writes the blocks out at once, because a file is replaced: `auto_da_alloc` |
/// | new file, exchange, unlink the old one | 26 | **used here**, by `renameat2` on Linux and `renameatx_np` on Darwin |
///
/// A reader that has the old file open keeps its content, because no file is written to after it got its final name. A
/// process that dies at any point leaves the old or the new content, and at most one extra file, which the next writer
/// removes. The caller holds the lock that excludes Vitrine's other writers.
struct FileReplacement {
    let folder: Int32
    let name: String
    /// The name of the new file until the exchange, and of the old file after it.
    let newName: String
    let folderPath: String

    private var newPath: String { folderPath + "/" + newName }

    /// Replaces the content.
    ///
    /// With ``SnapshotDurability/powerLoss``, the order makes this safe: the new content is on the disk before a name
    /// refers to it, and the name is on the disk before this returns. The old file keeps its blocks until then, because
    /// it is unlinked last.
    func replace(with bytes: [UInt8], durability: SnapshotDurability) throws(VitrineError) {
        try makeFile(with: bytes, durability)
        try exchange()
        if durability == .powerLoss { try syncFolders() }
        // If this fails, the next writer tries again.
        unlinkat(folder, newName, 0)
    }

    /// Creates the new file with its complete content.
    private func makeFile(with bytes: [UInt8], _ durability: SnapshotDurability) throws(VitrineError) {
        do throws(VitrineError) {
            let file = try createFile()
            try file.write(bytes, path: newPath)
            guard durability == .powerLoss else { return }
            let failed = -vitrine_sync(file.descriptor)
            guard failed == 0 else { throw .system("fsync", failed, path: newPath, writing: true) }
        } catch {
            // Leave no partial file behind on a full disk.
            unlinkat(folder, newName, 0)
            throw error
        }
    }

    /// Creates an empty file; a file that a dead writer left under the name is removed.
    private func createFile() throws(VitrineError) -> OpenFile {
        let flags = O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW
        do throws(VitrineError) {
            return try OpenFile(at: folder, newName, flags, path: newPath)
        } catch {
            guard error.cause?.errno == EEXIST else { throw error }
        }
        guard unlinkat(folder, newName, 0) == 0 || errno == ENOENT else {
            throw .system("unlinkat", errno, path: newPath, writing: true)
        }
        return try OpenFile(at: folder, newName, flags, path: newPath)
    }

    /// Exchanges the names of the new file and the snapshot, so that the new file becomes the snapshot.
    private func exchange() throws(VitrineError) {
        var failed = -vitrine_exchange(folder, newName, name)
        if failed == ENOENT {
            // The first write. Another program may create the file in the meantime, so the name is taken only if it is
            // free.
            failed = -vitrine_rename_new(folder, newName, name)
            if failed == EEXIST { failed = -vitrine_exchange(folder, newName, name) }
        }
        if failed == EINVAL || failed == ENOSYS || failed == ENOTSUP {
            // A file system without exchange: use a plain rename, which every file system supports.
            failed = renameat(folder, newName, folder, name) == 0 ? 0 : errno
        }
        guard failed == 0 else { throw .system("renameat2", failed, path: folderPath + "/" + name, writing: true) }
    }

    private func syncFolders() throws(VitrineError) {
        let service = folderPath + "/" + GroupContainer.serviceFolder
        for (name, path) in [(".", folderPath), (GroupContainer.serviceFolder, service)] {
            let opened = try OpenFile(at: folder, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW, path: path)
            let failed = -vitrine_sync(opened.descriptor)
            guard failed == 0 else { throw .system("fsync", failed, path: path, writing: true) }
        }
    }
}
