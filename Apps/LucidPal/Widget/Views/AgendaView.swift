import LucidPalModel
import VitrineLinks
package import VitrineUI
import VitrineWidgets

/// The next event on the lock screen.
package struct AgendaView: View {
    let entry: LucidPalEntry
    @Environment(\.widgetFamily) private var family

    /// One line, or three where there is space; a tap opens the calendar.
    package var body: some View {
        content
            .containerBackground(for: .widget) { EmptyView() }
            .widgetURL(DeepLinks.lucidPal.url(of: .calendar))
    }

    @ViewBuilder private var content: some View {
        if family == .accessoryInline {
            inline
        } else {
            LargestTextThatFits(upTo: .xxLarge) { rectangle(isShortened: $0) }
                .frame(maxWidth: .infinity, alignment: .leading)
        }
    }

    /// Three lines; shortened, two.
    @ViewBuilder private func rectangle(isShortened: Bool) -> some View {
        if let event {
            VStack(alignment: .leading, spacing: 1) {
                if !event.isAllDay, !isShortened { EventDistance(event: event) }
                Text(verbatim: event.title).font(.headline).lineLimit(1).widgetAccentable()
                EventTime(event: event)
            }
        } else {
            VStack(alignment: .leading, spacing: 1) {
                Text(title).font(.headline).lineLimit(1).widgetAccentable()
                Text(detail).font(.caption).foregroundStyle(Palette.quiet).lineLimit(2)
            }
        }
    }

    private var inline: Text {
        guard let event else { return Text(title) }
        return event.isAllDay
            ? Text(verbatim: event.title) : Text("\(EventTime(event: event).text) \(Text(verbatim: event.title))")
    }

    private var event: AgendaContent.Event? {
        if case .events(let events) = entry.agenda { entry.agenda.nextTimed ?? events.first } else { nil }
    }

    private var title: String {
        if entry.isAgendaPartial { return "A calendar is missing" }
        return switch entry.agenda {
        case .free, .events: "Nothing up next"
        case .noCalendar, .absent(.nothingYet): "No calendar"
        case .outOfDate: "Out of date"
        case .absent: "No events to show"
        }
    }

    private var detail: String {
        if entry.isAgendaPartial { return "Open LucidPal to see which." }
        return switch entry.agenda {
        case .free(let day): "No events until \(day)."
        case .noCalendar, .absent(.nothingYet): "Import one in LucidPal."
        case .absent(.newerVersion): "Update LucidPal."
        case .events, .outOfDate, .absent: "Open LucidPal."
        }
    }
}
