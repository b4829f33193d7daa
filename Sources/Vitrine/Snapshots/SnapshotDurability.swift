/// What a write survives.
public struct SnapshotDurability: Hashable, Sendable {
    private enum Level {
        case processCrash, powerLoss
    }

    private let level: Level

    /// Readers see the old or the new value whatever happens to the processes; tens of microseconds.
    ///
    /// After a power cut or a crash of the system, the file may be some seconds older, empty or damaged, and reading says so.
    /// Right for values that the app can build again.
    public static let processCrash = SnapshotDurability(level: .processCrash)

    /// When the write returns, the new value is on the disk; before that, the old one is.
    ///
    /// Costs two waits for the disk.
    ///
    /// A later write with ``processCrash`` gives this up again for its own file.
    public static let powerLoss = SnapshotDurability(level: .powerLoss)
}
