public import VitrinePlatform

extension SnapshotStore {
    /// The number of computations of a derived update before it fails.
    public static let derivingAttempts = 8

    /// Changes a snapshot by values that are derived from other files, without a lock while they are computed.
    ///
    /// A value that is computed first and assigned inside an ordinary update may be older than the one that another process has
    /// stored meanwhile. A value that is computed inside the closure is correct, but holds the lock all the time. Here `derive`
    /// notes the state of each file that it reads. Under the snapshot's lock, the store compares these states with the present
    /// ones, which opens no file. If a source has changed, it releases the lock and derives again.
    ///
    /// ```swift
    /// try store.update(.widget, owner: .habits, now: now, deriving: { sources in
    ///     sources.read(.entries, in: own).value?.done.count ?? 0
    /// }) { snapshot, done in
    ///     snapshot.habitsToday = done
    /// }
    /// ```
    ///
    /// If every writer stores its sources first and then updates the derived snapshot in this way, the last update is derived
    /// from the last sources.
    ///
    /// - Parameters:
    ///   - key: The snapshot to change.
    ///   - owner: The writer, if the snapshot has several.
    ///   - now: The date of the owner's stamp.
    ///   - day: The local day that the fields belong to, for the owner's stamp.
    ///   - durability: The failures that the write survives.
    ///   - derive: Computes the derived values; called again after a source has changed, at most ``derivingAttempts`` times.
    ///   - change: Changes the value by the derived values. Other writers wait while it runs: only assign here.
    /// - Returns: What was written.
    /// - Throws: ``VitrineError`` with code `sourceChanged` if a source changed during every attempt, and the errors of
    ///   ``update(_:owner:now:day:durability:_:)``; and any error of the closures. The stored file is then unchanged.
    @discardableResult
    public func update<Value, Derived>(
        _ key: SnapshotKey<Value>,
        owner: SnapshotOwner<Value> = .single,
        now: Date,
        day: LocalDay? = nil,
        durability: SnapshotDurability = .processCrash,
        deriving derive: (inout SnapshotSources) throws -> Derived,
        _ change: (inout Value, Derived) throws -> Void
    ) throws -> SnapshotUpdate {
        var path = ""
        for _ in 0..<Self.derivingAttempts {
            var sources = SnapshotSources()
            let derived = try derive(&sources)
            do {
                return try update(key, owner: owner, now: now, day: day, durability: durability) { value in
                    if let path = sources.changedPath { throw SourceChanged(path: path) }
                    try change(&value, derived)
                }
            } catch let error as SourceChanged {
                path = error.path
            }
        }
        throw VitrineError(
            .sourceChanged,
            "\(key.fileName) was not updated: \(path) changed during each of \(Self.derivingAttempts) attempts; update it again later"
        )
    }

    /// Ends an attempt whose sources have changed since they were read.
    private struct SourceChanged: Error {
        var path: String
    }
}
