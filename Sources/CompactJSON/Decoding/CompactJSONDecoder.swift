/// Reads values from JSON; the counterpart of ``CompactJSONEncoder``.
///
/// Strict: what RFC 8259 does not allow is refused, and so is nesting deeper than ``maximumDepth``. Where an object has
/// a key twice the first counts, as with Foundation's decoder.
public struct CompactJSONDecoder: Sendable {
    /// How deep objects and arrays may nest.
    public static let maximumDepth = 256

    /// Makes a decoder.
    public init() {}

    /// Reads a value.
    /// - Throws: `DecodingError`: `dataCorrupted` with the byte's position for what is not JSON in UTF-8; the other cases
    ///   as the value's own `init(from:)` finds them.
    /// - Complexity: O(*n*) in the bytes; the keys of one object are searched in turn.
    public func decode<Value: Decodable>(_ type: Value.Type, from bytes: [UInt8]) throws -> Value {
        try parsed(bytes).decode(type)
    }

    private func parsed(_ bytes: [UInt8]) throws(DecodingError) -> JSONDocument {
        do throws(JSONFault) {
            return try JSONDocument(bytes)
        } catch {
            throw .dataCorrupted(DecodingError.Context(codingPath: [], debugDescription: "\(error)"))
        }
    }
}
