import HangangjariModel
package import VitrineWidgets

/// The configuration of a placed widget: a park, and the content to show.
package protocol ParkConfiguration: WidgetConfigurationIntent {
    /// The park; nil for the nearest park.
    var park: ParkEntity? { get }
}

/// The configuration of a placed parking widget.
package struct ParkingConfiguration: ParkConfiguration {
    package static let title: LocalizedStringResource = "Parking"
    package static let description: IntentDescription? = "Which park's parking is shown, and how."

    @Parameter(title: "Park") package var park: ParkEntity?
    @Parameter(title: "Show", default: .total) package var mode: ParkingModeChoice

    package init() {}
}

/// The configuration of a placed park widget.
package struct GeneralConfiguration: ParkConfiguration {
    package static let title: LocalizedStringResource = "Park"
    package static let description: IntentDescription? = "Which park is shown, and what stands first."

    @Parameter(title: "Park") package var park: ParkEntity?
    @Parameter(title: "Focus", default: .weather) package var focus: ParkFocusChoice

    package init() {}
}
