import CVitrineSystem

#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Replaces a file's content so that every reader, ours or one that simply opens it, finds the old or the new content whole.
///
/// Medians for 400 bytes on ext4, in microseconds, with opening and closing the folder:
///
/// | way | time | why not |
/// |---|---|---|
/// | Foundation's `.atomic` | 300 | waits for the disk, then renames over |
/// | new file, rename over the old one | 150 | ext4 writes the blocks out at once, because a file is replaced: `auto_da_alloc` |
/// | new file, exchange, unlink the old one | 26 | makes and frees an inode each time; **our fall-back** |
/// | fill the spare file under a lease, exchange | 12-17 | **ours** |
/// | fill the spare file, exchange | 10 | torn for a reader that opened the spare when it still was the snapshot |
///
/// The spare is the file that was the snapshot before the last one. Somebody may still read it. A write lease
/// (`F_SETLEASE`) answers exactly that: the kernel grants it only if nobody else has the file open, and holds up whoever
/// opens it until the lease is given back, which we do when the content is whole. No lease: a new file.
///
/// A process that dies at any point leaves the snapshot untouched and a spare that the next writer fills anew.
/// The caller holds the lock that excludes other writers of ours.
struct FileReplacement {
    let folder: Int32
    let name: String
    let spareName: String
    let folderPath: String

    /// Larger content gets a new file.
    ///
    /// A block is written as a whole or not at all even if the power fails, several are not.
    private static let largestReuse = 4096

    /// Replaces the content without waiting for the disk.
    func replace(with bytes: [UInt8]) throws(VitrineError) {
        if try !refill(with: bytes) {
            try makeSpare(with: bytes, sync: false)
        }
        try exchange()
    }

    /// Replaces the content and returns when it is on the disk.
    ///
    /// The order is what makes it safe: the new content is on the disk before a name leads to it, and the name before we
    /// return. The old file keeps its blocks until the exchange is on the disk, because it is unlinked only after.
    func replaceDurably(with bytes: [UInt8]) throws(VitrineError) {
        try makeSpare(with: bytes, sync: true)
        try exchange()
        try syncFolders()
        // Without a spare, the next quick write makes a new file instead of writing over blocks that the disk may need.
        unlinkat(folder, spareName, 0)
    }

    /// Fills the spare that the last write has left.
    ///
    /// - Returns: False if there is none, or it must not be written to.
    private func refill(with bytes: [UInt8]) throws(VitrineError) -> Bool {
        guard bytes.count <= Self.largestReuse else { return false }
        let opened = uninterrupted { openat(folder, spareName, O_WRONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC) }
        guard opened.errno == 0 else { return false }
        let spare = OpenFile(descriptor: opened.result)
        var status = stat()
        guard fstat(spare.descriptor, &status) == 0, isReusable(status) else { return false }
        guard vitrine_lease(spare.descriptor) == 0 else { return false }
        // Closing gives the lease back, also when writing fails.
        try spare.write(bytes, path: folderPath + "/" + spareName)
        if status.st_size > off_t(bytes.count), ftruncate(spare.descriptor, off_t(bytes.count)) != 0 {
            throw .system("ftruncate", errno, path: folderPath + "/" + spareName, writing: true)
        }
        return true
    }

    /// A file with a second name is one that was set aside, or somebody's copy.
    private func isReusable(_ status: stat) -> Bool {
        FileReader.isRegular(status) && status.st_nlink == 1 && status.st_size <= off_t(Self.largestReuse)
            && status.st_uid == geteuid() && status.st_mode & 0o7777 == 0o600
    }

    /// Makes a new spare, in place of one that may be there.
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
            // A full disk should not stay full because of us.
            unlinkat(folder, spareName, 0)
            throw error
        }
    }

    /// Makes the spare the snapshot.
    private func exchange() throws(VitrineError) {
        var failed = -vitrine_exchange(folder, spareName, name)
        if failed == ENOENT {
            // The first write. Somebody else may make the file meanwhile, so the name is taken only if it is free.
            failed = -vitrine_rename_new(folder, spareName, name)
            if failed == EEXIST { failed = -vitrine_exchange(folder, spareName, name) }
        }
        if failed == EINVAL || failed == ENOSYS || failed == ENOTSUP {
            // A file system without exchange: the old way, which every one has.
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
