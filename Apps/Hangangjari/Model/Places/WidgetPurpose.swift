/// The content of a parking widget.
public enum ParkingMode: String, CaseIterable, Codable, Sendable {
    /// The total of all lots.
    case total
    /// The individual lots.
    case lots
}

/// The section that a park widget shows first.
public enum ParkFocus: String, CaseIterable, Codable, Sendable {
    /// The weather and its forecast.
    case weather
    /// The number of visitors.
    case crowd
    /// The fine dust.
    case dust
}
