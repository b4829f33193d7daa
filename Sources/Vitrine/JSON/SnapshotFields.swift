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

    var members: [Member]

    /// Creates an object without fields.
    public init() { members = [] }

    /// Splits one JSON object.
    ///
    /// - Throws: ``VitrineError`` with code `damaged` if the text is not one JSON object, or holds a key twice.
    public init(_ data: Data) throws(VitrineError) {
        do throws(JSONFault) {
            try self.init(scanning: [UInt8](data))
        } catch {
            throw VitrineError(.damaged, "not a JSON object: \(error.reason) at byte \(error.offset)")
        }
    }

    /// Splits one JSON object; spaces may surround it, nothing else.
    ///
    /// - Parameters:
    ///   - bytes: The text.
    ///   - range: Where in the bytes it stands; everywhere if nil.
    /// - Throws: ``JSONFault`` at the first byte that does not fit.
    init(scanning bytes: [UInt8], in range: Range<Int>? = nil) throws(JSONFault) {
        var scanner = JSONScanner(bytes, in: range)
        scanner.skipSpace()
        try self.init(next: &scanner)
        scanner.skipSpace()
        guard scanner.isAtEnd else { throw scanner.fault("something after the object") }
    }

    private init(next scanner: inout JSONScanner) throws(JSONFault) {
        let bytes = scanner.bytes
        var members: [Member] = []
        members.reserveCapacity(8)
        try scanner.members { scanner, keyRange throws(JSONFault) in
            let value = try scanner.value(depth: 1)
            let key = try Self.text(of: bytes, in: keyRange)
            guard !members.contains(where: { $0.key == key }) else {
                throw JSONFault(reason: "the same key a second time", offset: keyRange.lowerBound)
            }
            members.append(Member(key: key, keyBytes: bytes[keyRange], valueBytes: bytes[value]))
        }
        self.members = members
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
        members[index].keyBytes = Self.quoted(newKey)
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
            members.append(Member(key: key, keyBytes: Self.quoted(key), valueBytes: value))
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

    /// The JSON string of a text.
    static func quoted(_ text: String) -> ArraySlice<UInt8> {
        var bytes: [UInt8] = [UInt8(ascii: "\"")]
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "\""), UInt8(ascii: "\\"):
                bytes += [UInt8(ascii: "\\"), byte]
            case ..<0x20:
                bytes += Array("\\u00".utf8) + [byte < 0x10 ? 0x30 : 0x31] + Array(String(byte & 15, radix: 16).utf8)
            default:
                bytes.append(byte)
            }
        }
        bytes.append(UInt8(ascii: "\""))
        return bytes[...]
    }

    /// The text of a JSON string that stands between quotes and was scanned before.
    static func text(of bytes: [UInt8], in range: Range<Int>) throws(JSONFault) -> String {
        let inner = bytes[(range.lowerBound + 1)..<(range.upperBound - 1)]
        guard inner.contains(UInt8(ascii: "\\")) else { return String(decoding: inner, as: UTF8.self) }
        do {
            return try CompactJSONDecoder().decode(String.self, from: Array(bytes[range]))
        } catch {
            throw JSONFault(reason: "a string with half a character", offset: range.lowerBound)
        }
    }
}
