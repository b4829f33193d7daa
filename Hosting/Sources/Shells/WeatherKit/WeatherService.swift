@_exported public import CoreLocation

/// Why there is no weather.
public enum WeatherError: Error, Hashable, Sendable {
    case permissionDenied, unknown
}

/// Asks Apple's weather service; the device asks nobody, and every question is refused as without the entitlement.
public final class WeatherService: Sendable {
    public static let shared = WeatherService()

    public init() {}

    public var attribution: WeatherAttribution {
        get async throws { throw WeatherError.permissionDenied }
    }

    public func weather(for location: CLLocation) async throws -> Weather { throw WeatherError.permissionDenied }

    /// One result for each query.
    public func weather<each Result: Sendable>(
        for location: CLLocation,
        including dataSet: repeat WeatherQuery<each Result>
    ) async throws -> (repeat each Result) { throw WeatherError.permissionDenied }
}

/// What is asked of the service.
public struct WeatherQuery<Result: Sendable>: Sendable {}

extension WeatherQuery where Result == CurrentWeather {
    public static var current: Self { Self() }
}

extension WeatherQuery where Result == Forecast<HourWeather> {
    public static var hourly: Self { Self() }

    public static func hourly(startDate: Date, endDate: Date) -> Self { Self() }
}

extension WeatherQuery where Result == Forecast<DayWeather> {
    public static var daily: Self { Self() }

    public static func daily(startDate: Date, endDate: Date) -> Self { Self() }
}

extension WeatherQuery where Result == Forecast<MinuteWeather>? {
    public static var minute: Self { Self() }
}

extension WeatherQuery where Result == [WeatherAlert]? {
    public static var alerts: Self { Self() }
}

/// What an app must show beside the weather.
public struct WeatherAttribution: Codable, Hashable, Sendable {
    public let serviceName: String
    public let legalPageURL: URL
    public let squareMarkURL: URL
    public let combinedMarkDarkURL: URL
    public let combinedMarkLightURL: URL
    public let legalAttributionText: String
}
