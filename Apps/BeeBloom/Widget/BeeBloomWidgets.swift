import BeeBloomModel
import VitrineUI
public import VitrineWidgets

/// The widget with the habits left today, each with a button.
package struct HabitWidget: Widget {
    package init() {}

    /// One timeline for all sizes; each size shows as many habits as fit.
    package var body: some WidgetConfiguration {
        StaticConfiguration(kind: BeeBloomKind.habits, provider: HabitProvider()) { entry in
            HabitWidgetView(entry: entry)
        }
        .configurationDisplayName("Today\u{2019}s Habits")
        .description("What is left today. Tap a habit to check it, without opening the app.")
        .supportedFamilies([.systemSmall, .systemMedium, .systemLarge])
    }
}

/// BeeBloom's widgets.
public struct BeeBloomWidgetBundle: WidgetBundle {
    public init() {}

    /// The widgets in the gallery's order.
    public var body: some Widget {
        HabitWidget()
    }
}
