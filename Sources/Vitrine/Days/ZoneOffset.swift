/// What a zone's clocks show from some moment on.
public struct ZoneOffset: Hashable, Sendable {
    /// Seconds to add to UTC, positive in the east.
    public var seconds: Int
    /// Whether this is the zone's summer time.
    public var isDaylightSaving: Bool
    /// The abbreviation, as `CET`; for logs, not unique.
    public var abbreviation: String
}
