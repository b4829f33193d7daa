import CompactJSON
public import VitrinePlatform

extension SnapshotStore {
    /// Changes fields of a snapshot by their JSON, for a bridge to a language whose values have no Swift type.
    ///
    /// ```swift
    /// try store.merge(Data(#"{"count": 7, "goal": null}"#.utf8), into: "steps.json", owner: "javascript")
    /// ```
    ///
    /// Every other field of the file stays byte for byte. A file that does not exist is made; a damaged one is set
    /// aside. The widget reads the file with its ``SnapshotKey``, and takes it for damaged as long as a field is
    /// missing that the value's type requires; the app's next update adds those of the key's default.
    ///
    /// - Parameters:
    ///   - fields: A JSON object: the fields to set; null removes one. Nothing looks into a field's value.
    ///   - fileName: The name of the file, as a key has it.
    ///   - owner: The name of the owner's stamp.
    ///   - schema: The schema of the fields. A file of a newer schema is left alone; one of an older schema gets this
    ///     one.
    ///   - maximumByteCount: The largest file, in bytes.
    ///   - now: The date of the owner's stamp; the store's clock's unless given.
    ///   - options: The day of the fields, and the failures that the write survives.
    /// - Returns: What was written.
    /// - Throws: ``VitrineError``: `invalidName`, `encodingFailed` if the fields are not a JSON object or have the
    ///   reserved key, `newerVersion`, `locked`, `tooLarge`, or a failure of the file system. The stored file is then
    ///   unchanged.
    @discardableResult
    public func merge(
        _ fields: Data,
        into fileName: String,
        owner: String,
        schema: Int = 1,
        maximumByteCount: Int = 1 << 20,
        now: Date? = nil,
        options: SnapshotWrite = SnapshotWrite()
    ) throws(VitrineError) -> SnapshotUpdate {
        try ContainerName.check(fileName, what: "snapshot file name")
        guard !owner.isEmpty else {
            throw VitrineError(.invalidName, "the owner's name is empty; give it a short name")
        }
        let changes = try Self.changes(fields)
        let key = SnapshotKey<NoFields>(fileName, schema: schema, maximumByteCount: maximumByteCount)
        let stamp = stamp(now, options)
        let update: SnapshotUpdate
        do {
            update = try withLockedFile(key) { file throws in
                var (document, damage) = try Self.document(in: file, key: key)
                document.apply(changes)
                document.metadata.mark(owner, stamp, schema: schema)
                return try file.store(
                    document,
                    key: key,
                    damage: damage,
                    now: stamp.writtenAt,
                    durability: options.durability
                )
            }
        } catch {
            throw VitrineError(wrapping: error, fileName)
        }
        return reporting(update)
    }

    private static func changes(_ json: Data) throws(VitrineError) -> SnapshotFields {
        let changes: SnapshotFields
        do throws(JSONFault) {
            changes = try SnapshotFields(parsing: [UInt8](json))
        } catch {
            throw VitrineError(
                .encodingFailed,
                "the fields are not a JSON object: \(error.reason) at byte \(error.offset)"
            )
        }
        guard !changes.contains(SnapshotMetadata.key) else {
            throw VitrineError(.encodingFailed, "'\(SnapshotMetadata.key)' is reserved; rename that field")
        }
        return changes
    }

    /// What a write without a type starts from: it needs no value, and so no migration.
    private static func document(
        in file: borrowing SnapshotFile,
        key: SnapshotKey<NoFields>
    ) throws(VitrineError) -> (SnapshotDocument, VitrineError.Damage?) {
        let new = SnapshotDocument(schema: key.schema)
        switch file.read(maximumByteCount: key.maximumByteCount) {
        case .failed(let error): throw error
        case .missing: return (new, nil)
        case .tooLarge(let count):
            return (new, .tooLarge(path: file.path, byteCount: count, limit: key.maximumByteCount))
        case .content(let bytes):
            let found: SnapshotDocument
            do throws(InvalidContent) {
                found = try SnapshotDocument(bytes, unmarkedSchema: key.schema)
            } catch {
                return (new, VitrineError.Damage(error, path: file.path, byteCount: bytes.count))
            }
            try check(found.metadata.schema, isAtMost: key.schema, file.path)
            return (found, nil)
        }
    }
}

/// A value that every snapshot's file decodes as.
private struct NoFields: Codable, Sendable {}
