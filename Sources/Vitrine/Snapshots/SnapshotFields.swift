import CompactJSON

#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// The top level of a JSON object, split into fields whose bytes are kept as they were.
///
/// A field that nobody touches is written back byte for byte: its key's escapes, its number's digits, its inner spaces.
/// Migrations of snapshots get their old fields as this.
public struct SnapshotFields: Sendable, Hashable {
    struct Member: Sendable, Hashable {
        /// The key without its escapes.
        var key: String
        /// The key as written, quotes included.
        var keyBytes: ArraySlice<UInt8>
        /// The value as written.
        var valueBytes: ArraySlice<UInt8>
    }

    /// Deepest accepted nesting, inclusive; the object itself is the first level.
    static let maximumDepth = 64

    var members: [Member]

    /// Creates an object without fields.
    public init() { members = [] }

    /// Splits one JSON object; white space may surround it, nothing else.
    ///
    /// - Throws: ``VitrineError`` with code `damaged` if the text is not one JSON object, nests deeper than 64, or holds a
    ///   key twice.
    public init(_ data: Data) throws(VitrineError) {
        do throws(JSONFault) {
            try self.init(parsing: [UInt8](data))
        } catch {
            throw VitrineError(.damaged, "not a JSON object: \(error.reason) at byte \(error.offset)")
        }
    }

    /// Splits one JSON object.
    ///
    /// - Throws: As ``object(in:)`` does.
    init(parsing bytes: [UInt8]) throws(JSONFault) { self.init(of: try Self.object(in: bytes)) }

    /// Takes the members of a parsed object, but the one with a reserved key.
    init(of object: JSONDocument, except reserved: String? = nil) {
        members = []
        members.reserveCapacity(8)
        for member in object.members {
            if let reserved, member.hasKey(reserved) { continue }
            members.append(Member(key: member.key, keyBytes: member.keyBytes, valueBytes: member.value.bytes))
        }
    }

    /// Parses one JSON object whose keys all differ.
    ///
    /// - Throws: `JSONFault` at the first byte that does not fit, or at the second of two equal keys.
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

    /// Whether there is no field.
    public var isEmpty: Bool { members.isEmpty }

    /// The object as JSON text.
    public var data: Data { Data(bytes) }

    /// Returns whether there is a field, be it null.
    public func contains(_ key: String) -> Bool { index(of: key) != nil }

    /// Decodes a field; nil if it is absent or null.
    ///
    /// - Throws: `DecodingError` if it is of another type.
    public func decode<Field: Decodable>(_ type: Field.Type, _ key: String) throws -> Field? {
        guard let index = index(of: key) else { return nil }
        return try CompactJSONDecoder().decode(Field?.self, from: Array(members[index].valueBytes))
    }

    /// Sets a field to the JSON of a value, in place if it is there, otherwise as the last one.
    ///
    /// - Throws: `EncodingError` if the value has no JSON form.
    public mutating func encode<Field: Encodable>(_ value: Field, _ key: String) throws {
        set(key, to: try CompactJSONEncoder(sortsKeys: true).encode(value)[...])
    }

    /// Gives a field another key, in its place.
    ///
    /// Nothing happens if it is absent.
    ///
    /// A field that already has the new key is replaced.
    public mutating func rename(_ key: String, to newKey: String) {
        guard key != newKey, contains(key) else { return }
        remove(newKey)
        guard let index = index(of: key) else { return }
        members[index].key = newKey
        members[index].keyBytes = JSONQuoting.quoted(newKey)[...]
    }

    /// Removes a field.
    ///
    /// Nothing happens if it is absent.
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
