/// The weather at a park.
public struct WeatherSection: Codable, Hashable, Sendable {
    /// The time of the observation; `nil` if it is unknown.
    public var observedAt: Timestamp?
    /// The time from which the section must not be called current; ``SectionLifetime/weather`` after ``observedAt``.
    public var staleAfter: Timestamp?
    /// The temperature in degrees Celsius, −60 to 60; `nil` if unknown.
    public var temperature: Double?
    /// The precipitation in the last hour in millimetres, 0 to 500: 0 in dry weather, `nil` if unknown.
    public var precipitation: Double?
    /// The kind of precipitation.
    public var precipitationKind: PrecipitationKind
    /// The wind speed in metres per second, 0 to 120; `nil` if unknown.
    public var windSpeed: Double?
    /// The relative humidity in percent, 0 to 100; `nil` if unknown.
    public var humidity: Int?
    /// The UV index, 0 to 20; `nil` if unknown.
    public var uvIndex: Int?
    /// The coming hours in chronological order, at most 12.
    public var hours: [Hour]

    /// The kinds of precipitation.
    public enum PrecipitationKind: String, OpenEnumeration, CaseIterable {
        /// No precipitation.
        case none
        /// Rain.
        case rain
        /// Snow.
        case snow
        /// Rain and snow together.
        case rainAndSnow = "rain_and_snow"
        /// The kind is unknown.
        case unknown
    }

    /// The cloud cover.
    public enum Sky: String, OpenEnumeration, CaseIterable {
        /// Clear: 맑음.
        case clear
        /// Partly cloudy: 구름많음.
        case cloudy
        /// Overcast: 흐림.
        case overcast
        /// The cloud cover is unknown.
        case unknown
    }

    /// The forecast for one hour.
    public struct Hour: Codable, Hashable, Sendable {
        /// The start of the hour.
        public var at: Timestamp
        /// The temperature in degrees Celsius, −60 to 60; `nil` if unknown.
        public var temperature: Double?
        /// The probability of rain in percent, 0 to 100; `nil` if unknown.
        public var rainChance: Int?
        /// The kind of precipitation.
        public var precipitationKind: PrecipitationKind
        /// The cloud cover.
        public var sky: Sky

        private enum CodingKeys: String, CodingKey {
            case at, sky
            case temperature = "temperature_c"
            case rainChance = "rain_chance_percent"
            case precipitationKind = "precipitation_kind"
        }

        public init(
            at: Timestamp,
            temperature: Double?,
            rainChance: Int?,
            precipitationKind: PrecipitationKind,
            sky: Sky
        ) {
            self.at = at
            self.temperature = temperature
            self.rainChance = rainChance
            self.precipitationKind = precipitationKind
            self.sky = sky
        }
    }

    private enum CodingKeys: String, CodingKey {
        case hours
        case observedAt = "observed_at"
        case staleAfter = "stale_after"
        case temperature = "temperature_c"
        case precipitation = "precipitation_mm"
        case precipitationKind = "precipitation_kind"
        case windSpeed = "wind_speed_mps"
        case humidity = "humidity_percent"
        case uvIndex = "uv_index"
    }

    public init(
        observedAt: Timestamp?,
        staleAfter: Timestamp?,
        temperature: Double?,
        precipitation: Double?,
        precipitationKind: PrecipitationKind,
        windSpeed: Double?,
        humidity: Int?,
        uvIndex: Int?,
        hours: [Hour]
    ) {
        self.observedAt = observedAt
        self.staleAfter = staleAfter
        self.temperature = temperature
        self.precipitation = precipitation
        self.precipitationKind = precipitationKind
        self.windSpeed = windSpeed
        self.humidity = humidity
        self.uvIndex = uvIndex
        self.hours = hours
    }
}
