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
            guard parts.count == 5, parts[0].isEmpty, parts[1] == "v2", parts[2] == "parks",
                parts[4] == "home-summary" || parts[4] == "state"
            else { return nil }
            guard let park = Self.parksByID[String(parts[3])] else {
                self = .unknownPark
                return
            }
            self = parts[4] == "state" ? .state(park: park) : .homeSummary(park: park)
        }
    }

    /// The names of routes in the metrics.
    enum Name: String, CaseIterable {
        case parks
        case homeSummary = "home_summary"
        case state
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
        case .unknownPark: .other
        case .health: .health
        case .metrics: .metrics
        case .description: .description
        }
    }
}
