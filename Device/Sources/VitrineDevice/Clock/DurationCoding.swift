// Swift writes a `Duration` as the two halves of a 128-bit number of attoseconds, which no other program can use. The
// conformances that the compiler makes in this module call these functions instead.

extension KeyedEncodingContainer {
    /// Writes a length of time in seconds, as a number.
    mutating func encode(_ value: Duration, forKey key: Key) throws {
        try encode(value.written, forKey: key)
    }

    mutating func encodeIfPresent(_ value: Duration?, forKey key: Key) throws {
        try encodeIfPresent(value?.written, forKey: key)
    }

    mutating func encode(_ value: [Duration], forKey key: Key) throws {
        try encode(value.map(\.written), forKey: key)
    }
}

extension KeyedDecodingContainer {
    /// Reads a length of time in seconds, or as an older device wrote it.
    func decode(_: Duration.Type, forKey key: Key) throws -> Duration {
        try decode(WrittenDuration.self, forKey: key).duration
    }

    func decodeIfPresent(_: Duration.Type, forKey key: Key) throws -> Duration? {
        try decodeIfPresent(WrittenDuration.self, forKey: key)?.duration
    }

    func decode(_: [Duration].Type, forKey key: Key) throws -> [Duration] {
        try decode([WrittenDuration].self, forKey: key).map(\.duration)
    }
}

extension Duration {
    /// The seconds with the fewest digits: a product with 1e-18 has others.
    fileprivate var written: Double { Double(components.seconds) + Double(components.attoseconds) / 1e18 }
}

/// A length of time in a file of this device or of an older one.
private struct WrittenDuration: Decodable {
    /// No device has run for so many seconds, and far more could not be counted.
    private static let limit = 1e15

    var duration: Duration

    init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        guard let seconds = try? container.decode(Double.self) else {
            duration = try container.decode(Duration.self)
            return
        }
        guard abs(seconds) < Self.limit else {
            throw DecodingError.dataCorruptedError(in: container, debugDescription: "\(seconds) seconds are too many")
        }
        let whole = seconds.rounded(.down)
        duration = .seconds(Int64(whole)) + .nanoseconds(Int64(((seconds - whole) * 1e9).rounded()))
    }
}
