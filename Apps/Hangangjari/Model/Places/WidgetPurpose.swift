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

/// The question that a widget's snapshot answers; each purpose has its own file.
public enum WidgetPurpose: Hashable, Sendable {
    /// Is it okay to drive there now?
    case parking(ParkingMode)
    /// Is it okay to visit today?
    case general(ParkFocus)

    /// All purposes.
    public static let all: [WidgetPurpose] =
        ParkingMode.allCases.map(WidgetPurpose.parking) + ParkFocus.allCases.map(WidgetPurpose.general)
}
