#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

extension SnapshotStore {
    /// Changes an owner's fields of a snapshot, and leaves everything else in the file as it is.
    ///
    /// Under the file's lock: reads again, decodes, calls `change`, takes the owner's fields from the result, keeps every other
    /// field byte for byte (known to `Value` or not), stamps the owner, raises the generation, replaces the file.
    ///
    /// - Parameters:
    ///   - key: The snapshot.
    ///   - owner: Who writes. Changes to fields that are not its own are not stored.
    ///   - now: The moment for the owner's stamp.
    ///   - day: The local day that the fields belong to, for the owner's stamp.
    ///   - initial: The value to begin with if nothing usable is stored. A damaged file is then set aside, never deleted.
    ///   - durability: What the write survives.
    ///   - change: Changes the value. It runs while other writers wait: compute first, assign here.
    /// - Returns: What was written.
    /// - Throws: ``VitrineError``: `missing` or `damaged` without a default, `newerVersion`, `locked`, `tooLarge`, or a failure of
    ///   the file system; and whatever `change` throws. The stored file is then as it was.
    @discardableResult
    public func update<Value>(
        _ key: SnapshotKey<Value>,
        owner: SnapshotOwner,
        now: Date,
        day: LocalDay? = nil,
        default initial: @autoclosure () -> Value? = nil,
        durability: SnapshotDurability = .processCrash,
        _ change: (inout Value) throws -> Void
    ) throws -> SnapshotUpdate {
        try update(key, owner: owner, now: now, day: day, default: initial, durability: durability, change) { _, _ in }
    }

    /// Changes an owner's fields, and does what belongs to that while the file is still locked: `finish` is called with the
    /// value once it is stored, when nothing can fail any more.
    func update<Value>(
        _ key: SnapshotKey<Value>,
        owner: SnapshotOwner,
        now: Date,
        day: LocalDay?,
        default initial: () -> Value?,
        durability: SnapshotDurability,
        _ change: (inout Value) throws -> Void,
        finish: (Value, inout SnapshotUpdate) -> Void
    ) throws -> SnapshotUpdate {
        let stamp = SnapshotStamp(writtenAt: now, day: day)
        return try withLockedFile(key) { file throws in
            var document = SnapshotDocument(schema: key.schema)
            var damage: DamageReport?
            var value: Value
            switch try stored(in: file, key: key) {
            case .document(let found, let decoded):
                document = found
                value = decoded
            case .missing(let error):
                guard let begin = initial() else { throw error }
                value = begin
                try document.take(value)
            case .damaged(let report, let error):
                guard let begin = initial() else { throw error }
                damage = report
                value = begin
                try document.take(value)
            }
            try change(&value)
            try document.take(owner.fields, of: value)
            document.metadata.mark(owner.name, stamp, schema: key.schema)
            var update = try file.store(document, key: key, damage: damage, now: now, durability: durability)
            finish(value, &update)
            return update
        }
    }

    /// Stores a whole value, in place of whatever is there, and stamps its writer.
    ///
    /// For a snapshot with a single writer. Fields that `Value` does not have are dropped; a damaged file is set aside.
    ///
    /// - Throws: ``VitrineError``: `newerVersion`, `locked`, `tooLarge`, `encodingFailed`, or a failure of the file system. The
    ///   stored file is then as it was.
    @discardableResult
    public func write<Value>(
        _ value: Value,
        to key: SnapshotKey<Value>,
        by writer: SnapshotOwner,
        now: Date,
        day: LocalDay? = nil,
        durability: SnapshotDurability = .processCrash
    ) throws(VitrineError) -> SnapshotUpdate {
        do {
            return try withLockedFile(key) { file throws in
                var document = SnapshotDocument(schema: key.schema)
                var damage: DamageReport?
                switch try stored(in: file, key: key) {
                case .document(let found, _): document.metadata = found.metadata
                case .missing: break
                case .damaged(let report, _): damage = report
                }
                try document.take(value)
                document.metadata.mark(writer.name, SnapshotStamp(writtenAt: now, day: day), schema: key.schema)
                return try file.store(document, key: key, damage: damage, now: now, durability: durability)
            }
        } catch let error as VitrineError {
            throw error
        } catch {
            throw VitrineError(.encodingFailed, "\(key.fileName): \(Value.self) is no JSON object: \(type(of: error))")
        }
    }

    /// Removes a snapshot, whatever is in its file.
    ///
    /// A snapshot that is not there is not an error.
    ///
    /// - Throws: ``VitrineError``: `locked`, or a failure of the file system.
    public func remove<Value>(
        _ key: SnapshotKey<Value>,
        durability: SnapshotDurability = .processCrash
    ) throws(VitrineError) {
        do {
            try withLockedFile(key) { file throws in try file.remove(durability: durability) }
        } catch let error as VitrineError {
            throw error
        } catch {
            throw VitrineError(.inputOutput, "\(key.fileName): \(error)")
        }
    }
}
