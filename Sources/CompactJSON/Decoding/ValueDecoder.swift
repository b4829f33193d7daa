import VitrinePlatform

/// The decoder that is passed to a value: one node of the tape.
struct ValueDecoder: Decoder {
    let tape: JSONTape
    let index: Int
    let place: CodingLocation
    var codingPath: [any CodingKey] { place.path }
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    var kind: JSONTape.Kind { tape.nodes[index].kind }

    func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
        guard kind == .object else { throw mismatch([String: Any].self) }
        return KeyedDecodingContainer(ObjectDecoder<Key>(tape: tape, object: index, at: place))
    }

    func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
        guard kind == .array else { throw mismatch([Any].self) }
        return ArrayDecoder(tape: tape, array: index, at: place)
    }

    func singleValueContainer() -> any SingleValueDecodingContainer { self }

    private func mismatch(_ type: Any.Type) -> DecodingError {
        let context = DecodingError.Context(codingPath: codingPath, debugDescription: "expected \(type), found \(kind)")
        return kind == .null ? .valueNotFound(type, context) : .typeMismatch(type, context)
    }

    private func corrupted(_ text: String) -> DecodingError {
        .dataCorrupted(DecodingError.Context(codingPath: codingPath, debugDescription: text))
    }
}

extension ValueDecoder: SingleValueDecodingContainer {
    func decodeNil() -> Bool { kind == .null }

    func decode(_ type: Bool.Type) throws -> Bool {
        switch kind {
        case .yes: true
        case .no: false
        default: throw mismatch(type)
        }
    }

    func decode(_ type: String.Type) throws -> String {
        guard kind == .string else { throw mismatch(type) }
        return tape.string(index)
    }

    func decode(_ type: Double.Type) throws -> Double { try number(type) }
    func decode(_ type: Float.Type) throws -> Float { try number(type) }
    func decode(_ type: Int.Type) throws -> Int { try integer(type) }
    func decode(_ type: Int8.Type) throws -> Int8 { try integer(type) }
    func decode(_ type: Int16.Type) throws -> Int16 { try integer(type) }
    func decode(_ type: Int32.Type) throws -> Int32 { try integer(type) }
    func decode(_ type: Int64.Type) throws -> Int64 { try integer(type) }
    func decode(_ type: UInt.Type) throws -> UInt { try integer(type) }
    func decode(_ type: UInt8.Type) throws -> UInt8 { try integer(type) }
    func decode(_ type: UInt16.Type) throws -> UInt16 { try integer(type) }
    func decode(_ type: UInt32.Type) throws -> UInt32 { try integer(type) }
    func decode(_ type: UInt64.Type) throws -> UInt64 { try integer(type) }

    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        if type == Data.self, let data = try data() as? Value { return data }
        if type == Date.self, let date = try date() as? Value { return date }
        if type == URL.self, let url = try url() as? Value { return url }
        guard let cache = tape.cache, cache.keeps(type) else { return try type.init(from: self) }
        return try cache.value(type, from: tape.source(index)) { try type.init(from: self) }
    }

    private func date() throws -> Date {
        let date = Date(timeIntervalSinceReferenceDate: try decode(Double.self))
        guard SupportedDates.contains(date) else {
            throw corrupted("the number is not \(SupportedDates.description), in seconds since 2001")
        }
        return date
    }

    private func data() throws -> Data {
        guard let data = Data(base64Encoded: try decode(String.self)) else { throw corrupted("the text is not Base64") }
        return data
    }

    private func url() throws -> URL {
        guard let url = URL(string: try decode(String.self)) else { throw corrupted("the text is not a URL") }
        return url
    }

    private func number<Number: BinaryFloatingPoint & LosslessStringConvertible>(_ type: Number.Type) throws -> Number {
        guard kind == .number else { throw mismatch(type) }
        guard let value = Number(String(decoding: tape.text(index), as: UTF8.self)), value.isFinite else {
            throw corrupted("the number does not fit \(type)")
        }
        return value
    }

    /// Decodes a number; `1.0` or `1e3` counts as an integer, as long as a `Double` represents it exactly.
    private func integer<Number: FixedWidthInteger>(_ type: Number.Type) throws -> Number {
        guard kind == .number else { throw mismatch(type) }
        let text = String(decoding: tape.text(index), as: UTF8.self)
        if let value = Number(text) { return value }
        guard let value = Double(text), value.magnitude < 0x1p53, let value = Number(exactly: value) else {
            throw corrupted("the number \(text) does not fit \(type)")
        }
        return value
    }
}
