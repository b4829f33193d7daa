#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// The right to perform a journal's actions, which one thread of one process has at a time.
///
/// The kernel ends it with its process. So whoever has it knows that an action which was begun and not settled has nobody
/// left who works on it: no clock, process number or lease is needed to tell.
struct ActionTurn: ~Copyable {
    private let folder: OpenFile
    private let lock: FileLock

    /// Waits for the turn.
    ///
    /// - Throws: ``VitrineError`` with code `locked`, or a failure of the file system.
    init(of fileName: String, in container: GroupContainer, patience: Duration) throws(VitrineError) {
        let folder = try OpenFile(at: AT_FDCWD, container.path, O_RDONLY | O_DIRECTORY, path: container.path)
        lock = try SnapshotFile.lock(
            fileName + ".turn",
            at: folder.descriptor,
            in: container.path,
            patience: patience
        )
        self.folder = folder
    }
}
