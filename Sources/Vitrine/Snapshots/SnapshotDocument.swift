import CompactJSON

/// The content of a snapshot's file: the fields in their order, and Vitrine's metadata.
struct SnapshotDocument {
    private enum Content {
        /// The file as it was read; the value is decoded from the text that was parsed for the metadata.
        case read(JSONDocument)
        /// The fields after a change.
        case changed(SnapshotFields)
    }

    var metadata: SnapshotMetadata
    private var content: Content

    /// Creates the content of a file that does not exist yet.
    init(schema: Int) {
        content = .changed(SnapshotFields())
        metadata = SnapshotMetadata(unmarkedSchema: schema)
    }

    /// Parses the content of a file.
    init(_ bytes: [UInt8], unmarkedSchema: Int) throws(Damage) {
        guard !bytes.isEmpty else { throw Damage(reason: .empty, detail: "the file is empty") }
        let object: JSONDocument
        do throws(JSONFault) {
            object = try SnapshotFields.object(in: bytes)
        } catch {
            throw Damage(reason: .notJSON, detail: "not a JSON object: \(error.reason) at byte \(error.offset)")
        }
        content = .read(object)
        guard let marked = object[SnapshotMetadata.key] else {
            metadata = SnapshotMetadata(unmarkedSchema: unmarkedSchema)
            return
        }
        do throws(JSONFault) {
            metadata = try SnapshotMetadata(marked)
        } catch {
            throw Damage(reason: .metadata, detail: "'\(SnapshotMetadata.key)' is not valid metadata: \(error.reason)")
        }
    }

    /// Every field except the reserved one.
    var fields: SnapshotFields {
        switch content {
        case .read(let object): SnapshotFields(of: object, except: SnapshotMetadata.key)
        case .changed(let fields): fields
        }
    }

    /// Decodes the value, after migrating the document to the key's schema.
    ///
    /// - Throws: ``Damage`` if the fields do not decode as this type, or if a migration fails.
    /// - Precondition: The document's schema is not newer than the key's.
    mutating func value<Value>(of key: SnapshotKey<Value>) throws(Damage) -> Value {
        precondition(metadata.schema <= key.schema, "schema \(metadata.schema) is newer than \(key.schema)")
        while metadata.schema < key.schema {
            if let value = try migrate(with: key) { return value }
        }
        do {
            switch content {
            case .read(let object): return try object.decode(Value.self)
            case .changed(let fields): return try CompactJSONDecoder().decode(Value.self, from: fields.bytes)
            }
        } catch {
            throw Damage(reason: .wrongType, detail: "not a \(Value.self): \(Damage.place(of: error))")
        }
    }

    /// Performs one migration step.
    ///
    /// Returns the value if the step produces it directly.
    private mutating func migrate<Value>(with key: SnapshotKey<Value>) throws(Damage) -> Value? {
        let from = metadata.schema
        guard let migration = key.migrations.first(where: { $0.from == from }) else {
            throw Damage(
                reason: .migration,
                detail: "it has schema \(from), and no migration leads from there to \(key.schema)"
            )
        }
        do {
            switch migration.step {
            case .fields(let change):
                try edit(change)
                metadata.schema += 1
                return nil
            case .value(let make):
                let value = try make(fields)
                try take(value)
                metadata.schema = key.schema
                return value
            }
        } catch {
            throw Damage(
                reason: .migration,
                detail: "the migration from schema \(from) failed: \(Damage.place(of: error))"
            )
        }
    }

    /// Sets every field of the value's JSON.
    mutating func take<Value: Encodable>(_ value: Value) throws {
        let encoded = try Self.encoded(value)
        edit { fields in
            for member in encoded.members { fields.set(member.key, to: member.valueBytes) }
        }
    }

    /// Sets the fields with the given keys from the value's JSON; a key that the JSON lacks is removed.
    mutating func take<Value: Encodable>(_ keys: Set<String>, of value: Value) throws {
        let encoded = try Self.encoded(value)
        edit { fields in
            for member in encoded.members where keys.contains(member.key) {
                fields.set(member.key, to: member.valueBytes)
            }
            for key in keys where !encoded.contains(key) { fields.remove(key) }
        }
    }

    private mutating func edit(_ change: (inout SnapshotFields) throws -> Void) rethrows {
        var fields = fields
        try change(&fields)
        content = .changed(fields)
    }

    /// The content of the file.
    var bytes: [UInt8] {
        var all = fields
        all.set(SnapshotMetadata.key, to: metadata.bytes[...])
        return all.bytes
    }

    private static func encoded<Value: Encodable>(_ value: Value) throws -> SnapshotFields {
        let text = try CompactJSONEncoder(sortsKeys: true).encode(value)
        do throws(JSONFault) {
            return try SnapshotFields(parsing: text)
        } catch {
            throw VitrineError(.encodingFailed, "\(Value.self) is not a JSON object; store a struct with named fields")
        }
    }
}

/// Why content is not a valid snapshot.
struct Damage: Error, Hashable {
    var reason: DamageReport.Reason
    var detail: String

    /// Describes where a decoder failed, without quoting the content.
    static func place(of error: any Error) -> String {
        switch error {
        case DecodingError.keyNotFound(let key, let context):
            "no '\(path(context.codingPath + [key]))'"
        case DecodingError.typeMismatch(let type, let context):
            "'\(path(context.codingPath))' is not a \(type)"
        case DecodingError.valueNotFound(_, let context):
            "'\(path(context.codingPath))' is null"
        case DecodingError.dataCorrupted(let context):
            "'\(path(context.codingPath))' has an invalid value"
        case let error as VitrineError:
            error.message
        default:
            "an error of type \(type(of: error))"
        }
    }

    private static func path(_ keys: [any CodingKey]) -> String {
        keys.isEmpty ? "the object" : keys.map(\.stringValue).joined(separator: ".")
    }
}
