public import VitrinePlatform

extension SnapshotStore {
    /// Changes a snapshot, and leaves every field of the file that was not changed as it is.
    ///
    /// Under the file's lock, this reads the file again, decodes it, calls `change`, sets the fields that changed,
    /// keeps every other field byte for byte (known to `Value` or not), stamps the owner, increments the generation,
    /// and replaces the file. If nothing is stored, or the file is damaged, the change starts from the key's default; a
    /// damaged file is set aside, never deleted. Fields that a file does not have yet, because another writer made it,
    /// are the default's.
    ///
    /// With a file, such as a picture, this stores its content under a new name before it changes the snapshot, and
    /// then removes assets that neither this generation nor the previous one names. Text and asset become visible
    /// together, at the moment when the snapshot's file is replaced. The previous generation's asset stays until the
    /// next update, for readers that have just read its name; only a full disk removes it earlier.
    ///
    /// - Parameters:
    ///   - key: The snapshot to change.
    ///   - file: What to do with the snapshot's asset. The asset's reference must be one of the owner's fields; what
    ///     `change` does to it is ignored.
    ///   - owner: The writer, if the snapshot has several.
    ///   - now: The date of the owner's stamp; the store's clock's unless given.
    ///   - options: The day of the fields, and the failures that the write survives.
    ///   - change: Changes the value. Other writers wait while it runs: only assign here. Values that are derived from
    ///     other files belong into ``update(_:owner:now:options:deriving:with:_:)``.
    /// - Returns: What was written.
    /// - Throws: ``VitrineError``: `notOwned` if a field of another owner changed, `encodingFailed`, `missing` or
    ///   `damaged` if the key has no default, `newerVersion`, `locked`, `tooLarge`, or a failure of the file system;
    ///   and any error of `change`. Snapshot and asset are then unchanged. A plain name of the asset that cannot be set
    ///   is not an error: see ``SnapshotUpdate/plainNameFailure``.
    @discardableResult
    public func update<Value>(
        _ key: SnapshotKey<Value>,
        with file: SnapshotAsset<Value>.Change? = nil,
        owner: SnapshotOwner<Value> = .single,
        now: Date? = nil,
        options: SnapshotWrite = SnapshotWrite(),
        _ change: (inout Value) throws -> Void
    ) throws -> SnapshotUpdate {
        let stamp = stamp(now, options)
        if let file {
            return try update(key, with: file, owner: owner, stamp: stamp, durability: options.durability, change)
        }
        return try update(key, owner: owner, stamp: stamp, durability: options.durability) { value, _ in
            try change(&value)
        } finish: { _, _ in
        }
    }

    /// Changes a snapshot of one writer; `change` also gets the path at which a damaged file will be set aside.
    package func update<Value>(
        _ key: SnapshotKey<Value>,
        now: Date,
        durability: SnapshotDurability,
        _ change: (inout Value, _ asidePath: String?) throws -> Void
    ) throws -> SnapshotUpdate {
        let stamp = SnapshotStamp(writtenAt: now)
        return try update(key, owner: .single, stamp: stamp, durability: durability, change) { _, _ in }
    }

    /// Changes a snapshot, and calls `finish` with the stored value while the file is still locked, when no step can
    /// fail any more.
    func update<Value>(
        _ key: SnapshotKey<Value>,
        owner: SnapshotOwner<Value>,
        stamp: SnapshotStamp,
        durability: SnapshotDurability,
        _ change: (inout Value, _ asidePath: String?) throws -> Void,
        finish: (Value, inout SnapshotUpdate) -> Void
    ) throws -> SnapshotUpdate {
        let signpost = Signpost("merge")
        defer { signpost.end() }
        let update = try withLockedFile(key) { file throws in
            var document: SnapshotDocument
            var damage: VitrineError.Damage?
            let stored: Value
            switch try self.stored(in: file, key: key) {
            case .document(let found, let decoded):
                (document, stored) = (found, decoded)
            case .missing(let error):
                (document, stored) = try Self.beginning(of: key, otherwise: error)
            case .damaged(let report, let error):
                (document, stored) = try Self.beginning(of: key, otherwise: error)
                damage = report
            case .unmigrated(_, let error): throw error
            }
            var value = stored
            try change(&value, damage.map { _ in file.pathAside(now: stamp.writtenAt) })
            try VitrineError.naming(file.path) { () throws(VitrineError) in
                try document.merge(value, over: stored, by: owner)
            }
            document.metadata.mark(owner.name, stamp, schema: key.schema)
            var update = try file.store(
                document,
                key: key,
                damage: damage,
                now: stamp.writtenAt,
                durability: durability
            )
            finish(value, &update)
            return update
        }
        return reporting(update)
    }

