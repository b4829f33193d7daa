/// Decodes the elements of an array.
struct ArrayDecoder: UnkeyedDecodingContainer {
    let tape: JSONTape
    private let container: CodingLocation.Container
    let count: Int?
    private(set) var currentIndex = 0
    private var position: Int
    private let end: Int

    init(tape: JSONTape, array: Int, at place: CodingLocation) {
        self.tape = tape
        container = CodingLocation.Container(at: place)
        count = Int(tape.nodes[array].count)
        position = array + 1
        end = Int(tape.nodes[array].next)
    }

    var codingPath: [any CodingKey] { container.path }

    var isAtEnd: Bool { position >= end }

    mutating func decodeNil() throws -> Bool {
        guard try current(Any?.self).decodeNil() else { return false }
        advance()
        return true
    }

    mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        let value = try current(type).decode(type)
        advance()
        return value
    }

    mutating func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type
    ) throws -> KeyedDecodingContainer<Nested> {
        let container = try current([String: Any].self).container(keyedBy: type)
        advance()
        return container
    }

    mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
        let container = try current([Any].self).unkeyedContainer()
        advance()
        return container
    }

    mutating func superDecoder() throws -> any Decoder {
        let decoder = try current((any Decoder).self)
        advance()
        return decoder
    }

    private func current(_ type: Any.Type) throws -> ValueDecoder {
        let place = CodingLocation(PlainKey(currentIndex), in: container)
        guard !isAtEnd else {
            let text = "the array has only \(currentIndex) elements"
            let context = DecodingError.Context(codingPath: place.path, debugDescription: text)
            throw DecodingError.valueNotFound(type, context)
        }
        return ValueDecoder(tape: tape, index: position, place: place)
    }

    private mutating func advance() {
        position = Int(tape.nodes[position].next)
        currentIndex += 1
    }
}
