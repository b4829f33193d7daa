import HangangjariAPI

/// The answer to `/health`.
struct Health: Codable, Hashable {
    /// `ok`, or `degraded` where the source fails about at least one park.
    var status: String
    /// The service's own clock.
    var now: Timestamp
    /// About how many parks the source's last answer was of use.
    var current: Int
    /// About how many parks an older answer is sent.
    var lastKnown: Int
    /// About how many parks nothing is known.
    var unavailable: Int

    private enum CodingKeys: String, CodingKey {
        case status, now, current, unavailable
        case lastKnown = "last_known"
    }
}
