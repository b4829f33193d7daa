/// An enumeration to which later versions of the interface may add values; an unrecognised value decodes as
/// ``unknown``.
public protocol OpenEnumeration: RawRepresentable, Codable, Hashable, Sendable where RawValue == String {
    /// The case for unrecognised values.
    static var unknown: Self { get }
}

extension OpenEnumeration {
    public init(from decoder: any Decoder) throws {
        self = try Self(rawValue: decoder.singleValueContainer().decode(String.self)) ?? .unknown
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(rawValue)
    }
}
