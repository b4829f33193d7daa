/// The response to `GET /v2/parks`: all parks of the service.
public struct ParkList: Codable, Hashable, Sendable {
    /// The parks, ordered downstream from east to west; at most 64.
    public var parks: [Park]

    public init(parks: [Park]) { self.parks = parks }
}

/// The response to `GET /v2/parks/{id}/home-summary`: all data of a park that the first screen and the widgets need.
///
/// Each section has its own time of observation. ``generatedAt`` is not such a time: a new response can contain old
/// values.
public struct HomeSummary: Codable, Hashable, Sendable {
    /// The park.
    ///
    /// A client that requested another park must treat the whole response as empty.
    public var park: Park
    /// The time at which the service created the response, by its own clock.
    public var generatedAt: Timestamp
    /// The parking lots.
    public var parking: ParkingSection
    /// The number of visitors.
    public var crowd: CrowdSection
    public var weather: WeatherSection
    /// The air quality.
    public var dust: DustSection
    /// The reasons for or against a visit, most important first; at most 12.
    public var signals: [Signal]
    /// A link to a map with directions to the park: `https`, at most 512 bytes of ASCII.
    public var directionsURL: String
    /// The reliability of the response.
    public var refresh: RefreshState

    private enum CodingKeys: String, CodingKey {
        case park, parking, crowd, weather, dust, signals, refresh
        case generatedAt = "generated_at"
        case directionsURL = "directions_url"
    }

    public init(
        park: Park,
        generatedAt: Timestamp,
        parking: ParkingSection,
        crowd: CrowdSection,
        weather: WeatherSection,
        dust: DustSection,
        signals: [Signal],
        directionsURL: String,
        refresh: RefreshState
    ) {
        self.park = park
        self.generatedAt = generatedAt
        self.parking = parking
        self.crowd = crowd
        self.weather = weather
        self.dust = dust
        self.signals = signals
        self.directionsURL = directionsURL
        self.refresh = refresh
    }
}

/// The response to `GET /v2/parks/{id}/state`: a smaller fallback if a home summary is too large or not available.
public struct ParkState: Codable, Hashable, Sendable {
    /// The park.
    ///
    /// A client that requested another park must treat the whole response as empty.
    public var park: Park
    /// The time at which the service created the response, by its own clock.
    public var generatedAt: Timestamp
    /// The parking lots, without a forecast.
    public var parking: ParkingSection
    /// The visitors, as a level only.
    public var crowd: CrowdSection
    /// A link to a map with directions to the park.
    public var directionsURL: String
    /// The reliability of the response.
    public var refresh: RefreshState

    private enum CodingKeys: String, CodingKey {
        case park, parking, crowd, refresh
        case generatedAt = "generated_at"
        case directionsURL = "directions_url"
    }

    public init(
        park: Park,
        generatedAt: Timestamp,
        parking: ParkingSection,
        crowd: CrowdSection,
        directionsURL: String,
        refresh: RefreshState
    ) {
        self.park = park
        self.generatedAt = generatedAt
        self.parking = parking
        self.crowd = crowd
        self.directionsURL = directionsURL
        self.refresh = refresh
    }
}

extension ParkState {
    /// Creates a state from the corresponding part of a home summary.
    public init(_ summary: HomeSummary) {
        var parking = summary.parking
        parking.forecast = nil
        self.init(
            park: summary.park,
            generatedAt: summary.generatedAt,
            parking: parking,
            crowd: CrowdSection(
                observedAt: summary.crowd.observedAt,
                staleAfter: summary.crowd.staleAfter,
                level: summary.crowd.level
            ),
            directionsURL: summary.directionsURL,
            refresh: summary.refresh
        )
    }
}

/// The body of a response with a status of 400 or above.
public struct Refusal: Codable, Hashable, Sendable {
    public var error: Content

    /// The kind of refusal and the reason.
    public struct Content: Codable, Hashable, Sendable {
        /// A code for programs: `not_found`, `bad_request`, `too_many_requests`, `method_not_allowed`, `internal`.
        public var code: String
        /// A message for people, as a sentence.
        public var message: String

        public init(code: String, message: String) {
            self.code = code
            self.message = message
        }
    }

    public init(code: String, message: String) { error = Content(code: code, message: message) }
}
