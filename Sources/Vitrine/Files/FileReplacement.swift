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
/// | new file, exchange, unlink the old one | 26 | creates and frees an inode each time; **the fall-back** |
/// | fill the spare file under a lease, exchange | 12-17 | none; **used here** |
/// | fill the spare file, exchange | 10 | torn for a reader that opened the spare while it was still the snapshot |
///
/// The spare is the file that was the snapshot before the last one. A reader may still have it open. A write lease
/// (`F_SETLEASE`) detects exactly that: the kernel grants it only if no other process has the file open, and blocks every
/// open until the lease is released, which happens when the content is complete. Without a lease, a new file is used.
///
/// A process that dies at any point leaves the snapshot unchanged, and a spare that the next writer fills again.
/// The caller holds the lock that excludes Vitrine's other writers.
struct FileReplacement {
    let folder: Int32
    let name: String
    let spareName: String
    let folderPath: String

    /// The maximum size of content that is written into the spare; larger content gets a new file.
    ///
    /// If the power fails, a single block is written completely or not at all; several blocks are not.
    private static let largestReuse = 4096

    /// Replaces the content without waiting for the disk.
    func replace(with bytes: [UInt8]) throws(VitrineError) {
        if try !refill(with: bytes) {
            try makeSpare(with: bytes, sync: false)
        }
        try exchange()
    }

    /// Replaces the content, and returns when the new content is on the disk.
    ///
    /// The order makes this safe: the new content is on the disk before a name refers to it, and the name is on the disk before
    /// this returns. The old file keeps its blocks until the exchange is on the disk, because it is unlinked only afterwards.
    func replaceDurably(with bytes: [UInt8]) throws(VitrineError) {
        try makeSpare(with: bytes, sync: true)
        try exchange()
        try syncFolders()
        // Without a spare, the next quick write creates a new file instead of overwriting blocks that the disk may still need.
        unlinkat(folder, spareName, 0)
    }

    /// Fills the spare that the last write left.
    ///
    /// - Returns: False if there is no spare, or it must not be written to.
    private func refill(with bytes: [UInt8]) throws(VitrineError) -> Bool {
        guard bytes.count <= Self.largestReuse else { return false }
        let opened = uninterrupted { openat(folder, spareName, O_WRONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC) }
        guard opened.errno == 0 else { return false }
        let spare = OpenFile(descriptor: opened.result)
        var status = stat()
        guard fstat(spare.descriptor, &status) == 0, isReusable(status) else { return false }
        guard vitrine_lease(spare.descriptor) == 0 else { return false }
        // Closing the file releases the lease, also if writing fails.
        try spare.write(bytes, path: folderPath + "/" + spareName)
        if status.st_size > off_t(bytes.count), ftruncate(spare.descriptor, off_t(bytes.count)) != 0 {
            throw .system("ftruncate", errno, path: folderPath + "/" + spareName, writing: true)
        }
        return true
    }

    /// Whether a spare may be overwritten; a file with a second name was set aside or copied, and must not be.
    private func isReusable(_ status: stat) -> Bool {
        FileReader.isRegular(status) && status.st_nlink == 1 && status.st_size <= off_t(Self.largestReuse)
            && status.st_uid == geteuid() && status.st_mode & 0o7777 == 0o600
    }

    /// Creates a new spare, and replaces an existing one.
    private func makeSpare(with bytes: [UInt8], sync: Bool) throws(VitrineError) {
        let path = folderPath + "/" + spareName
        if unlinkat(folder, spareName, 0) != 0, errno != ENOENT {
            throw .system("unlinkat", errno, path: path, writing: true)
        }
        do throws(VitrineError) {
            let spare = try OpenFile(at: folder, spareName, O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, path: path)
            try spare.write(bytes, path: path)
            guard sync else { return }
            let failed = -vitrine_sync(spare.descriptor)
            guard failed == 0 else { throw .system("fsync", failed, path: path, writing: true) }
        } catch {
            // Leave no partial file behind on a full disk.
            unlinkat(folder, spareName, 0)
            throw error
        }
    }

    /// Exchanges the names of the spare and the snapshot, so that the spare becomes the snapshot.
    private func exchange() throws(VitrineError) {
        var failed = -vitrine_exchange(folder, spareName, name)
        if failed == ENOENT {
            // The first write. Another program may create the file in the meantime, so the name is taken only if it is free.
            failed = -vitrine_rename_new(folder, spareName, name)
            if failed == EEXIST { failed = -vitrine_exchange(folder, spareName, name) }
        }
        if failed == EINVAL || failed == ENOSYS || failed == ENOTSUP {
            // A file system without exchange: use a plain rename, which every file system supports.
            failed = renameat(folder, spareName, folder, name) == 0 ? 0 : errno
        }
        guard failed == 0 else { throw .system("renameat2", failed, path: folderPath + "/" + name, writing: true) }
    }

    private func syncFolders() throws(VitrineError) {
        let service = folderPath + "/" + GroupContainer.serviceFolder
        for (name, path) in [(".", folderPath), (GroupContainer.serviceFolder, service)] {
            let opened = try OpenFile(at: folder, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW, path: path)
            guard fsync(opened.descriptor) == 0 else { throw .system("fsync", errno, path: path, writing: true) }
        }
    }
}
