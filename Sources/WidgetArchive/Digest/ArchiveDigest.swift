/// A fingerprint of a look: equal looks have equal digests, in every process and on every machine.
///
/// The device compares digests to see that a reload changed nothing visible, and a tap carries the digest of the
/// picture that was tapped. It is 128 bits of a mixing function, not of a cryptographic one: two looks that differ by
/// chance never share it, but somebody who wants two looks to share it can make them.
///
/// Written and parsed as 32 lower-case hexadecimal digits.
public struct ArchiveDigest: Hashable, Sendable {
    /// The upper half.
    public let high: UInt64
    /// The lower half.
    public let low: UInt64

    /// Makes a digest from its halves.
    public init(high: UInt64, low: UInt64) {
        self.high = high
        self.low = low
    }
}

extension ArchiveDigest: LosslessStringConvertible {
    /// Parses 32 hexadecimal digits; nil for anything else.
    public init?(_ description: String) {
        let digits = description.utf8
        guard digits.count == 32, digits.allSatisfy({ Character(UnicodeScalar($0)).isHexDigit }),
            let high = UInt64(description.prefix(16), radix: 16),
            let low = UInt64(description.suffix(16), radix: 16)
        else { return nil }
        self.init(high: high, low: low)
    }

    /// The 32 lower-case hexadecimal digits.
    public var description: String { Self.hexadecimal(high) + Self.hexadecimal(low) }

    private static func hexadecimal(_ half: UInt64) -> String {
        let digits = String(half, radix: 16)
        return String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }
}

extension ArchiveDigest: Codable {
    /// Reads the 32 hexadecimal digits.
    /// - Throws: `DecodingError.dataCorrupted` if the string has another form.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        let text = try container.decode(String.self)
        guard let digest = ArchiveDigest(text) else {
            throw DecodingError.dataCorruptedError(
                in: container,
                debugDescription: "a digest is 32 hexadecimal digits, got \(text)"
            )
        }
        self = digest
    }

    /// Writes the 32 hexadecimal digits.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
