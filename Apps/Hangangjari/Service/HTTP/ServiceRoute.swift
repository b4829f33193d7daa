import HangangjariAPI

/// The route of a path.
enum ServiceRoute: Hashable {
    /// `/v2/parks`
    case parks
    /// `/v2/parks/{id}/home-summary`
    case homeSummary(park: RiverPark)
    /// `/v2/parks/{id}/state`
    case state(park: RiverPark)
    /// `/v2/parks/{id}/…` for an unknown park.
    case unknownPark
    /// `/v2/devices/{token}/parks/{id}`; the token is `nil` for a text that is not a token.
    case registration(PushToken?, park: RiverPark)
    /// `/health`
    case health
    /// `/metrics`
    case metrics
    /// `/openapi.json`
    case description

    private static let parksByID = Dictionary(uniqueKeysWithValues: RiverParks.all.map { ($0.id, $0) })

    /// Parses a path and ignores its query, which no route uses; `nil` for an unknown path.
    ///
    /// Paths are compared without decoding, because no path of the service needs percent-encoding.
    init?(path: String) {
        let path = path.prefix { $0 != "?" }
        switch path {
        case "/v2/parks": self = .parks
        case "/health": self = .health
        case "/metrics": self = .metrics
        case "/openapi.json": self = .description
        default:
            let parts = path.split(separator: "/", omittingEmptySubsequences: false)
            guard parts.count > 4, parts[0].isEmpty, parts[1] == "v2" else { return nil }
            self.init(parts: parts[2...])
        }
    }

    /// Parses what follows `/v2`.
    private init?(parts: ArraySlice<Substring>) {
        let words = Array(parts)
        let route: (RiverPark) -> ServiceRoute
        switch (words.count, words[0], words.last) {
        case (3, "parks", "state"): route = { .state(park: $0) }
        case (3, "parks", "home-summary"): route = { .homeSummary(park: $0) }
        case (4, "devices", _) where words[2] == "parks":
            let token = PushToken(rawValue: String(words[1]))
            route = { .registration(token, park: $0) }
        default: return nil
        }
        self = Self.parksByID[String(words[words[0] == "parks" ? 1 : 3])].map(route) ?? .unknownPark
    }

    /// The names of routes in the metrics.
    enum Name: String, CaseIterable {
        case parks
        case homeSummary = "home_summary"
        case state
        case registration
        case health
        case metrics
        case description
        case other
    }

    /// The route's name in the metrics.
    var name: Name {
        switch self {
        case .parks: .parks
        case .homeSummary: .homeSummary
        case .state: .state
        case .registration: .registration
        case .unknownPark: .other
        case .health: .health
        case .metrics: .metrics
        case .description: .description
        }
    }
}
