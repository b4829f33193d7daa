package import VitrineWidgets

/// The content of a parking widget, as a choice in the configuration sheet.
package enum ParkingModeChoice: String, AppEnum {
    case total
    case lots

    package static let typeDisplayRepresentation: TypeDisplayRepresentation = "Show"
    package static let caseDisplayRepresentations: [ParkingModeChoice: DisplayRepresentation] = [
        .total: "All lots together", .lots: "Lot by lot",
    ]
}

/// The section that a park widget shows first, as a choice in the configuration sheet.
package enum ParkFocusChoice: String, AppEnum {
    case weather
    case crowd
    case dust

    package static let typeDisplayRepresentation: TypeDisplayRepresentation = "Focus"
    package static let caseDisplayRepresentations: [ParkFocusChoice: DisplayRepresentation] = [
        .weather: "Weather", .crowd: "Crowd", .dust: "Fine dust",
    ]
}
