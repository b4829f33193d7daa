/// The weather at a park.
package struct WeatherSection: Codable, Hashable, Sendable {
    /// When it was observed; `nil` if not known.
    package var observedAt: Timestamp?
    /// From when on it must not be called current; ``SectionLifetime/weather`` after ``observedAt``.
    package var staleAfter: Timestamp?
    /// Degrees Celsius, −60 to 60; `nil` if not known.
    package var temperature: Double?
    /// Millimetres in the last hour, 0 to 500: 0 where it is dry, `nil` if not known.
    package var precipitation: Double?
    /// What falls.
    package var precipitationKind: PrecipitationKind
    /// Metres a second, 0 to 120; `nil` if not known.
    package var windSpeed: Double?
    /// Relative humidity in percent, 0 to 100; `nil` if not known.
    package var humidity: Int?
    /// The UV index, 0 to 20; `nil` if not known.
    package var uvIndex: Int?
    /// The coming hours in their order, at most 12.
    package var hours: [Hour]

    /// What falls from the sky.
    package enum PrecipitationKind: String, OpenEnumeration, CaseIterable {
        /// Nothing.
        case none
        /// Rain.
        case rain
        /// Snow.
        case snow
        /// Rain and snow together.
        case rainAndSnow = "rain_and_snow"
        /// Not known.
        case unknown
    }

    /// What covers the sky.
    package enum Sky: String, OpenEnumeration, CaseIterable {
        /// Clear: 맑음.
        case clear
        /// Partly cloudy: 구름많음.
        case cloudy
        /// Overcast: 흐림.
        case overcast
        /// Not known.
        case unknown
    }

    /// The weather to expect in one hour.
    package struct Hour: Codable, Hashable, Sendable {
        /// The hour's begin.
        package var at: Timestamp
        /// Degrees Celsius, −60 to 60; `nil` if not known.
        package var temperature: Double?
        /// How likely rain is, in percent, 0 to 100; `nil` if not known.
        package var rainChance: Int?
        /// What falls.
        package var precipitationKind: PrecipitationKind
        /// What covers the sky.
        package var sky: Sky

        private enum CodingKeys: String, CodingKey {
            case at, sky
            case temperature = "temperature_c"
            case rainChance = "rain_chance_percent"
            case precipitationKind = "precipitation_kind"
        }

        /// Makes an hour.
        package init(
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

    /// Makes a section.
    package init(
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
