/// The offset of a time zone's clocks from UTC, from some moment on.
package struct ZoneOffset: Hashable, Sendable {
    /// Seconds to add to UTC, positive in the east.
    package var seconds: Int
    /// Whether this is the zone's summer time.
    package var isDaylightSaving: Bool
    /// The abbreviation, such as `CET`; for logs only, because it is not unique.
    package var abbreviation: String
}
