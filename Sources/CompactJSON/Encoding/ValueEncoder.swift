/// The encoder that is passed to a value: it provides the container that the value requests.
struct ValueEncoder: Encoder {
    let output: JSONOutput
    /// The depth of the value.
    let depth: Int
    let place: CodingLocation
    var codingPath: [any CodingKey] { place.path }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
        KeyedEncodingContainer(
            ObjectEncoder<Key>(
                output: output,
                depth: opened(isObject: true),
                container: CodingLocation.Container(at: place)
            )
        )
    }

    func unkeyedContainer() -> any UnkeyedEncodingContainer {
        ArrayEncoder(output: output, depth: opened(isObject: false), container: CodingLocation.Container(at: place))
    }

    func singleValueContainer() -> any SingleValueEncodingContainer { self }

    /// Opens the value's container; a second request, as from a class and its superclass, continues the first
    /// container.
    private func opened(isObject: Bool) -> Int {
        if output.depth == depth { output.open(isObject: isObject) }
        return depth + 1
    }
}

extension ValueEncoder: SingleValueEncodingContainer {
    func encodeNil() { output.appendNull() }
    func encode(_ value: Bool) { output.append(value) }
    func encode(_ value: String) { output.append(value) }
    func encode(_ value: Double) throws { try output.append(value, at: place) }
    func encode(_ value: Float) throws { try output.append(value, at: place) }
    func encode(_ value: Int) { output.append(value) }
    func encode(_ value: Int8) { output.append(value) }
    func encode(_ value: Int16) { output.append(value) }
    func encode(_ value: Int32) { output.append(value) }
    func encode(_ value: Int64) { output.append(value) }
    func encode(_ value: UInt) { output.append(value) }
    func encode(_ value: UInt8) { output.append(value) }
    func encode(_ value: UInt16) { output.append(value) }
    func encode(_ value: UInt32) { output.append(value) }
    func encode(_ value: UInt64) { output.append(value) }
    func encode<Value: Encodable>(_ value: Value) throws { try output.write(value, at: place) }
}
