/// The offset of a time zone's clocks from UTC, from some moment on.
public struct ZoneOffset: Hashable, Sendable {
    /// Seconds to add to UTC, positive in the east.
    public var seconds: Int
    /// Whether this is the zone's summer time.
    public var isDaylightSaving: Bool
    /// The abbreviation, such as `CET`; for logs only, because it is not unique.
    public var abbreviation: String
}
