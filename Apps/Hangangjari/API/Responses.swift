/// The answer to `GET /v2/parks`: every park that the service knows.
package struct ParkList: Codable, Hashable, Sendable {
    /// The parks, down the river from east to west; at most 64.
    package var parks: [Park]

    /// Makes a list.
    package init(parks: [Park]) { self.parks = parks }
}

/// The answer to `GET /v2/parks/{id}/home-summary`: all that the first screen and every widget need of one park.
///
/// Each section carries its own moment of observation. ``generatedAt`` is not one of them: a response can be new and what
/// it says old.
package struct HomeSummary: Codable, Hashable, Sendable {
    /// The park.
    ///
    /// A client that asked for another one has to treat the whole response as empty.
    package var park: Park
    /// When the service made the response, by its own clock.
    package var generatedAt: Timestamp
    /// Its parking lots.
    package var parking: ParkingSection
    /// Its visitors.
    package var crowd: CrowdSection
    /// Its weather.
    package var weather: WeatherSection
    /// Its air.
    package var dust: DustSection
    /// What decides whether to go, the weightiest first; at most 12.
    package var signals: [Signal]
    /// A link that opens a map with the way to the park: `https`, at most 512 bytes of ASCII.
    package var directionsURL: String
    /// How far the service trusts all this.
    package var refresh: RefreshState

    private enum CodingKeys: String, CodingKey {
        case park, parking, crowd, weather, dust, signals, refresh
        case generatedAt = "generated_at"
        case directionsURL = "directions_url"
    }

    /// Makes a summary.
    package init(
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

/// The answer to `GET /v2/parks/{id}/state`: the smaller fall-back where a home summary is too much or does not come.
package struct ParkState: Codable, Hashable, Sendable {
    /// The park.
    ///
    /// A client that asked for another one has to treat the whole response as empty.
    package var park: Park
    /// When the service made the response, by its own clock.
    package var generatedAt: Timestamp
    /// Its parking lots, without a forecast.
    package var parking: ParkingSection
    /// Its visitors, by level only.
    package var crowd: CrowdSection
    /// A link that opens a map with the way to the park.
    package var directionsURL: String
    /// How far the service trusts all this.
    package var refresh: RefreshState

    private enum CodingKeys: String, CodingKey {
        case park, parking, crowd, refresh
        case generatedAt = "generated_at"
        case directionsURL = "directions_url"
    }

    /// Makes a state.
    package init(
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
    /// The part of a home summary that a state is.
    package init(_ summary: HomeSummary) {
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

/// What an answer with a status of 400 or above says.
package struct Refusal: Codable, Hashable, Sendable {
    /// The refusal.
    package var error: Content

    /// What was refused, and why.
    package struct Content: Codable, Hashable, Sendable {
        /// A word for code: `not_found`, `bad_request`, `too_many_requests`, `method_not_allowed`, `internal`.
        package var code: String
        /// A sentence for people.
        package var message: String

        /// Makes a content.
        package init(code: String, message: String) {
            self.code = code
            self.message = message
        }
    }

    /// Makes a refusal.
    package init(code: String, message: String) { error = Content(code: code, message: message) }
}
