package import VitrineUI

/// The next events, or why there are none.
package struct AgendaList: View {
    /// The widget's entry, of which the agenda is shown.
    let entry: LucidPalEntry
    /// The maximum number of events; a line about a missing calendar takes the place of one.
    let count: Int
    /// Whether rows show the location.
    var showsLocation = false
    /// Whether there is little room for the text size: rows show the start below the title, and the heading stands
    /// alone.
    var isShortened = false

    private var agenda: AgendaContent { entry.agenda }
    private var isPartial: Bool { entry.isAgendaPartial }

    /// A heading with the time to the first event, followed by the events.
    package var body: some View {
        VStack(alignment: .leading, spacing: 7) {
            HStack(spacing: 6) {
                Text(heading)
                    .font(.system(.caption2, weight: .semibold))
                    .foregroundStyle(Palette.quiet)
                    .textCase(.uppercase)
                    .fixedSize()
                Spacer(minLength: 0)
                if !isShortened, let event = agenda.nextTimed {
                    EventDistance(event: event).multilineTextAlignment(.trailing)
                }
            }
            if let sentence {
                Text(sentence).font(.caption).foregroundStyle(Palette.quiet).lineLimit(3)
            }
            ForEach(events.prefix(isPartial ? count - 1 : count)) {
                EventRow(event: $0, showsLocation: showsLocation, isShortened: isShortened)
            }
        }
    }

    private var events: [AgendaContent.Event] {
        if case .events(let events) = agenda { events } else { [] }
    }

    private var heading: String { agenda.nextTimed?.isRunning == true ? "Now" : "Up next" }

    private var sentence: String? {
        if isPartial { return "A calendar is missing here. Open LucidPal to see which." }
        return switch agenda {
        case .events: nil
        case .noCalendar, .absent(.nothingYet): "Import a calendar in LucidPal to see what comes next."
        case .free(let day): "No events until \(day)."
        case .outOfDate: "Open LucidPal to look further ahead."
        case .absent(.damaged): "The saved events are damaged. Open LucidPal to write them again."
        case .absent(.unreadable): "The events can\u{2019}t be read right now."
        case .absent(.newerVersion): "A newer LucidPal wrote the events. Update it."
        case .absent(.unknownZone): "The time zone is unknown."
        }
    }
}
