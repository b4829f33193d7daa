public import HangangjariAPI
public import Vitrine

/// The content of a park widget for one park with one focus, which answers whether it is okay to visit today.
///
/// File `general.PARK.FOCUS.json`; JSON keys are the property names, dates are seconds since 2001-01-01 UTC, nil is
/// omitted.
public struct GeneralSnapshot: Codable, Hashable, Sendable {
    /// The park's identifier.
    public var parkID: String
    /// The park's short name.
    public var parkName: String
    /// The section that is shown first.
    public var focus: ParkFocus
    /// The visitors.
    public var crowd: Crowd
    /// The weather.
    public var weather: Weather
    /// The air quality.
    public var dust: Dust
    /// The reasons for or against a visit, most important first; at most three.
    public var signals: [Sign]
    /// The forecast for the focus; at most five steps.
    public var movement: [Step]
    /// The reason why the service could not confirm the values; nil if they are confirmed.
    public var sourceTrouble: String?
    /// The entity tag of the response, for a conditional request.
    public var entityTag: String?

    /// The visitors.
    public struct Crowd: Codable, Hashable, Sendable {
        /// The observation of the estimate.
        public var seen: Observation
        /// The level of the crowd.
        public var level: Level
        /// The lower bound of the number of visitors; nil if unknown.
        public var minimum: Int?
        /// The upper bound of the number of visitors; nil if unknown.
        public var maximum: Int?

        /// Creates a crowd; values that are not given are unknown.
        public init(
            seen: Observation = Observation(),
            level: Level = .unknown,
            minimum: Int? = nil,
            maximum: Int? = nil
        ) {
            self.seen = seen
            self.level = level
            self.minimum = minimum
            self.maximum = maximum
        }
    }

    /// The weather.
    public struct Weather: Codable, Hashable, Sendable {
        /// The observation of the weather.
        public var seen: Observation
        /// The temperature in degrees Celsius; nil if unknown.
        public var temperature: Double?
        /// The kind of precipitation.
        public var precipitation: WeatherSection.PrecipitationKind
        /// The wind speed in metres per second; nil if unknown.
        public var windSpeed: Double?
        /// The relative humidity in percent; nil if unknown.
        public var humidity: Int?
        /// The UV index; nil if unknown.
        public var uvIndex: Int?

        /// Creates a weather; values that are not given are unknown.
        public init(
            seen: Observation = Observation(),
            temperature: Double? = nil,
            precipitation: WeatherSection.PrecipitationKind = .unknown,
            windSpeed: Double? = nil,
            humidity: Int? = nil,
            uvIndex: Int? = nil
        ) {
            self.seen = seen
            self.temperature = temperature
            self.precipitation = precipitation
            self.windSpeed = windSpeed
            self.humidity = humidity
            self.uvIndex = uvIndex
        }
    }

    /// The air quality.
    public struct Dust: Codable, Hashable, Sendable {
        /// The observation of the dust.
        public var seen: Observation
        public var grade: DustSection.Grade
        /// Particles up to 10 µm, in µg/m³; nil if unknown.
        public var pm10: Int?
        /// Particles up to 2.5 µm, in µg/m³; nil if unknown.
        public var pm25: Int?

        /// Creates an air quality; values that are not given are unknown.
        public init(
            seen: Observation = Observation(),
            grade: DustSection.Grade = .unknown,
            pm10: Int? = nil,
            pm25: Int? = nil
        ) {
            self.seen = seen
            self.grade = grade
            self.pm10 = pm10
            self.pm25 = pm25
        }
    }

    /// A reason for or against a visit.
    public struct Sign: Codable, Hashable, Sendable {
        /// The subject of the sign.
        public var kind: Signal.Kind
        /// The importance of the sign.
        public var weight: Signal.Weight
        /// The time of the underlying observation.
        public var observedAt: Date

        public init(kind: Signal.Kind, weight: Signal.Weight, observedAt: Date) {
            self.kind = kind
            self.weight = weight
            self.observedAt = observedAt
        }
    }

    /// One hour of the forecast, with its weather or its crowd.
    public struct Step: Codable, Hashable, Sendable {
        /// The start of the hour.
        public var at: Date
        /// The temperature in degrees Celsius; nil if unknown.
        public var temperature: Double?
        /// The probability of rain in percent; nil if unknown.
        public var rainChance: Int?
        /// The cloud cover; nil in a forecast of the crowd.
        public var sky: WeatherSection.Sky?
        /// The kind of precipitation; nil in a forecast of the crowd.
        public var precipitation: WeatherSection.PrecipitationKind?
        /// The level of the crowd; nil in a forecast of the weather.
        public var level: Level?

        /// The end of the hour, after which the step is no longer shown.
        public var end: Date { at.addingTimeInterval(3600) }

        public init(
            at: Date,
            temperature: Double? = nil,
            rainChance: Int? = nil,
            sky: WeatherSection.Sky? = nil,
            precipitation: WeatherSection.PrecipitationKind? = nil,
            level: Level? = nil
        ) {
            self.at = at
            self.temperature = temperature
            self.rainChance = rainChance
            self.sky = sky
            self.precipitation = precipitation
            self.level = level
        }
    }

    public init(
        parkID: String,
        parkName: String,
        focus: ParkFocus,
        crowd: Crowd = Crowd(),
        weather: Weather = Weather(),
        dust: Dust = Dust(),
        signals: [Sign] = [],
        movement: [Step] = [],
        sourceTrouble: String? = nil,
        entityTag: String? = nil
    ) {
        self.parkID = parkID
        self.parkName = parkName
        self.focus = focus
        self.crowd = crowd
        self.weather = weather
        self.dust = dust
        self.signals = signals
        self.movement = movement
        self.sourceTrouble = sourceTrouble
        self.entityTag = entityTag
    }

    /// The observation of the section in focus.
    public var seen: Observation { observation(of: focus) }

    /// Returns the observation of a section.
    public func observation(of section: ParkFocus) -> Observation {
        switch section {
        case .weather: weather.seen
        case .crowd: crowd.seen
        case .dust: dust.seen
        }
    }
}
