/// Decodes values from JSON; the counterpart of ``CompactJSONEncoder``.
///
/// The decoder is strict: it rejects text that RFC 8259 does not allow, and nesting deeper than ``maximumDepth``. If an
/// object contains a key twice, the first occurrence is used, as in Foundation's decoder. A date before
/// `Date.distantPast` or after the year 9998 is refused, because calendars and whole numbers have no room for it.
public struct CompactJSONDecoder: Sendable {
    /// The maximum nesting depth of objects and arrays.
    public static let maximumDepth = 256

    private let cache: (any DecodingCache)?

    /// Creates a decoder; it has no settings, because a value's own type says how it is read.
    public init() {
        cache = nil
    }

    /// Creates a decoder that decodes values of one type only where their text is new; on Apple's platforms it decodes
    /// each of them.
    package init(reusing cache: DecodedValueCache<some Decodable & Sendable>) {
        self.cache = cache
    }

    /// Decodes a value from JSON text in UTF-8.
    /// - Throws: `DecodingError`: `dataCorrupted` with a ``JSONFault`` if the text is not JSON in UTF-8; otherwise the
    ///   errors of the value's own `init(from:)`.
    /// - Complexity: O(*n*) in the number of bytes.
    public func decode<Value: Decodable>(_ type: Value.Type, from bytes: [UInt8]) throws -> Value {
        #if canImport(Darwin)
        return try systemDecoded(type, from: bytes)
        #else
        return try parsed(bytes).decode(type)
        #endif
    }

    private func parsed(_ bytes: [UInt8]) throws(DecodingError) -> JSONDocument {
        do throws(JSONFault) {
            return try JSONDocument(bytes, maximumDepth: Self.maximumDepth, cache: cache)
        } catch {
            throw .dataCorrupted(
                DecodingError.Context(codingPath: [], debugDescription: "\(error)", underlyingError: error)
            )
        }
    }
}
