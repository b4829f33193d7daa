import BeeBloomActions
import VitrineUI
package import VitrineWidgets

/// The habits that are left today, each with a button.
package struct HabitWidget: Widget {
    /// Makes the widget.
    package init() {}

    /// One timeline for all sizes; each holds as many habits as fit.
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
package struct BeeBloomWidgetBundle: WidgetBundle {
    /// Makes the bundle.
    package init() {}

    /// The widgets in the gallery's order.
    package var body: some Widget {
        HabitWidget()
    }
}
