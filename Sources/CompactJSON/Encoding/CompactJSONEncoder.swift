/// Encodes values as JSON, without the cost of the first use of Foundation's encoder.
///
/// On Darwin, where the system's coders are in every process, they do the work, in the same format.
///
/// A widget extension lives for milliseconds and within a few megabytes. There the first use of `JSONEncoder` and
/// `JSONDecoder` costs about a millisecond and four megabytes of touched pages, more than everything else. This encoder
/// writes bytes while it traverses the value, without an intermediate tree. The format is that of Foundation's coders
/// with default settings: a date is a number of seconds since 2001, data is Base64, a URL is a string, absent optionals
/// are left out.
public struct CompactJSONEncoder: Sendable {
    /// Whether the members of every object are sorted by their keys' bytes, so that equal values give equal bytes even
    /// if they contain dictionaries; otherwise members are in the order in which they were encoded.
    public var sortsKeys: Bool

    /// Creates an encoder; sorted keys give the same bytes for the same value, others keep the order of encoding.
    public init(sortsKeys: Bool = false) {
        self.sortsKeys = sortsKeys
    }

    /// Encodes a value as JSON in UTF-8, without white space.
    /// - Throws: `EncodingError.invalidValue` for a number that JSON cannot represent (NaN, infinity), a date that the
    ///   decoder refuses or a value nested deeper than ``CompactJSONDecoder/maximumDepth``, and the errors of the
    ///   value's own `encode(to:)`.
    /// - Complexity: O(*n*) in the number of bytes, O(*n* log *n*) in the number of members of an object if keys are
    ///   sorted.
    public func encode<Value: Encodable>(_ value: Value) throws -> [UInt8] {
        #if canImport(Darwin)
        return try systemEncoded(value)
        #else
        let output = JSONOutput(sortsKeys: sortsKeys)
        try output.write(value, at: .root)
        output.close(to: 0)
        return output.bytes
        #endif
    }
}
