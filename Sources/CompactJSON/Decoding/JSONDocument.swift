/// A value in a parsed JSON text, with everything it contains.
///
/// It suits readers that keep unknown content: members are in the order of the text, each with its original bytes, and
/// values are decoded from the same parsed text. Nothing is copied until it is requested.
package struct JSONDocument: Sendable {
    private let tape: JSONTape
    private let index: Int

    private init(tape: JSONTape, index: Int) {
        self.tape = tape
        self.index = index
    }

    /// Parses a whole text in UTF-8, strictly by RFC 8259 (<https://www.rfc-editor.org/rfc/rfc8259>); unpaired surrogate escapes
    /// are rejected, too.
    ///
    /// - Parameters:
    ///   - bytes: The text; only white space may surround the value.
    ///   - maximumDepth: The maximum nesting depth of objects and arrays, inclusive.
    /// - Throws: `JSONFault` at the first invalid byte.
    /// - Complexity: O(*n*) in the number of bytes.
    package init(_ bytes: [UInt8], maximumDepth: Int = CompactJSONDecoder.maximumDepth) throws(JSONFault) {
        try self.init(bytes, maximumDepth: maximumDepth, cache: nil)
    }

    init(_ bytes: [UInt8], maximumDepth: Int, cache: (any DecodingCache)?) throws(JSONFault) {
        var parser = JSONTapeParser(bytes, maximumDepth: maximumDepth)
        self.init(tape: try parser.parse(cache: cache), index: 0)
    }

    package var isObject: Bool { tape.nodes[index].kind == .object }

    package var isNull: Bool { tape.nodes[index].kind == .null }

    /// The characters of a text; nil for any other value.
    package var text: String? { tape.nodes[index].kind == .string ? tape.string(index) : nil }

    /// The digits of a number as written; nil for any other value.
    package var number: String? {
        tape.nodes[index].kind == .number ? String(decoding: tape.text(index), as: UTF8.self) : nil
    }

    /// Whether the value is `true` or `false`; nil for any other value.
    package var boolean: Bool? {
        switch tape.nodes[index].kind {
        case .yes: true
        case .no: false
        default: nil
        }
    }

    /// The elements of an array; nil for any other value.
    package var elements: [JSONDocument]? {
        guard tape.nodes[index].kind == .array else { return nil }
        var elements: [JSONDocument] = []
        elements.reserveCapacity(Int(tape.nodes[index].count))
        var place = index + 1
        while place < Int(tape.nodes[index].next) {
            elements.append(JSONDocument(tape: tape, index: place))
            place = Int(tape.nodes[place].next)
        }
        return elements
    }

    /// The value as written, including a string's quotation marks.
    package var bytes: ArraySlice<UInt8> { tape.source(index) }

    /// The members of an object in the order of the text; empty for any other value.
    package var members: Members { Members(tape: tape, object: index) }

    /// The value of an object's member; nil if no member has this key.
    package subscript(key: String) -> JSONDocument? {
        guard isObject, let value = tape.value(of: index, key: key) else { return nil }
        return JSONDocument(tape: tape, index: value)
    }

    /// The first member of an object whose key an earlier member already has; nil if all keys differ.
    /// - Complexity: O(*n*) in the number of members.
    package var repeatedMember: Member? {
        guard isObject else { return nil }
        return tape.repeatedKey(of: index).map { Member(tape: tape, position: $0) }
    }

    /// Decodes a value of a type.
    /// - Throws: The `DecodingError` of the value's own `init(from:)`.
    package func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        #if canImport(Darwin)
        return try CompactJSONDecoder().systemDecoded(type, from: bytes)
        #else
        return try ValueDecoder(tape: tape, index: index, place: .root).decode(type)
        #endif
    }

    /// Creates a fault at the position of this value.
    package func fault(_ reason: String) -> JSONFault { JSONFault(reason, at: bytes.startIndex) }
}

extension JSONDocument {
    /// One member of an object.
    package struct Member: Sendable {
        fileprivate let tape: JSONTape
        /// The key's index on the tape; the value follows it.
        fileprivate let position: Int

        /// The key with its escapes decoded.
        package var key: String { tape.string(position) }

        /// The key as written, including the quotation marks.
        package var keyBytes: ArraySlice<UInt8> { tape.source(position) }

        /// The member's value.
        package var value: JSONDocument { JSONDocument(tape: tape, index: position + 1) }

        /// Whether the member has this key; faster than comparing ``key``.
        package func hasKey(_ key: String) -> Bool { tape.isKey(position, key) }
    }

    /// The members of an object in the order of the text.
    package struct Members: Sequence, IteratorProtocol, Sendable {
        private let tape: JSONTape
        private var position: Int
        private let end: Int

        fileprivate init(tape: JSONTape, object: Int) {
            self.tape = tape
            position = object + 1
            end = tape.nodes[object].kind == .object ? Int(tape.nodes[object].next) : position
        }

        package mutating func next() -> Member? {
            guard position < end else { return nil }
            defer { position = Int(tape.nodes[position + 1].next) }
            return Member(tape: tape, position: position)
        }
    }
}
