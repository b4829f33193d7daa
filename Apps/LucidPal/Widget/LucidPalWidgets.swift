import LucidPalModel
import VitrineUI
public import VitrineWidgets

/// Habits, the pinned note and the next events.
package struct TodayWidget: Widget {
    package init() {}

    /// One timeline for all sizes; each size has its own view.
    package var body: some WidgetConfiguration {
        StaticConfiguration(kind: LucidPalKind.today, provider: LucidPalProvider()) { entry in
            TodayView(entry: entry)
        }
        .configurationDisplayName("Today")
        .description("Your habits, your streak, the pinned note and what comes next.")
        .supportedFamilies([.systemSmall, .systemMedium, .systemLarge])
    }
}

/// The next event, on the lock screen.
package struct AgendaWidget: Widget {
    package init() {}

    /// One timeline for all sizes.
    package var body: some WidgetConfiguration {
        StaticConfiguration(kind: LucidPalKind.agenda, provider: LucidPalProvider()) { entry in
            AgendaView(entry: entry)
        }
        .configurationDisplayName("Up Next")
        .description("The next event of your calendar; it leaves when it ends.")
        .supportedFamilies([.accessoryRectangular, .accessoryInline])
    }
}

/// LucidPal's widgets.
public struct LucidPalWidgetBundle: WidgetBundle {
    public init() {}

    /// The widgets in the gallery's order.
    public var body: some Widget {
        TodayWidget()
        AgendaWidget()
    }
}
