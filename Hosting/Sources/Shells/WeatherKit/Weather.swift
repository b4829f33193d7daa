/// The weather of a place.
public struct Weather: Codable, Hashable, Sendable {
    public var currentWeather: CurrentWeather
    public var minuteForecast: Forecast<MinuteWeather>?
    public var hourlyForecast: Forecast<HourWeather>
    public var dailyForecast: Forecast<DayWeather>
    public var weatherAlerts: [WeatherAlert]?
}

/// The weather of the moment.
public struct CurrentWeather: Codable, Hashable, Sendable {
    public var date: Date
    public var cloudCover: Double
    public var condition: WeatherCondition
    public var symbolName: String
    public var dewPoint: Measurement<UnitTemperature>
    public var humidity: Double
    public var precipitationIntensity: Measurement<UnitSpeed>
    public var pressure: Measurement<UnitPressure>
    public var isDaylight: Bool
    public var temperature: Measurement<UnitTemperature>
    public var apparentTemperature: Measurement<UnitTemperature>
    public var uvIndex: UVIndex
    public var visibility: Measurement<UnitLength>
    public var wind: Wind
}

/// The weather of an hour.
public struct HourWeather: Codable, Hashable, Sendable {
    public var date: Date
    public var cloudCover: Double
    public var condition: WeatherCondition
    public var symbolName: String
    public var dewPoint: Measurement<UnitTemperature>
    public var humidity: Double
    public var isDaylight: Bool
    public var precipitation: Precipitation
    public var precipitationChance: Double
    public var precipitationAmount: Measurement<UnitLength>
    public var pressure: Measurement<UnitPressure>
    public var temperature: Measurement<UnitTemperature>
    public var apparentTemperature: Measurement<UnitTemperature>
    public var uvIndex: UVIndex
    public var visibility: Measurement<UnitLength>
    public var wind: Wind
}

/// The weather of a day.
public struct DayWeather: Codable, Hashable, Sendable {
    public var date: Date
    public var condition: WeatherCondition
    public var symbolName: String
    public var highTemperature: Measurement<UnitTemperature>
    public var lowTemperature: Measurement<UnitTemperature>
    public var precipitation: Precipitation
    public var precipitationChance: Double
    public var sun: SunEvents
    public var moon: MoonEvents
    public var uvIndex: UVIndex
    public var wind: Wind
}

/// The rain of a minute.
public struct MinuteWeather: Codable, Hashable, Sendable {
    public var date: Date
    public var precipitation: Precipitation
    public var precipitationChance: Double
    public var precipitationIntensity: Measurement<UnitSpeed>
}

/// When the sun rises and sets.
public struct SunEvents: Codable, Hashable, Sendable {
    public var sunrise: Date?
    public var sunset: Date?
    public var solarNoon: Date?
    public var solarMidnight: Date?
}

/// When the moon rises and sets.
public struct MoonEvents: Codable, Hashable, Sendable {
    public var moonrise: Date?
    public var moonset: Date?
}

/// The strength of ultraviolet rays.
public struct UVIndex: Codable, Hashable, Sendable {
    /// How far a person must protect themselves.
    public enum ExposureCategory: String, Codable, Hashable, Sendable {
        case low, moderate, high, veryHigh, extreme
    }

    public var value: Int
    public var category: ExposureCategory
}

/// The wind.
public struct Wind: Codable, Hashable, Sendable {
    public var direction: Measurement<UnitAngle>
    public var speed: Measurement<UnitSpeed>
    public var gust: Measurement<UnitSpeed>?
}

/// What falls from the sky.
public enum Precipitation: String, Codable, Hashable, Sendable, CaseIterable {
    case none, hail, mixed, rain, sleet, snow
}

/// A warning of an authority.
public struct WeatherAlert: Codable, Hashable, Sendable {
    public var detailsURL: URL
    public var source: String
    public var summary: String
    public var region: String?
}

/// Weather of several times, in their order.
public struct Forecast<Element: Codable & Hashable & Sendable>: Codable, Hashable, Sendable, RandomAccessCollection {
    public var forecast: [Element]

    public var startIndex: Int { forecast.startIndex }
    public var endIndex: Int { forecast.endIndex }

    public subscript(position: Int) -> Element { forecast[position] }
}

/// The state of the sky.
public enum WeatherCondition: String, Codable, Hashable, Sendable, CaseIterable, CustomStringConvertible {
    case blizzard, blowingDust, blowingSnow, breezy, clear, cloudy, drizzle, flurries, foggy, freezingDrizzle,
        freezingRain, frigid, hail, haze, heavyRain, heavySnow, hot, hurricane, isolatedThunderstorms, mostlyClear,
        mostlyCloudy, partlyCloudy, rain, scatteredThunderstorms, sleet, smoky, snow, strongStorms, sunFlurries,
        sunShowers, thunderstorms, tropicalStorm, windy, wintryMix

    /// The name as words, such as `Mostly Clear`.
    public var description: String {
        rawValue.reduce(into: "") { text, letter in
            if letter.isUppercase { text.append(" ") }
            text += text.isEmpty ? letter.uppercased() : String(letter)
        }
    }
}
