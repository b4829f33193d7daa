import VitrinePlatform

/// A fingerprint of an archive: equal archives have equal digests, in every process and on every machine.
///
/// The device compares digests to detect that a reload changed nothing visible, and a tap carries the digest of the
/// tapped view. A digest has 128 bits from a mixing function that is not cryptographic: an accidental collision is
/// practically impossible, but a deliberate one can be constructed.
///
/// Written and parsed as 32 lower-case hexadecimal digits.
public struct ArchiveDigest: Hashable, Sendable {
    /// The upper half.
    public let high: UInt64
    /// The lower half.
    public let low: UInt64

    /// Creates a digest from its two halves.
    public init(high: UInt64, low: UInt64) {
        self.high = high
        self.low = low
    }
}

extension ArchiveDigest: LosslessStringConvertible {
    /// Parses 32 hexadecimal digits; returns nil for other text.
    public init?(_ description: String) {
        let digits = description.utf8
        guard digits.count == 32, digits.allSatisfy({ Character(UnicodeScalar($0)).isHexDigit }),
            let high = UInt64(description.prefix(16), radix: 16),
            let low = UInt64(description.suffix(16), radix: 16)
        else { return nil }
        self.init(high: high, low: low)
    }

    /// The 32 lower-case hexadecimal digits.
    public var description: String { String(high, digits: 16, radix: 16) + String(low, digits: 16, radix: 16) }
}

extension ArchiveDigest: Codable {
    /// Decodes the 32 hexadecimal digits.
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

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(description)
    }
}
