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
    init(_ bytes: [UInt8], unmarkedSchema: Int) throws(InvalidContent) {
        guard !bytes.isEmpty else { throw InvalidContent(reason: .empty, detail: "the file is empty") }
        let object: JSONDocument
        do throws(JSONFault) {
            object = try SnapshotFields.object(in: bytes)
        } catch {
            throw InvalidContent(reason: .notJSON, detail: "not a JSON object: \(error.reason) at byte \(error.offset)")
        }
        content = .read(object)
        guard let marked = object[SnapshotMetadata.key] else {
            metadata = SnapshotMetadata(unmarkedSchema: unmarkedSchema)
            return
        }
        do throws(JSONFault) {
            metadata = try SnapshotMetadata(marked)
        } catch {
            let what = "'\(SnapshotMetadata.key)' is not valid metadata"
            throw InvalidContent(reason: .metadata, detail: "\(what): \(error.reason)")
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
    /// - Throws: ``InvalidContent`` if the fields do not decode as this type, or if a migration fails.
    /// - Precondition: The document's schema is not newer than the key's.
    mutating func value<Value>(of key: SnapshotKey<Value>) throws(InvalidContent) -> Value {
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
            throw InvalidContent(reason: .wrongType, detail: "not a \(Value.self): \(InvalidContent.place(of: error))")
        }
    }

    /// Sets the fields of a value that the document does not have; returns whether there are any.
    mutating func complete<Value: Encodable>(with value: Value) throws(VitrineError) -> Bool {
        let missing = try Self.encoded(value).members.filter { member in !fields.contains(member.key) }
        edit { fields in
            for member in missing { fields.set(member.key, to: member.valueBytes) }
        }
        return !missing.isEmpty
    }

    /// Performs one migration step.
    ///
    /// Returns the value if the step produces it directly.
    private mutating func migrate<Value>(with key: SnapshotKey<Value>) throws(InvalidContent) -> Value? {
        let from = metadata.schema
        guard let migration = key.migrations.first(where: { $0.from == from }) else {
            throw InvalidContent(
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
            throw InvalidContent(
                reason: .migration,
                detail: "the migration from schema \(from) failed: \(InvalidContent.place(of: error))"
            )
        }
    }

    /// Sets every field of the value's JSON.
    mutating func take<Value: Encodable>(_ value: Value) throws(VitrineError) {
        let encoded = try Self.encoded(value)
        edit { fields in
            for member in encoded.members { fields.set(member.key, to: member.valueBytes) }
        }
    }

    /// Sets fields; null removes one.
    mutating func apply(_ changes: SnapshotFields) {
        edit { fields in
            for member in changes.members {
                if Array(member.valueBytes) == Array("null".utf8) {
                    fields.remove(member.key)
                } else {
                    fields.set(member.key, to: member.valueBytes)
                }
            }
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

    /// The fields of a value's JSON.
    ///
    /// - Throws: ``VitrineError`` with code `encodingFailed` if the value cannot be encoded, is not a JSON object, or
    ///   has the reserved key.
    private static func encoded<Value: Encodable>(_ value: Value) throws(VitrineError) -> SnapshotFields {
        let text: [UInt8]
        do {
            text = try CompactJSONEncoder(sortsKeys: true).encode(value)
        } catch {
            throw VitrineError(.encodingFailed, "\(Value.self) cannot be encoded: \(InvalidContent.place(of: error))")
        }
        let fields: SnapshotFields
        do throws(JSONFault) {
            fields = try SnapshotFields(parsing: text)
        } catch {
            let isObject = text.first == UInt8(ascii: "{")
            throw VitrineError(
                .encodingFailed,
                isObject
                    ? "\(Value.self) cannot be stored: \(error.reason); store a value of another form"
                    : "\(Value.self) is not a JSON object; store a struct with named fields"
            )
        }
        guard !fields.contains(SnapshotMetadata.key) else {
            let key = SnapshotMetadata.key
            throw VitrineError(.encodingFailed, "'\(key)' is reserved; rename that field of \(Value.self)")
        }
        return fields
    }
}

extension SnapshotDocument {
    /// Sets the fields in which a value differs from the stored one.
    ///
    /// Every other field keeps its bytes; a field that the value no longer encodes is removed. A field is replaced as a
    /// whole: when an object in it changes, its members that the type does not know are lost.
    ///
    /// - Parameters:
    ///   - value: The value after the change.
    ///   - stored: The value that was decoded from this document.
    ///   - owner: The writer.
    /// - Throws: ``VitrineError`` with code `notOwned` if another owner's field differs, or `encodingFailed`.
    mutating func merge<Value: Encodable>(
        _ value: Value,
        over stored: Value,
        by owner: SnapshotOwner<Value>
    ) throws(VitrineError) {
        var merged = fields
        let changed = try Self.encoded(value)
        // The file's form of a stored value may be another one: digits, or members that the type does not know.
        let before = try Self.encoded(stored)
        let different = changed.members.filter { before[bytesOf: $0.key] != $0.valueBytes }
        // No other owner's field was changed if all others are the stored ones, byte for byte.
        if let others = owner.undoing(value, to: stored),
            !SnapshotOwner.isSame(others, stored) || !owner.isKnown(toOwn: different.lazy.map(\.key))
        {
            let kept = try Self.encoded(others)
            try Self.check(kept.keysDiffering(from: before), of: Value.self, areOwnedBy: owner.name)
            owner.note(owned: changed.keysDiffering(from: kept))
        }
        for member in different { merged.set(member.key, to: member.valueBytes) }
        // A field that the type does not know is missing in both encodings, and stays.
        for key in before.keys where !changed.contains(key) { merged.remove(key) }
        content = .changed(merged)
    }

    /// Checks that a type does not take Vitrine's metadata for a field of its own.
    ///
    /// A type with arbitrary keys, such as a dictionary, either cannot decode the file that contains this document, or
    /// finds one entry too many in it.
    ///
    /// - Throws: ``VitrineError`` with code `encodingFailed`, which names the type and the remedy.
    func checkKeys<Value: Codable>(of type: Value.Type) throws(VitrineError) {
        // The errors do not matter: a value that cannot be decoded even without the metadata has another cause.
        if let found = try? CompactJSONDecoder().decode(type, from: bytes) {
            guard let text = try? CompactJSONEncoder().encode(found), let all = try? SnapshotFields(parsing: text),
                all.contains(SnapshotMetadata.key)
            else { return }
        } else if (try? CompactJSONDecoder().decode(type, from: fields.bytes)) == nil {
            return
        }
        throw VitrineError(
            .encodingFailed,
            "\(type) has arbitrary keys, among which the file's own '\(SnapshotMetadata.key)' would count; store a struct that has it as "
                + "a field"
        )
    }

    private static func check<Value>(
        _ keys: [String],
        of type: Value.Type,
        areOwnedBy owner: String
    ) throws(VitrineError) {
        guard !keys.isEmpty else { return }
        let names = keys.map { "'\($0)'" }.joined(separator: ", ")
        throw VitrineError(
            .notOwned,
            "the owner '\(owner)' of \(type) changed \(names), which it does not own; add the field to the owner, or change it "
                + "as its own owner"
        )
    }
}

/// Why content is not a valid snapshot.
struct InvalidContent: Error, Hashable {
    var reason: VitrineError.Damage.Reason
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
        case EncodingError.invalidValue(_, let context):
            "'\(path(context.codingPath))' has a value that JSON cannot hold; store finite numbers and dates, nested at most \(SnapshotFields.maximumDepth) deep"
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
