package import HangangjariModel
package import Vitrine
package import VitrineWidgets

/// The configuration of a placed widget: a park, and the content to show.
package protocol ParkConfiguration: WidgetConfigurationIntent {
    /// The snapshot that the widget shows.
    associatedtype Snapshot: ParkSnapshot

    /// The park; nil for the nearest park.
    var park: ParkEntity? { get }
    /// The content in the words of the model.
    var choice: Snapshot.Choice { get }
    /// Returns the sample of a placeholder and of the gallery.
    func sample(at now: Date) -> ParkEntry<Snapshot>
}

/// The configuration of a placed parking widget.
package struct ParkingConfiguration: ParkConfiguration {
    package static let title: LocalizedStringResource = "Parking"
    package static let description: IntentDescription? = "Which park's parking is shown, and how."

    @Parameter(title: "Park") package var park: ParkEntity?
    @Parameter(title: "Show", default: .total) package var mode: ParkingModeChoice

    package init() {}

    package var choice: ParkingMode { mode == .lots ? .lots : .total }
    package func sample(at now: Date) -> ParkEntry<ParkingSnapshot> { Samples.parking(choice, at: now) }
}

/// The configuration of a placed park widget.
package struct GeneralConfiguration: ParkConfiguration {
    package static let title: LocalizedStringResource = "Park"
    package static let description: IntentDescription? = "Which park is shown, and what stands first."

    @Parameter(title: "Park") package var park: ParkEntity?
    @Parameter(title: "Focus", default: .weather) package var focus: ParkFocusChoice

    package init() {}

    package var choice: ParkFocus {
        switch focus {
        case .weather: .weather
        case .crowd: .crowd
        case .dust: .dust
        }
    }

    package func sample(at now: Date) -> ParkEntry<GeneralSnapshot> { Samples.general(choice, at: now) }
}
