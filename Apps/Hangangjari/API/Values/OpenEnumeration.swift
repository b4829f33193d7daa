/// A word of the interface to which later versions may add others: a word that is not known yet reads as ``unknown``.
package protocol OpenEnumeration: RawRepresentable, Codable, Hashable, Sendable where RawValue == String {
    /// What every other word is taken for.
    static var unknown: Self { get }
}

extension OpenEnumeration {
    package init(from decoder: any Decoder) throws {
        self = try Self(rawValue: decoder.singleValueContainer().decode(String.self)) ?? .unknown
    }

    package func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(rawValue)
    }
}
