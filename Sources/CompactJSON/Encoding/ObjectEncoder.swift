/// Encodes the members of an object.
struct ObjectEncoder<Key: CodingKey>: KeyedEncodingContainerProtocol {
    let output: JSONOutput
    /// The depth of the object's members.
    let depth: Int
    let container: CodingLocation.Container
    var codingPath: [any CodingKey] { container.path }

    private func member(_ key: some CodingKey) -> ValueEncoder {
        output.beginMember(key.stringValue, at: depth)
        return ValueEncoder(output: output, depth: depth, place: CodingLocation(key, in: container))
    }

    func encodeNil(forKey key: Key) { member(key).encodeNil() }
    func encode(_ value: Bool, forKey key: Key) { member(key).encode(value) }
    func encode(_ value: String, forKey key: Key) { member(key).encode(value) }
    func encode(_ value: Double, forKey key: Key) throws { try member(key).encode(value) }
    func encode(_ value: Float, forKey key: Key) throws { try member(key).encode(value) }
    func encode(_ value: Int, forKey key: Key) { member(key).encode(value) }
    func encode(_ value: Int8, forKey key: Key) { member(key).encode(value) }
    func encode(_ value: Int16, forKey key: Key) { member(key).encode(value) }
    func encode(_ value: Int32, forKey key: Key) { member(key).encode(value) }
    func encode(_ value: Int64, forKey key: Key) { member(key).encode(value) }
    func encode(_ value: UInt, forKey key: Key) { member(key).encode(value) }
    func encode(_ value: UInt8, forKey key: Key) { member(key).encode(value) }
    func encode(_ value: UInt16, forKey key: Key) { member(key).encode(value) }
    func encode(_ value: UInt32, forKey key: Key) { member(key).encode(value) }
    func encode(_ value: UInt64, forKey key: Key) { member(key).encode(value) }
    func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws { try member(key).encode(value) }

    func nestedContainer<Nested: CodingKey>(
        keyedBy keyType: Nested.Type,
        forKey key: Key
    ) -> KeyedEncodingContainer<Nested> {
        member(key).container(keyedBy: keyType)
    }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer { member(key).unkeyedContainer() }
    func superEncoder() -> any Encoder { member(PlainKey("super")) }
    func superEncoder(forKey key: Key) -> any Encoder { member(key) }
}
