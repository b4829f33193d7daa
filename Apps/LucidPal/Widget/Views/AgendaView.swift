import LucidPalModel
package import VitrineUI
package import VitrineWidgets

/// The widget of the agenda alone.
package struct AgendaView: View {
    private let entry: LucidPalEntry
    @Environment(\.widgetFamily) private var family

    /// Makes the view of an entry.
    package init(entry: LucidPalEntry) {
        self.entry = entry
    }

    /// As many events as the family has room for; a tap opens the calendar.
    package var body: some View {
        AgendaList(entry.agenda, count: count, showsLocation: family != .systemSmall)
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
            .containerBackground(for: .widget) { WidgetGround() }
            .widgetURL(LucidPalLink.calendar.url)
    }

    private var count: Int {
        switch family {
        case .systemLarge: 8
        default: 3
        }
    }
}
