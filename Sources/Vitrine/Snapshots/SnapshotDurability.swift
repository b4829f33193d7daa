/// The failures that a write survives.
public struct SnapshotDurability: Hashable, Sendable {
    private enum Level {
        case processCrash, powerLoss
    }

    private let level: Level

    /// Readers see the old or the new value, whatever happens to the processes; a write takes tens of microseconds.
    ///
    /// After a power failure or a system crash, the file may be some seconds older, empty or damaged; reading reports
    /// this. Use this level for values that the app can build again.
    public static let processCrash = SnapshotDurability(level: .processCrash)

    /// When the write returns, the new value is on the disk; until then, the old one is.
    ///
    /// A write waits for the disk twice. A later write with ``processCrash`` loses this guarantee for its own file.
    public static let powerLoss = SnapshotDurability(level: .powerLoss)
}
