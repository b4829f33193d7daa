import VitrinePlatform

/// The files that a value is derived from, with their states before they were read.
///
/// An update with `deriving:` passes it to the closure that computes; the closure reads everything that the result
/// depends on through it. Reading takes no lock.
public struct SnapshotSources: Sendable {
    private var states: [String: FileState] = [:]

    /// Creates an empty list, for code that reads the same files without an update.
    public init() {}

    /// Reads a snapshot, and notes its state.
    ///
    /// - Parameters:
    ///   - key: The snapshot to read.
    ///   - store: The store that holds it, which may be another than the one that is updated.
    /// - Returns: The reading.
    public mutating func read<Value>(
        _ key: SnapshotKey<Value>,
        in store: SnapshotStore
    ) -> SnapshotReading<Value> {
        note(key, in: store)
        return store.read(key)
    }

    /// Reads a snapshot and the asset that was stored with it, and notes the snapshot's state, which names the asset.
    ///
    /// - Parameters:
    ///   - key: The snapshot to read.
    ///   - asset: The asset to read with it.
    ///   - store: The store that holds both, which may be the one that is updated.
    /// - Returns: Both readings.
    public mutating func read<Value>(
        _ key: SnapshotKey<Value>,
        with asset: SnapshotAsset<Value>,
        in store: SnapshotStore
    ) -> (snapshot: SnapshotReading<Value>, asset: AssetReading) {
        note(key, in: store)
        return store.read(key, with: asset)
    }

    private mutating func note<Value>(_ key: SnapshotKey<Value>, in store: SnapshotStore) {
        // A store without a folder has no state; its reading says why.
        if let container = try? store.container { note(file: container.path(of: key)) }
    }

    /// Notes the state of a file that the code reads itself after this call.
    public mutating func note(file path: String) {
        // The first state counts: a file that changes between two reads of one computation has changed.
        if states[path] == nil { states[path] = FileState(path) }
    }

    /// The path of a source that is no longer as it was noted; nil if every source is.
    var changedPath: String? { states.first { $0.value.hasChanged(at: $0.key) }?.key }
}