    func reporting(_ update: SnapshotUpdate) -> SnapshotUpdate {
        if let damage = update.setAside { log?(.notice, "\(damage)", ["file": damage.path, "code": "damaged"]) }
        return update
    }

    /// The content of a new file: the key's default.
    private static func beginning<Value>(
        of key: SnapshotKey<Value>,
        otherwise error: VitrineError
    ) throws(VitrineError) -> (SnapshotDocument, Value) {
        guard let initial = key.defaultValue else { throw error }
        var document = SnapshotDocument(schema: key.schema)
        try VitrineError.naming("the default of \(key.fileName)") { () throws(VitrineError) in
            try document.take(initial)
        }
        return (document, initial)
    }

    /// Stores a whole value in place of any stored content, and stamps its writer.
    ///
    /// Use it for a snapshot with a single writer at a time, such as a value that a service sent. Fields that `Value`
    /// does not have are dropped; a damaged file is set aside.
    ///
    /// - Parameters:
    ///   - value: The value to store.
    ///   - key: The snapshot to replace.
    ///   - owner: An owner of every field, for the stamp.
    ///   - now: The date of the stamp; the store's clock's unless given.
    ///   - options: The day of the value, and the failures that the write survives.
    /// - Returns: What was written.
    /// - Throws: ``VitrineError``: `notOwned` if the owner owns only some fields, `newerVersion`, `locked`,
    ///   `tooLarge`, `encodingFailed`, or a failure of the file system. The stored file is then unchanged.
    @discardableResult
    public func write<Value>(
        _ value: Value,
        to key: SnapshotKey<Value>,
        owner: SnapshotOwner<Value> = .single,
        now: Date? = nil,
        options: SnapshotWrite = SnapshotWrite()
    ) throws(VitrineError) -> SnapshotUpdate {
        do {
            return try replace(key, by: owner, stamp(now, options), durability: options.durability) { _ in value }
        } catch {
            throw VitrineError(wrapping: error, key.fileName)
        }
    }

    /// Stores a whole value, which is asked for while the file is locked, with the stored generation; nil if there is
    /// no value.
    func replace<Value>(
        _ key: SnapshotKey<Value>,
        by writer: SnapshotOwner<Value>,
        _ stamp: SnapshotStamp,
        durability: SnapshotDurability,
        _ value: (_ generation: UInt64?) throws -> Value
    ) throws -> SnapshotUpdate {
        guard writer.ownsEveryField else {
            throw VitrineError(
                .notOwned,
                "\(key.fileName): the owner '\(writer.name)' owns only some fields; update them instead of writing all"
            )
        }
        let signpost = Signpost("write")
        defer { signpost.end() }
        let update = try withLockedFile(key) { file throws in
            var document = SnapshotDocument(schema: key.schema)
            var damage: VitrineError.Damage?
            var generation: UInt64?
            switch try stored(in: file, key: key) {
            case .document(let found, _):
                document.metadata = found.metadata
                generation = found.metadata.generation
            case .missing: break
            case .damaged(let report, _), .unmigrated(let report, _): damage = report
            }
            let value = try value(generation)
            try VitrineError.naming(file.path) { () throws(VitrineError) in try document.take(value) }
            document.metadata.mark(writer.name, stamp, schema: key.schema)
            return try file.store(document, key: key, damage: damage, now: stamp.writtenAt, durability: durability)
        }
        return reporting(update)
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
        } catch {
            throw VitrineError(wrapping: error, key.fileName)
        }
    }
}
