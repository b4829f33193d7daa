import HangangjariModel
package import VitrineWidgets

/// The choices for one placed widget: a park, and what is shown of it.
package protocol ParkConfiguration: WidgetConfigurationIntent {
    /// The park; nil for the one nearby.
    var park: ParkEntity? { get }
}

/// The choices for one placed parking widget.
package struct ParkingConfiguration: ParkConfiguration {
    /// The title.
    package static let title: LocalizedStringResource = "Parking"
    /// What it is about.
    package static let description: IntentDescription? = "Which park's parking is shown, and how."

    @Parameter(title: "Park") package var park: ParkEntity?
    @Parameter(title: "Show", default: .total) package var mode: ParkingModeChoice

    /// Makes a configuration without choices.
    package init() {}
}

/// The choices for one placed park widget.
package struct GeneralConfiguration: ParkConfiguration {
    /// The title.
    package static let title: LocalizedStringResource = "Park"
    /// What it is about.
    package static let description: IntentDescription? = "Which park is shown, and what stands first."

    @Parameter(title: "Park") package var park: ParkEntity?
    @Parameter(title: "Focus", default: .weather) package var focus: ParkFocusChoice

    /// Makes a configuration without choices.
    package init() {}
}
