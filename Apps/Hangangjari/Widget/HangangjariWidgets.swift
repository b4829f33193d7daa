import HangangjariModel
import VitrineUI
package import VitrineWidgets

/// Whether it is okay to drive there now.
package struct ParkingWidget: Widget {
    /// Makes the widget.
    package init() {}

    /// One timeline for all sizes; each size has a view of its own.
    package var body: some WidgetConfiguration {
        AppIntentConfiguration(
            kind: HangangjariKind.parking,
            intent: ParkingConfiguration.self,
            provider: ParkingProvider()
        ) { entry in
            ParkingView(entry: entry)
        }
        .configurationDisplayName("Parking")
        .description("Free spaces at a river park, and how sure that is.")
        .supportedFamilies([.systemSmall, .systemMedium])
    }
}

/// Whether it is okay to visit today.
package struct GeneralWidget: Widget {
    /// Makes the widget.
    package init() {}

    /// One timeline for all sizes; each size has a view of its own.
    package var body: some WidgetConfiguration {
        AppIntentConfiguration(
            kind: HangangjariKind.general,
            intent: GeneralConfiguration.self,
            provider: GeneralProvider()
        ) { entry in
            GeneralView(entry: entry)
        }
        .configurationDisplayName("Park")
        .description("Weather, crowd and fine dust at a river park.")
        .supportedFamilies([.systemSmall, .systemMedium, .systemLarge])
    }
}

/// Hangangjari's widgets.
package struct HangangjariWidgetBundle: WidgetBundle {
    /// Makes the bundle.
    package init() {}

    /// The widgets in the gallery's order.
    package var body: some Widget {
        ParkingWidget()
        GeneralWidget()
    }
}
