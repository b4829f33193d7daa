import CompactJSON
import VitrinePlatform

/// The top level of a JSON object, split into fields whose bytes are kept as they were.
///
/// A field that is not changed is written back byte for byte: its key's escapes, its number's digits, its inner spaces.
struct SnapshotFields: Sendable {
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

    /// The fields in their order; a field that was removed leaves a gap, so that the places of the others stay.
    private var slots: [Member?] = []
    private var gapCount = 0
    /// The places of the fields by key; nil as long as they are few.
    private var index: KeyIndex?

    init() {}

    /// Splits one JSON object; only white space may surround it.
    ///
    /// - Throws: ``VitrineError`` with code `damaged` if the text is not a single JSON object, is nested deeper than 64
    ///   levels, or contains a key twice.
    init(_ data: Data) throws(VitrineError) {
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
        slots.reserveCapacity(8)
        for member in object.members {
            if let reserved, member.hasKey(reserved) { continue }
            append(Member(key: member.key, keyBytes: member.keyBytes, valueBytes: member.value.bytes))
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
    var keys: [String] { members.map(\.key) }

    /// The object as JSON text.
    var data: Data { Data(bytes) }

    /// Returns whether a field exists, even if it is null.
    func contains(_ key: String) -> Bool { member(key) != nil }

    /// Decodes a field; nil if it is absent or null.
    ///
    /// - Throws: `DecodingError` if the field has another type.
    func decode<Field: Decodable>(_ type: Field.Type, _ key: String) throws -> Field? {
        guard let member = member(key) else { return nil }
        return try CompactJSONDecoder().decode(Field?.self, from: Array(member.valueBytes))
    }

    /// Sets a field to the JSON of a value: in place if the field exists, otherwise at the end.
    ///
    /// - Throws: `EncodingError` if the value cannot be encoded.
    mutating func encode<Field: Encodable>(_ value: Field, _ key: String) throws {
        set(key, to: try CompactJSONEncoder(sortsKeys: true).encode(value)[...])
    }

    /// Changes the key of a field and keeps its position.
    ///
    /// Does nothing if the field is absent. A field that already has the new key is replaced.
    mutating func rename(_ key: String, to newKey: String) {
        guard key != newKey, let place = place(of: key) else { return }
        remove(newKey)
        slots[place]?.key = newKey
        slots[place]?.keyBytes = JSONQuoting.quoted(newKey)[...]
        index?.remove(key)
        _ = index?.insert(newKey, at: place)
    }

    /// Removes a field, if it exists.
    mutating func remove(_ key: String) {
        guard let place = place(of: key) else { return }
        slots[place] = nil
        gapCount += 1
        index?.remove(key)
    }
}

extension SnapshotFields {
    /// The fields in their order.
    var members: some Sequence<Member> { slots.lazy.compactMap(\.self) }

    /// The place of a field among the slots.
    private func place(of key: String) -> Int? {
        guard let index else { return slots.firstIndex { $0?.key == key } }
        return index[key]
    }

    private func member(_ key: String) -> Member? { place(of: key).flatMap { slots[$0] } }

    /// The bytes of a field's value.
    subscript(bytesOf key: String) -> ArraySlice<UInt8>? { member(key)?.valueBytes }

    /// Whether another object has the same fields in any order.
    func isEqual(to other: SnapshotFields) -> Bool {
        count == other.count && members.allSatisfy { other[bytesOf: $0.key] == $0.valueBytes }
    }

    var count: Int { slots.count - gapCount }

    /// The keys whose values differ from another object's, or that only one of the two has.
    func keysDiffering(from other: SnapshotFields) -> [String] {
        let changed = members.filter { other[bytesOf: $0.key] != $0.valueBytes }.map(\.key)
        return changed + other.keys.filter { !contains($0) }
    }

    /// Sets a field to JSON text: in place if the field exists, otherwise at the end.
    mutating func set(_ key: String, to value: ArraySlice<UInt8>) {
        if let place = place(of: key) {
            slots[place]?.valueBytes = value
        } else {
            append(Member(key: key, keyBytes: JSONQuoting.quoted(key)[...], valueBytes: value))
        }
    }

    /// Adds a field whose key no other field has.
    mutating func append(_ member: Member) {
        slots.append(member)
        if index != nil {
            _ = index?.insert(member.key, at: slots.count - 1)
        } else if slots.count > KeyIndex.smallCount {
            var known = KeyIndex(minimumCapacity: slots.count * 2)
            for (place, slot) in slots.enumerated() {
                if let slot { _ = known.insert(slot.key, at: place) }
            }
            index = known
        }
    }

    /// The object as JSON text.
    var bytes: [UInt8] {
        let count = members.reduce(2) { $0 + $1.keyBytes.count + $1.valueBytes.count + 2 }
        var text: [UInt8] = []
        text.reserveCapacity(count)
        text.append(UInt8(ascii: "{"))
        for member in members {
            if text.count > 1 { text.append(UInt8(ascii: ",")) }
            text.append(contentsOf: member.keyBytes)
            text.append(UInt8(ascii: ":"))
            text.append(contentsOf: member.valueBytes)
        }
        text.append(UInt8(ascii: "}"))
        return text
    }
}

extension SnapshotFields: Hashable {
    static func == (left: SnapshotFields, right: SnapshotFields) -> Bool {
        left.members.elementsEqual(right.members)
    }

    func hash(into hasher: inout Hasher) {
        for member in members { hasher.combine(member) }
    }
}
