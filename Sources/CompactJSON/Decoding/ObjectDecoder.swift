/// Reads the members of an object.
struct ObjectDecoder<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let tape: JSONTape
    /// The object's position on the tape.
    let object: Int
    let codingPath: [any CodingKey]

    var allKeys: [Key] { tape.keys(of: object).compactMap(Key.init(stringValue:)) }

    func contains(_ key: Key) -> Bool { tape.value(of: object, key: key.stringValue) != nil }

    func decodeNil(forKey key: Key) throws -> Bool { try member(key).decodeNil() }

    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
        try member(key).decode(type)
    }

    /// An absent member and `null` are the same nothing.
    func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value? {
        guard let index = tape.value(of: object, key: key.stringValue), tape.nodes[index].kind != .null else {
            return nil
        }
        return try ValueDecoder(tape: tape, index: index, codingPath: codingPath + [key]).decode(type)
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
        guard let index = tape.value(of: object, key: key.stringValue) else {
            let text = "the key \"\(key.stringValue)\" is missing"
            throw DecodingError.keyNotFound(key, DecodingError.Context(codingPath: codingPath, debugDescription: text))
        }
        return ValueDecoder(tape: tape, index: index, codingPath: codingPath + [key])
    }
}
