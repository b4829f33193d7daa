import VitrinePlatform

/// The right to perform a journal's actions, held by one thread of one process at a time.
///
/// The kernel releases it when its process ends. So the holder knows that no other process is working on an action that
/// was begun and not settled. No clock, process number or lease is needed.
struct ActionTurn: ~Copyable {
    private let folder: OpenFile
    private let lock: FileLock

    /// Waits for the turn.
    ///
    /// - Throws: ``VitrineError`` with code `locked`, or a failure of the file system.
    init(of fileName: String, in container: GroupContainer, timeout: Duration) throws(VitrineError) {
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
