public import VitrinePlatform

extension SnapshotStore {
    /// Changes a snapshot and its asset in one generation.
    ///
    /// Under the snapshot's lock, this stores the new content under a new name, changes the snapshot as
    /// ``update(_:owner:now:options:_:)`` does, and then removes assets that neither this generation nor the
    /// previous one names. Text and asset become visible together, at the moment when the snapshot's file is replaced.
    /// The previous generation's asset stays until the next update, for readers that have just read its name; only a
    /// full disk removes it earlier.
    ///
    /// - Parameters:
    ///   - key: The snapshot to change.
    ///   - asset: The asset to change with it.
    ///   - content: What to do with the asset.
    ///   - owner: The writer, if the snapshot has several; the asset's reference must be one of its fields.
    ///   - now: The date of the owner's stamp; the store's clock's unless given.
    ///   - options: The day of the fields, and the failures that the write survives.
    ///   - change: Changes the value. Any change to the asset's reference is ignored.
    /// - Returns: What was written.
    /// - Throws: The errors of an update without an asset, and ``VitrineError`` with code `tooLarge` for the asset.
    ///   Snapshot and asset are then unchanged. A plain name that cannot be set is not an error: see
    ///   ``SnapshotUpdate/plainNameFailure``.
    @discardableResult
    public func update<Value>(
        _ key: SnapshotKey<Value>,
        with asset: SnapshotAsset<Value>,
        _ content: AssetChange,
        owner: SnapshotOwner<Value> = .single,
        now: Date? = nil,
        options: SnapshotWrite = SnapshotWrite(),
        _ change: (inout Value) throws -> Void
    ) throws -> SnapshotUpdate {
        let stamp = stamp(now, options)
        return try update(key, asset, owner: owner, stamp: stamp, durability: options.durability) { value in
            try change(&value)
            return content
        }
    }

    /// Changes a snapshot, and its asset as the closure says.
    func update<Value>(
        _ key: SnapshotKey<Value>,
        _ asset: SnapshotAsset<Value>,
        owner: SnapshotOwner<Value>,
        stamp: SnapshotStamp,
        durability: SnapshotDurability,
        _ change: (inout Value) throws -> AssetChange
    ) throws -> SnapshotUpdate {
        let folder = try AssetFolder(asset, in: try writableContainer)
        var before: String?
        return try update(key, owner: owner, stamp: stamp, durability: durability) { value in
            let stored = value[keyPath: asset.reference]
            before = asset.file(named: stored)
            let content = try change(&value)
            value[keyPath: asset.reference] =
                switch content {
                case .keep: stored
                case .remove: ""
                case .replace(let bytes): try folder.store(bytes, keeping: before, durability: durability)
                }
        } finish: { value, update in
            let current = asset.file(named: value[keyPath: asset.reference])
            folder.sweep(keeping: [before, current])
            do throws(VitrineError) {
                try folder.setPlainName(of: current)
            } catch {
                update.plainNameFailure = error
            }
        }
    }

    /// Reads a snapshot and the asset that was stored with it.
    ///
    /// Takes no lock. If the asset is gone because a new generation was stored in the meantime, the new generation is
    /// read, text and asset; so the two always belong together. An asset that stays missing is a separate result, and
    /// the text is still returned.
    public func read<Value>(
        _ key: SnapshotKey<Value>,
        with asset: SnapshotAsset<Value>
    ) -> (snapshot: SnapshotReading<Value>, asset: AssetReading) {
        var reading = read(key)
        // Another round is needed only if two generations are stored between two reads; no writer does that for long.
        for _ in 0..<16 {
            guard let snapshot = reading.snapshot else { return (reading, .none) }
            let found = self.read(asset, named: snapshot.value[keyPath: asset.reference])
            guard found == .missing else { return (reading, found) }
            let again = read(key)
            guard
                again.snapshot?.generation != snapshot.generation
                    || again.value?[keyPath: asset.reference] != snapshot.value[keyPath: asset.reference]
            else { return (reading, .missing) }
            reading = again
        }
        return (reading, .missing)
    }

    private func read<Value>(_ asset: SnapshotAsset<Value>, named reference: String) -> AssetReading {
        guard !reference.isEmpty else { return .none }
        guard let name = asset.file(named: reference) else { return .damaged("the reference is not a valid file name") }
        let path: String
        do throws(VitrineError) {
            path = try container.path + "/" + name
        } catch {
            return .unreadable(error)
        }
        switch FileReader.read(path: path, maximumByteCount: asset.maximumByteCount) {
        case .missing: return .missing
        case .failed(let error): return .unreadable(error)
        case .tooLarge(let count):
            return .damaged("\(path) has \(count) bytes, but the limit is \(asset.maximumByteCount)")
        case .content(let bytes):
            guard let digest = asset.digest(in: name), digest != ContentDigest(of: bytes) else {
                return .content(bytes)
            }
            return .damaged("the content of \(path) does not match its name")
        }
    }
}
