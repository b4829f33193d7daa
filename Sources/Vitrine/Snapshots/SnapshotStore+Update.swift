public import VitrinePlatform

extension SnapshotStore {
    /// Changes an owner's fields of a snapshot, and leaves every other field of the file unchanged.
    ///
    /// Under the file's lock, this reads the file again, decodes it, calls `change`, takes the owner's fields from the result,
    /// keeps every other field byte for byte (known to `Value` or not), stamps the owner, increments the generation, and replaces
    /// the file.
    ///
    /// - Parameters:
    ///   - key: The snapshot to change.
    ///   - owner: The writer. Changes to fields that it does not own are not stored.
    ///   - now: The date of the owner's stamp.
    ///   - day: The local day that the fields belong to, for the owner's stamp.
    ///   - initial: The value to start from if no usable value is stored. A damaged file is then set aside, never deleted.
    ///   - durability: The failures that the write survives.
    ///   - change: Changes the value. Other writers wait while it runs: compute first, and only assign here.
    /// - Returns: What was written.
    /// - Throws: ``VitrineError``: `missing` or `damaged` without a default, `newerVersion`, `locked`, `tooLarge`, or a failure of
    ///   the file system; and any error of `change`. The stored file is then unchanged.
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

    /// Changes an owner's fields, and calls `finish` with the stored value while the file is still locked, when no step can fail
    /// any more.
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

    /// Stores a whole value in place of any stored content, and stamps its writer.
    ///
    /// Use it for a snapshot with a single writer. Fields that `Value` does not have are dropped; a damaged file is set aside.
    ///
    /// - Throws: ``VitrineError``: `newerVersion`, `locked`, `tooLarge`, `encodingFailed`, or a failure of the file system. The
    ///   stored file is then unchanged.
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
            throw VitrineError(.encodingFailed, "\(key.fileName): \(Value.self) cannot be encoded: \(type(of: error))")
        }
    }

    /// Removes a snapshot, whatever its file contains.
    ///
    /// A missing snapshot is not an error.
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
