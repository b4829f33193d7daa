/// Writes values as JSON without what makes Foundation's coder slow and heavy at its first use.
///
/// A widget extension lives for milliseconds and within a few megabytes; there the first use of `JSONEncoder` and
/// `JSONDecoder` costs about a millisecond and four megabytes of touched pages, more than all the rest. This one writes
/// bytes as the value is walked, without a tree between. The forms are those of Foundation's coders with default
/// settings: a date is a number of seconds since 2001, data is Base64, a URL is a string, absent optionals are left out.
public struct CompactJSONEncoder: Sendable {
    /// Whether the members of every object stand in the order of their keys' bytes, so that equal values give equal
    /// bytes even where a dictionary is in them; otherwise in the order in which they were written.
    public var sortsKeys: Bool

    /// Makes an encoder.
    public init(sortsKeys: Bool = false) {
        self.sortsKeys = sortsKeys
    }

    /// Gives the value as JSON in UTF-8, without white space.
    /// - Throws: `EncodingError.invalidValue` for a number that JSON cannot say (NaN, infinity), and what the value's own
    ///   `encode(to:)` throws.
    /// - Complexity: O(*n*) in the bytes written, O(*n* log *n*) in the members of an object if keys are sorted.
    public func encode<Value: Encodable>(_ value: Value) throws -> [UInt8] {
        let output = JSONOutput(sortsKeys: sortsKeys)
        try output.write(value, at: .root)
        output.close(to: 0)
        return output.bytes
    }
}
