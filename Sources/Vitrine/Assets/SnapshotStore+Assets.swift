import VitrinePlatform

extension SnapshotStore {
    /// Changes a snapshot and its asset in one generation.
    func update<Value>(
        _ key: SnapshotKey<Value>,
        with file: SnapshotAsset<Value>.Change,
        owner: SnapshotOwner<Value>,
        stamp: SnapshotStamp,
        durability: SnapshotDurability,
        _ change: (inout Value) throws -> Void
    ) throws -> SnapshotUpdate {
        let asset = try file.asset.of(key)
        let folder = try AssetFolder(asset, in: try writableContainer)
        var before: String?
        return try update(key, owner: owner, stamp: stamp, durability: durability) { value, _ in
            let stored = value[keyPath: asset.reference]
            before = asset.file(named: stored)
            try change(&value)
            value[keyPath: asset.reference] =
                switch file {
                case .keep: stored
                case .remove: ""
                case .replace(_, let bytes): try folder.store(bytes, keeping: before, durability: durability)
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
            let found = self.read(asset, of: key, named: snapshot.value[keyPath: asset.reference])
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

    private func read<Value>(
        _ asset: SnapshotAsset<Value>,
        of key: SnapshotKey<Value>,
        named reference: String
    ) -> AssetReading {
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
            guard let digest = try? asset.of(key).digest(in: name), digest != ContentDigest(of: bytes) else {
                return .content(bytes)
            }
            return .damaged("the content of \(path) does not match its name")
        }
    }
}
