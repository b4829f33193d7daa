import VitrinePlatform

extension SnapshotStore {
    /// Runs a closure while the lock of a snapshot's file is held.
    func withLockedFile<Value, Result>(
        _ key: SnapshotKey<Value>,
        _ body: (borrowing SnapshotFile) throws -> Result
    ) throws -> Result {
        let file = try lockedFile(key.fileName)
        return try body(file)
    }

    private func lockedFile(_ name: String) throws(VitrineError) -> SnapshotFile {
        let container = try container
        do throws(VitrineError) {
            return try SnapshotFile(in: container, name: name, timeout: lockTimeout, isCancelled: isCancelled)
        } catch {
            guard place.isMadeByWriting, error.code == .containerMissing else { throw error }
        }
        // The first write, or the first one after someone removed the folder.
        try container.create()
        return try SnapshotFile(in: container, name: name, timeout: lockTimeout, isCancelled: isCancelled)
    }

    /// The folder for a caller that opens it itself before it writes.
    var writableContainer: GroupContainer {
        get throws(VitrineError) {
            let container = try container
            return place.isMadeByWriting ? try container.create() : container
        }
    }

    /// Reads the stored content that a write starts from.
    ///
    /// - Throws: ``VitrineError`` if the stored file must not be overwritten: `newerVersion`, or an unreadable file.
    func stored<Value>(
        in file: borrowing SnapshotFile,
        key: SnapshotKey<Value>
    ) throws(VitrineError) -> StoredSnapshot<Value> {
        let path = file.path
        switch file.read(maximumByteCount: key.maximumByteCount) {
        case .failed(let error):
            throw error
        case .missing:
            let remedy = "write a first value, or give its key a default"
            return .missing(VitrineError(.missing, "\(path) does not exist; \(remedy)"))
        case .tooLarge(let count):
            return damaged(.tooLarge(path: path, byteCount: count, limit: key.maximumByteCount))
        case .content(let bytes):
            return try stored(bytes, path: path, key: key)
        }
    }

    private func stored<Value>(
        _ bytes: [UInt8],
        path: String,
        key: SnapshotKey<Value>
    ) throws(VitrineError) -> StoredSnapshot<Value> {
        var document: SnapshotDocument
        do throws(InvalidContent) {
            document = try SnapshotDocument(bytes, unmarkedSchema: key.unmarkedSchema)
        } catch {
            return damaged(VitrineError.Damage(error, path: path, byteCount: bytes.count))
        }
        try Self.check(document.metadata.schema, isAtMost: key.schema, path)
        let found = document
        do throws(InvalidContent) {
            let value = try document.value(of: key)
            return .document(document, value)
        } catch {
            if let whole = Self.completed(found, key) { return whole }
            let report = VitrineError.Damage(error, path: path, byteCount: bytes.count)
            let stop = document.metadata.schema
            guard error.reason == .migration, !key.migrations.contains(where: { $0.from == stop }) else {
                return damaged(report)
            }
            return .unmigrated(report, VitrineError(.damaged, "\(report); give its key one"))
        }
    }

    /// A document that lacks fields, with those of the key's default; nil if it is no value even then.
    private static func completed<Value>(_ found: SnapshotDocument, _ key: SnapshotKey<Value>) -> StoredSnapshot<Value>?
    {
        guard let initial = key.defaultValue, found.metadata.schema == key.schema else { return nil }
        var document = found
        // The file stays damaged if the default cannot be encoded, or does not decode with the file's fields.
        guard (try? document.complete(with: initial)) == true, let value = try? document.value(of: key) else {
            return nil
        }
        return .document(document, value)
    }

    /// - Throws: ``VitrineError`` with code `newerVersion`.
    static func check(_ found: Int, isAtMost supported: Int, _ path: String) throws(VitrineError) {
        guard found > supported else { return }
        throw .newerVersion(path, found: found, supported: supported)
    }

    private func damaged<Value>(_ report: VitrineError.Damage) -> StoredSnapshot<Value> {
        .damaged(
            report,
            VitrineError(.damaged, "\(report); give its key a default, to set the file aside and start again")
        )
    }
}

extension SnapshotFile {
    /// Stores a document; first sets a damaged file aside.
    func store<Value>(
        _ document: SnapshotDocument,
        key: SnapshotKey<Value>,
        damage: VitrineError.Damage?,
        now: Date,
        durability: SnapshotDurability
    ) throws(VitrineError) -> SnapshotUpdate {
        guard SupportedDates.contains(now) else {
            let reason = "`now` is not \(SupportedDates.description)"
            throw VitrineError(.encodingFailed, "\(path): \(reason); pass the current date")
        }
        // Once a file has metadata, each reading shows whether the type can decode it.
        if document.metadata.generation == 1 {
            try VitrineError.naming(path) { () throws(VitrineError) in try document.checkKeys(of: Value.self) }
        }
        let bytes = document.bytes
        guard bytes.count <= key.maximumByteCount else {
            throw VitrineError(
                .tooLarge,
                "\(path) would have \(bytes.count) bytes, but its key allows \(key.maximumByteCount); store less"
            )
        }
        // The last moment at which nothing has changed.
        if isCancelled?() == true { throw .cancelled(name) }
        var report = damage
        if damage != nil {
            report?.setAsidePath = try setAside(now: now)
        }
        try replace(with: bytes, durability: durability)
        return SnapshotUpdate(
            generation: document.metadata.generation,
            byteCount: bytes.count,
            setAside: report,
            plainNameFailure: nil
        )
    }
}
