/// A value in a JSON text that was parsed once, with everything inside it.
///
/// For readers that keep what they do not know: members come in the order of the text, each with its bytes as they were
/// written, and a value is decoded from the same parsed text. Nothing is copied before it is asked for.
package struct JSONDocument: Sendable {
    private let tape: JSONTape
    private let index: Int

    private init(tape: JSONTape, index: Int) {
        self.tape = tape
        self.index = index
    }

    /// Parses a whole text, strictly by RFC 8259 (<https://www.rfc-editor.org/rfc/rfc8259>) and in UTF-8; escapes that
    /// are half a character are refused, too.
    ///
    /// - Parameters:
    ///   - bytes: The text; white space may surround its value, nothing else.
    ///   - maximumDepth: How deep objects and arrays may nest, inclusive.
    /// - Throws: The first byte that does not fit.
    /// - Complexity: O(*n*) in the bytes.
    package init(_ bytes: [UInt8], maximumDepth: Int = CompactJSONDecoder.maximumDepth) throws(JSONFault) {
        var parser = JSONTapeParser(bytes, maximumDepth: maximumDepth)
        self.init(tape: try parser.parse(), index: 0)
    }

    /// Whether the value is an object.
    package var isObject: Bool { tape.nodes[index].kind == .object }

    /// The value as it is written, a string's quotation marks included.
    package var bytes: ArraySlice<UInt8> { tape.source(index) }

    /// The members of an object in the order of the text; none for every other value.
    package var members: Members { Members(tape: tape, object: index) }

    /// The value of an object's member; nil if there is none with this key.
    package subscript(key: String) -> JSONDocument? {
        guard isObject, let value = tape.value(of: index, key: key) else { return nil }
        return JSONDocument(tape: tape, index: value)
    }

    /// The first member of an object whose key another one before it has; nil if there is none.
    /// - Complexity: O(*n*) in the members.
    package var repeatedMember: Member? {
        guard isObject else { return nil }
        return tape.repeatedKey(of: index).map { Member(tape: tape, position: $0) }
    }

    /// Reads a value of a type.
    /// - Throws: `DecodingError` as the value's own `init(from:)` finds it.
    package func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        try ValueDecoder(tape: tape, index: index, place: .root).decode(type)
    }

    /// The fault of finding something else here.
    package func fault(_ reason: String) -> JSONFault { JSONFault(reason, at: bytes.startIndex) }
}

extension JSONDocument {
    /// One member of an object.
    package struct Member: Sendable {
        fileprivate let tape: JSONTape
        /// The key's place on the tape; the value follows it.
        fileprivate let position: Int

        /// The key without its escapes.
        package var key: String { tape.string(position) }

        /// The key as it is written, quotation marks included.
        package var keyBytes: ArraySlice<UInt8> { tape.source(position) }

        /// What stands behind the colon.
        package var value: JSONDocument { JSONDocument(tape: tape, index: position + 1) }

        /// Whether this is the key; quicker than comparing ``key``.
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

        /// Gives the next member.
        package mutating func next() -> Member? {
            guard position < end else { return nil }
            defer { position = Int(tape.nodes[position + 1].next) }
            return Member(tape: tape, position: position)
        }
    }
}
