package import HangangjariAPI

extension Level {
    /// What the level says of a crowd.
    package var crowdWord: String {
        switch self {
        case .available: "Quiet"
        case .normal: "Lively"
        case .crowded: "Crowded"
        case .full: "Packed"
        case .unknown: "Unknown"
        }
    }
}

extension DustSection.Grade {
    /// The grade as a person reads it.
    package var word: String {
        switch self {
        case .good: "Good"
        case .normal: "Moderate"
        case .bad: "Bad"
        case .veryBad: "Very bad"
        case .unknown: "Unknown"
        }
    }
}

extension WeatherSection.PrecipitationKind {
    /// What falls from the sky, as a person reads it; nil if it is not known.
    package var word: String? {
        switch self {
        case .none: "Dry"
        case .rain: "Rain"
        case .snow: "Snow"
        case .rainAndSnow: "Sleet"
        case .unknown: nil
        }
    }
}
