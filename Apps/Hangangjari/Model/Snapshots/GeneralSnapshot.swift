package import HangangjariAPI

#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif

/// What a park widget shows of one park with one focus: whether it is okay to visit today.
///
/// File `general.PARK.FOCUS.json`; JSON keys are the property names, dates are seconds since 2001-01-01 UTC, nil is left out.
package struct GeneralSnapshot: Codable, Hashable, Sendable {
    /// The park's identifier.
    package var parkID: String
    /// The park's short name.
    package var parkName: String
    /// What stands first.
    package var focus: ParkFocus
    /// The visitors.
    package var crowd: Crowd
    /// The weather.
    package var weather: Weather
    /// The air.
    package var dust: Dust
    /// What decides whether to go, the weightiest first; at most three.
    package var signals: [Sign]
    /// How what the focus is about goes on; at most five steps.
    package var movement: [Step]
    /// Why the service itself could not confirm what it says; nil if it could.
    package var sourceTrouble: String?
    /// The service's tag of the response, to ask whether it changed.
    package var entityTag: String?

    /// The visitors.
    package struct Crowd: Codable, Hashable, Sendable {
        /// When they were estimated.
        package var seen: Observation
        /// How many there are, in words.
        package var level: Level
        /// At least so many; nil if not known.
        package var minimum: Int?
        /// At most so many; nil if not known.
        package var maximum: Int?

        /// Makes a crowd of which nothing is known unless said.
        package init(
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
    package struct Weather: Codable, Hashable, Sendable {
        /// When it was observed.
        package var seen: Observation
        /// Degrees Celsius; nil if not known.
        package var temperature: Double?
        /// What falls.
        package var precipitation: WeatherSection.PrecipitationKind
        /// Metres a second; nil if not known.
        package var windSpeed: Double?
        /// Percent; nil if not known.
        package var humidity: Int?
        /// The UV index; nil if not known.
        package var uvIndex: Int?

        /// Makes a weather of which nothing is known unless said.
        package init(
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

    /// The air.
    package struct Dust: Codable, Hashable, Sendable {
        /// When it was measured.
        package var seen: Observation
        /// The worse of the grades.
        package var grade: DustSection.Grade
        /// Particles up to 10 µm, in µg/m³; nil if not known.
        package var pm10: Int?
        /// Particles up to 2.5 µm, in µg/m³; nil if not known.
        package var pm25: Int?

        /// Makes an air of which nothing is known unless said.
        package init(
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

    /// Something that decides whether to go.
    package struct Sign: Codable, Hashable, Sendable {
        /// What it is about.
        package var kind: Signal.Kind
        /// How much it weighs.
        package var weight: Signal.Weight
        /// When what it rests on was observed.
        package var observedAt: Date

        /// Makes a sign.
        package init(kind: Signal.Kind, weight: Signal.Weight, observedAt: Date) {
            self.kind = kind
            self.weight = weight
            self.observedAt = observedAt
        }
    }

    /// One step of how it goes on: an hour's weather, or an hour's crowd.
    package struct Step: Codable, Hashable, Sendable {
        /// The hour's begin.
        package var at: Date
        /// Degrees Celsius of an hour's weather; nil if not known.
        package var temperature: Double?
        /// How likely rain is, in percent; nil if not known.
        package var rainChance: Int?
        /// What the sky is like.
        package var sky: WeatherSection.Sky?
        /// What falls.
        package var precipitation: WeatherSection.PrecipitationKind?
        /// The level of an hour's crowd.
        package var level: Level?

        /// The hour's end, from which on the step is over.
        package var end: Date { at.addingTimeInterval(3600) }

        /// Makes a step.
        package init(
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

    /// Makes a snapshot.
    package init(
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

    /// When what the focus is about was observed.
    package var seen: Observation {
        switch focus {
        case .weather: weather.seen
        case .crowd: crowd.seen
        case .dust: dust.seen
        }
    }
}
