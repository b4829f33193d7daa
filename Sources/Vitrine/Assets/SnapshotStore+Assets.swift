#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension SnapshotStore {
    /// Changes an owner's fields of a snapshot and its asset in one generation.
    ///
    /// Under the snapshot's lock: stores the new content under a new name, changes the snapshot as
    /// ``update(_:owner:now:day:default:durability:_:)`` does, then takes away assets that neither this generation nor the
    /// one before names. The moment at which the snapshot's file is replaced is the moment at which text and asset become
    /// visible, both or neither. The asset of the generation before stays until the next update, for those who have just
    /// read its name; only a full disk takes it away earlier.
    ///
    /// - Parameters:
    ///   - key: The snapshot.
    ///   - owner: Who writes; the asset's reference must be one of its fields.
    ///   - now: The moment for the owner's stamp.
    ///   - initial: The value to begin with if nothing usable is stored.
    ///   - asset: The asset.
    ///   - content: What becomes of it.
    ///   - durability: What the write survives.
    ///   - change: Changes the value. Whatever it does to the asset's reference does not count.
    /// - Returns: What was written.
    /// - Throws: As an update without an asset, and ``VitrineError`` with code `tooLarge` for the asset. Both are then as they were.
    ///   A plain name that cannot be had is no error: see ``SnapshotUpdate/plainNameFailure``.
    @discardableResult
    public func update<Value>(
        _ key: SnapshotKey<Value>,
        owner: SnapshotOwner,
        now: Date,
        default initial: @autoclosure () -> Value? = nil,
        asset: SnapshotAsset<Value>,
        _ content: AssetChange,
        durability: SnapshotDurability = .processCrash,
        _ change: (inout Value) throws -> Void
    ) throws -> SnapshotUpdate {
        let folder = try AssetFolder(asset, in: container)
        var before: String?
        return try update(
            key,
            owner: owner,
            now: now,
            day: nil,
            default: initial,
            durability: durability
        ) { value in
            let stored = value[keyPath: asset.reference]
            before = asset.file(named: stored)
            try change(&value)
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
    /// Takes no lock. If the asset is gone because another generation came meanwhile, that one is read, text and all; so the two always
    /// belong together. An asset that stays missing is an answer of its own, and the text is there all the same.
    public func read<Value>(
        _ key: SnapshotKey<Value>,
        with asset: SnapshotAsset<Value>
    ) -> (snapshot: SnapshotReading<Value>, asset: AssetReading) {
        var reading = read(key)
        // Two generations must come and go between two readings for one more round; nobody writes like that for long.
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
        guard let name = asset.file(named: reference) else { return .damaged("the snapshot names no file") }
        let path = container.path + "/" + name
        switch FileReader.read(path: path, maximumByteCount: asset.maximumByteCount) {
        case .missing: return .missing
        case .failed(let error): return .unreadable(error)
        case .tooLarge(let count):
            return .damaged("\(path) has \(count) bytes, \(asset.maximumByteCount) are allowed")
        case .content(let bytes):
            guard let digest = asset.digest(in: name), digest != ContentDigest(of: bytes) else {
                return .content(bytes)
            }
            return .damaged("\(path) is not what was stored under this name")
        }
    }
}
