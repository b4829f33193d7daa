package import HangangjariModel
package import VitrineWidgets

/// What a parking widget shows, as a choice in the configuration sheet.
package enum ParkingModeChoice: String, AppEnum {
    case total
    case lots

    /// The type's name.
    package static let typeDisplayRepresentation: TypeDisplayRepresentation = "Show"
    /// The choices' names.
    package static let caseDisplayRepresentations: [ParkingModeChoice: DisplayRepresentation] = [
        .total: "All lots together", .lots: "Lot by lot",
    ]

    /// The model's mode.
    package var mode: ParkingMode { self == .lots ? .lots : .total }
}

/// What a park widget puts first, as a choice in the configuration sheet.
package enum ParkFocusChoice: String, AppEnum {
    case weather
    case crowd
    case dust

    /// The type's name.
    package static let typeDisplayRepresentation: TypeDisplayRepresentation = "Focus"
    /// The choices' names.
    package static let caseDisplayRepresentations: [ParkFocusChoice: DisplayRepresentation] = [
        .weather: "Weather", .crowd: "Crowd", .dust: "Fine dust",
    ]

    /// The model's focus.
    package var focus: ParkFocus {
        switch self {
        case .weather: .weather
        case .crowd: .crowd
        case .dust: .dust
        }
    }
}
