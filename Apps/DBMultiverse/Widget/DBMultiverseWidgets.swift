import DBMultiverseModel
import VitrineUI
package import VitrineWidgets

/// The chapter being read, on the home screen: small on a phone, medium on a pad.
package struct DBMultiverseWidgets: Widget {
    /// Makes the widget.
    package init() {}

    /// A widget without a configuration of its own.
    package var body: some WidgetConfiguration {
        StaticConfiguration(kind: WIDGET_KIND, provider: Provider()) { entry in
            DBMultiverseWidgetContentView(entry: entry)
                .containerBackground(for: .widget) { StarrySky() }
        }
        .configurationDisplayName("DBMultiverse Widget")
        .description("Quickly jump back into the action where you last left off.")
        .supportedFamilies(UIDevice.current.userInterfaceIdiom == .pad ? [.systemMedium] : [.systemSmall])
    }
}
