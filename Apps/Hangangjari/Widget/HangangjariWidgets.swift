import HangangjariModel
import VitrineUI
public import VitrineWidgets

/// The parking widget, which answers whether it is okay to drive to a park now.
package struct ParkingWidget: Widget {
    package init() {}

    /// All sizes share one timeline; each size has its own view.
    package var body: some WidgetConfiguration {
        AppIntentConfiguration(
            kind: HangangjariKind.parking,
            intent: ParkingConfiguration.self,
            provider: ParkProvider()
        ) { entry in
            ParkingView(entry: entry)
        }
        .configurationDisplayName("Parking")
        .description("Free spaces at a river park, and how sure that is.")
        .supportedFamilies([.systemSmall, .systemMedium])
    }
}

/// The park widget, which answers whether it is okay to visit a park today.
package struct GeneralWidget: Widget {
    package init() {}

    /// All sizes share one timeline; each size has its own view.
    package var body: some WidgetConfiguration {
        AppIntentConfiguration(
            kind: HangangjariKind.general,
            intent: GeneralConfiguration.self,
            provider: ParkProvider()
        ) { entry in
            GeneralView(entry: entry)
        }
        .configurationDisplayName("Park")
        .description("Weather, crowd and fine dust at a river park.")
        .supportedFamilies([.systemSmall, .systemMedium, .systemLarge])
    }
}

public struct HangangjariWidgetBundle: WidgetBundle {
    public init() {}

    /// The widgets in the order of the gallery.
    public var body: some Widget {
        ParkingWidget()
        GeneralWidget()
    }
}
