import DBMultiverseComicKit
import StarrySkyKit
import VitrineUI
public import VitrineWidgets

/// The widget of the current chapter: small on a phone, medium on a tablet.
public struct DBMultiverseWidgets: Widget {
    public init() {}

    public var body: some WidgetConfiguration {
        StaticConfiguration(kind: WIDGET_KIND, provider: Provider()) { entry in
            DBMultiverseWidgetContentView(entry: entry)
                .containerBackground(for: .widget) { StarrySky() }
        }
        .configurationDisplayName("DBMultiverse Widget")
        .description("Quickly jump back into the action where you last left off.")
        .supportedFamilies(UIDevice.current.userInterfaceIdiom == .pad ? [.systemMedium] : [.systemSmall])
    }
}
