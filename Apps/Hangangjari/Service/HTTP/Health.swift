import HangangjariAPI

/// The response to `/health`.
struct Health: Codable, Hashable {
    /// `ok`, or `degraded` if the source fails for at least one park, or if what is known is not stored.
    var status: String
    /// The time of the service's clock.
    var now: Timestamp
    /// Whether what is known is stored, and known again after a restart.
    var stored: Bool
    /// The number of parks for which the source's last response was usable.
    var current: Int
    /// The number of parks for which older values are served.
    var lastKnown: Int
    /// The number of parks without any values.
    var unavailable: Int

    private enum CodingKeys: String, CodingKey {
        case status, now, stored, current, unavailable
        case lastKnown = "last_known"
    }
}
