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
