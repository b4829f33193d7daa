/// The right to work on what a file records, held by one thread of one process at a time.
///
/// The kernel releases it when its process ends. So the holder knows that no other process is working on an action that
/// was begun and not settled. No clock, process number or lease is needed.
package struct FileTurn: ~Copyable {
    private let folder: OpenFile
    private let lock: FileLock

    fileprivate init(of fileName: String, in container: GroupContainer, timeout: Duration) throws(VitrineError) {
        let folder = try container.open()
        lock = try SnapshotFile.lock(
            fileName + ".turn",
            at: folder.descriptor,
            in: container.path,
            timeout: timeout
        )
        self.folder = folder
    }
}

extension SnapshotStore {
    /// Waits for the turn on a file of the store, at most for ``lockTimeout``.
    ///
    /// - Throws: ``VitrineError`` with code `locked`, or a failure of the file system.
    package func turn(on fileName: String) throws(VitrineError) -> FileTurn {
        try FileTurn(of: fileName, in: try writableContainer, timeout: lockTimeout)
    }
}
