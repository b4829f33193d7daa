import CompactJSON

/// The content of a snapshot's file: the fields in their order, and our metadata.
struct SnapshotDocument {
    /// Every field but the reserved one.
    var fields: SnapshotFields
    var metadata: SnapshotMetadata
    /// The file as it was read, which decodes as well as its fields do and need not be put together again.
    private let source: [UInt8]?

    /// Creates the content of a file that is not there yet.
    init(schema: Int) {
        fields = SnapshotFields()
        metadata = SnapshotMetadata(unmarkedSchema: schema)
        source = nil
    }

    /// Splits the content of a file.
    init(_ bytes: [UInt8], unmarkedSchema: Int) throws(Damage) {
        source = bytes
        guard !bytes.isEmpty else { throw Damage(reason: .empty, detail: "the file is empty") }
        do throws(JSONFault) {
            fields = try SnapshotFields(scanning: bytes)
        } catch {
            throw Damage(reason: .notJSON, detail: "not a JSON object: \(error.reason) at byte \(error.offset)")
        }
        guard let marked = fields[bytesOf: SnapshotMetadata.key] else {
            metadata = SnapshotMetadata(unmarkedSchema: unmarkedSchema)
            return
        }
        do throws(JSONFault) {
            metadata = try SnapshotMetadata(bytes, in: marked.indices)
        } catch {
            throw Damage(reason: .metadata, detail: "'\(SnapshotMetadata.key)' is not our metadata: \(error.reason)")
        }
        fields.remove(SnapshotMetadata.key)
    }

    /// Decodes the value, after the steps that lead from the document's schema to the key's.
    ///
    /// - Throws: ``Damage`` if the fields are not of this type or a step fails.
    /// - Precondition: The document's schema is not newer than the key's.
    mutating func value<Value>(of key: SnapshotKey<Value>) throws(Damage) -> Value {
        precondition(metadata.schema <= key.schema, "schema \(metadata.schema) is newer than \(key.schema)")
        let isPresent = metadata.schema == key.schema
        while metadata.schema < key.schema {
            if let value = try migrate(with: key) { return value }
        }
        do {
            return try CompactJSONDecoder().decode(Value.self, from: (isPresent ? source : nil) ?? fields.bytes)
        } catch {
            throw Damage(reason: .wrongType, detail: "not a \(Value.self): \(Damage.place(of: error))")
        }
    }

    /// Makes one step.
    ///
    /// Returns the value if the step ends at it.
    private mutating func migrate<Value>(with key: SnapshotKey<Value>) throws(Damage) -> Value? {
        let from = metadata.schema
        guard let migration = key.migrations.first(where: { $0.from == from }) else {
            throw Damage(
                reason: .migration,
                detail: "it has schema \(from), and there is no step from there to \(key.schema)"
            )
        }
        do {
            switch migration.step {
            case .fields(let change):
                try change(&fields)
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
                detail: "the step from schema \(from) failed: \(Damage.place(of: error))"
            )
        }
    }

    /// Sets every field that the value's JSON has.
    mutating func take<Value: Encodable>(_ value: Value) throws {
        for member in try Self.encoded(value).members { fields.set(member.key, to: member.valueBytes) }
    }

    /// Sets the fields with the given keys to those of the value's JSON; one that it lacks is removed.
    mutating func take<Value: Encodable>(_ keys: Set<String>, of value: Value) throws {
        let encoded = try Self.encoded(value)
        for member in encoded.members where keys.contains(member.key) {
            fields.set(member.key, to: member.valueBytes)
        }
        for key in keys where !encoded.contains(key) { fields.remove(key) }
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
            return try SnapshotFields(scanning: text)
        } catch {
            throw VitrineError(.encodingFailed, "\(Value.self) is no JSON object; store a struct with named fields")
        }
    }
}

/// Why content is not a snapshot.
struct Damage: Error, Hashable {
    var reason: DamageReport.Reason
    var detail: String

    /// Says where a decoder stopped, without quoting the content.
    static func place(of error: any Error) -> String {
        switch error {
        case DecodingError.keyNotFound(let key, let context):
            "no '\(path(context.codingPath + [key]))'"
        case DecodingError.typeMismatch(let type, let context):
            "'\(path(context.codingPath))' is not a \(type)"
        case DecodingError.valueNotFound(_, let context):
            "'\(path(context.codingPath))' is null"
        case DecodingError.dataCorrupted(let context):
            "'\(path(context.codingPath))' has no such value"
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
