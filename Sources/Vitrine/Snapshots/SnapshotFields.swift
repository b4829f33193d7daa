import CompactJSON
public import VitrinePlatform

/// The top level of a JSON object, split into fields whose bytes are kept as they were.
///
/// A field that is not changed is written back byte for byte: its key's escapes, its number's digits, its inner spaces.
/// Migrations receive the old fields in this form.
public struct SnapshotFields: Sendable, Hashable {
    struct Member: Sendable, Hashable {
        /// The key with its escapes decoded.
        var key: String
        /// The key as written, including the quotes.
        var keyBytes: ArraySlice<UInt8>
        /// The value as written.
        var valueBytes: ArraySlice<UInt8>
    }

    /// The maximum nesting depth, inclusive; the object itself is the first level.
    static let maximumDepth = 64

    var members: [Member]

    public init() { members = [] }

    /// Splits one JSON object; only white space may surround it.
    ///
    /// - Throws: ``VitrineError`` with code `damaged` if the text is not a single JSON object, is nested deeper than 64 levels,
    ///   or contains a key twice.
    public init(_ data: Data) throws(VitrineError) {
        do throws(JSONFault) {
            try self.init(parsing: [UInt8](data))
        } catch {
            throw VitrineError(.damaged, "not a JSON object: \(error.reason) at byte \(error.offset)")
        }
    }

    /// Splits one JSON object.
    ///
    /// - Throws: See ``object(in:)``.
    init(parsing bytes: [UInt8]) throws(JSONFault) { self.init(of: try Self.object(in: bytes)) }

    /// Takes the members of a parsed object, except the one with a reserved key.
    init(of object: JSONDocument, except reserved: String? = nil) {
        members = []
        members.reserveCapacity(8)
        for member in object.members {
            if let reserved, member.hasKey(reserved) { continue }
            members.append(Member(key: member.key, keyBytes: member.keyBytes, valueBytes: member.value.bytes))
        }
    }

    /// Parses one JSON object whose keys are all different.
    ///
    /// - Throws: `JSONFault` at the first invalid byte, or at the second of two equal keys.
    static func object(in bytes: [UInt8]) throws(JSONFault) -> JSONDocument {
        let object = try JSONDocument(bytes, maximumDepth: maximumDepth)
        guard object.isObject else { throw object.fault("expected '{'") }
        if let member = object.repeatedMember {
            throw JSONFault("the same key a second time", at: member.keyBytes.startIndex)
        }
        return object
    }

    /// The keys in the order in which they are written.
    public var keys: [String] { members.map(\.key) }

    public var isEmpty: Bool { members.isEmpty }

    /// The object as JSON text.
    public var data: Data { Data(bytes) }

    /// Returns whether a field exists, even if it is null.
    public func contains(_ key: String) -> Bool { index(of: key) != nil }

    /// Decodes a field; nil if it is absent or null.
    ///
    /// - Throws: `DecodingError` if the field has another type.
    public func decode<Field: Decodable>(_ type: Field.Type, _ key: String) throws -> Field? {
        guard let index = index(of: key) else { return nil }
        return try CompactJSONDecoder().decode(Field?.self, from: Array(members[index].valueBytes))
    }

    /// Sets a field to the JSON of a value: in place if the field exists, otherwise at the end.
    ///
    /// - Throws: `EncodingError` if the value cannot be encoded.
    public mutating func encode<Field: Encodable>(_ value: Field, _ key: String) throws {
        set(key, to: try CompactJSONEncoder(sortsKeys: true).encode(value)[...])
    }

    /// Changes the key of a field and keeps its position.
    ///
    /// Does nothing if the field is absent. A field that already has the new key is replaced.
    public mutating func rename(_ key: String, to newKey: String) {
        guard key != newKey, contains(key) else { return }
        remove(newKey)
        guard let index = index(of: key) else { return }
        members[index].key = newKey
        members[index].keyBytes = JSONQuoting.quoted(newKey)[...]
    }

    /// Removes a field, if it exists.
    public mutating func remove(_ key: String) {
        guard let index = index(of: key) else { return }
        members.remove(at: index)
    }
}

extension SnapshotFields {
    func index(of key: String) -> Int? { members.firstIndex { $0.key == key } }

    /// The bytes of a field's value.
    subscript(bytesOf key: String) -> ArraySlice<UInt8>? { index(of: key).map { members[$0].valueBytes } }

    mutating func set(_ key: String, to value: ArraySlice<UInt8>) {
        if let index = index(of: key) {
            members[index].valueBytes = value
        } else {
            members.append(Member(key: key, keyBytes: JSONQuoting.quoted(key)[...], valueBytes: value))
        }
    }

    /// The object as JSON text.
    var bytes: [UInt8] {
        let count = members.reduce(2) { $0 + $1.keyBytes.count + $1.valueBytes.count + 2 }
        var text: [UInt8] = []
        text.reserveCapacity(count)
        text.append(UInt8(ascii: "{"))
        for (index, member) in members.enumerated() {
            if index > 0 { text.append(UInt8(ascii: ",")) }
            text.append(contentsOf: member.keyBytes)
            text.append(UInt8(ascii: ":"))
            text.append(contentsOf: member.valueBytes)
        }
        text.append(UInt8(ascii: "}"))
        return text
    }
}
