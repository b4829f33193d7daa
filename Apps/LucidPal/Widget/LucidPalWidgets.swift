package import VitrineUI
package import VitrineWidgets

/// The kinds of LucidPal's widgets; a kind never changes, because placed widgets are found by it.
package enum LucidPalKind {
    /// Habits, note and agenda together.
    package static let today = "LucidPalWidget"
    /// The agenda alone.
    package static let agenda = "LucidPalAgenda"
    /// All of them.
    package static let all = [today, agenda]
}

/// Habits, the pinned note and the next events.
package struct TodayWidget: Widget {
    /// Makes the widget.
    package init() {}

    /// One timeline for all sizes; each size has a view of its own.
    package var body: some WidgetConfiguration {
        StaticConfiguration(kind: LucidPalKind.today, provider: LucidPalProvider()) { entry in
            TodayView(entry: entry)
        }
        .configurationDisplayName("Today")
        .description("Your habits, your streak, the pinned note and what comes next.")
        .supportedFamilies([.systemSmall, .systemMedium, .systemLarge])
    }
}

/// The next events.
package struct AgendaWidget: Widget {
    /// Makes the widget.
    package init() {}

    /// One timeline for all sizes.
    package var body: some WidgetConfiguration {
        StaticConfiguration(kind: LucidPalKind.agenda, provider: LucidPalProvider()) { entry in
            AgendaView(entry: entry)
        }
        .configurationDisplayName("Up Next")
        .description("The next events of your calendar; each leaves when it ends.")
        .supportedFamilies([.systemSmall, .systemMedium, .systemLarge])
    }
}

/// LucidPal's widgets.
package struct LucidPalWidgetBundle: WidgetBundle {
    /// Makes the bundle.
    package init() {}

    /// The widgets in the gallery's order.
    package var body: some Widget {
        TodayWidget()
        AgendaWidget()
    }
}
