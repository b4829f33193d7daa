/// Decodes the members of an object.
struct ObjectDecoder<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let tape: JSONTape
    /// The object's index on the tape.
    let object: Int
    private let container: CodingLocation.Container
    private let index: KeyIndex?

    init(tape: JSONTape, object: Int, at place: CodingLocation) {
        self.tape = tape
        self.object = object
        container = CodingLocation.Container(at: place)
        index = tape.index(of: object)
    }

    var codingPath: [any CodingKey] { container.path }

    /// The place of the value for a key; nil if there is none.
    private func place(of key: String) -> Int? {
        guard let index else { return tape.value(of: object, key: key) }
        return index[key]
    }

    var allKeys: [Key] { tape.keys(of: object).compactMap(Key.init(stringValue:)) }

    func contains(_ key: Key) -> Bool { place(of: key.stringValue) != nil }

    func decodeNil(forKey key: Key) throws -> Bool { try member(key).decodeNil() }

    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
        try member(key).decode(type)
    }

    func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value? {
        try present(key)?.decode(type)
    }

    func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type,
        forKey key: Key
    ) throws -> KeyedDecodingContainer<Nested> {
        try member(key).container(keyedBy: type)
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
        try member(key).unkeyedContainer()
    }

    func superDecoder() throws -> any Decoder { try member(PlainKey("super")) }
    func superDecoder(forKey key: Key) throws -> any Decoder { try member(key) }

    private func member(_ key: some CodingKey) throws -> ValueDecoder {
        guard let index = place(of: key.stringValue) else {
            let text = "the key \"\(key.stringValue)\" is missing"
            throw DecodingError.keyNotFound(key, DecodingError.Context(codingPath: codingPath, debugDescription: text))
        }
        return ValueDecoder(tape: tape, index: index, place: CodingLocation(key, in: container))
    }

    /// The value for a key; nil if it is absent or `null`, which count as the same.
    private func present(_ key: Key) -> ValueDecoder? {
        guard let index = place(of: key.stringValue), tape.nodes[index].kind != .null else {
            return nil
        }
        return ValueDecoder(tape: tape, index: index, place: CodingLocation(key, in: container))
    }
}

/// Direct overloads for the most common types: the generic code creates a decoder and searches for the key three times.
extension ObjectDecoder {
    func decode(_ type: Bool.Type, forKey key: Key) throws -> Bool { try member(key).decode(type) }
    func decode(_ type: String.Type, forKey key: Key) throws -> String { try member(key).decode(type) }
    func decode(_ type: Double.Type, forKey key: Key) throws -> Double { try member(key).decode(type) }
    func decode(_ type: Int.Type, forKey key: Key) throws -> Int { try member(key).decode(type) }

    func decodeIfPresent(_ type: Bool.Type, forKey key: Key) throws -> Bool? { try present(key)?.decode(type) }
    func decodeIfPresent(_ type: String.Type, forKey key: Key) throws -> String? { try present(key)?.decode(type) }
    func decodeIfPresent(_ type: Double.Type, forKey key: Key) throws -> Double? { try present(key)?.decode(type) }
    func decodeIfPresent(_ type: Int.Type, forKey key: Key) throws -> Int? { try present(key)?.decode(type) }
}
