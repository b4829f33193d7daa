import AppScreens
import LucidPalModel
import Vitrine
package import VitrineUI
import VitrineWidgets

/// The next two weeks of the imported calendars.
package struct CalendarScreen: View {
    let content: ScreenContent
    let marked: String?

    /// The maximum number of listed events.
    private static let maximumListed = 40

    /// The events by day, followed by the calendars.
    package var body: some View {
        VStack(alignment: .leading, spacing: 16) {
            if content.calendars.isEmpty {
                EmptyNotice("No calendar yet", button: "Import Calendar", tint: .indigo, add: ImportCalendar())
            } else {
                ForEach(agenda, id: \.day) { section in
                    VStack(alignment: .leading, spacing: 6) {
                        Text(Self.title(of: section.day, today: content.moment.today))
                            .font(.system(.subheadline, weight: .semibold))
                            .foregroundStyle(Color.quiet)
                        Card {
                            ForEach(section.events) { event in
                                EventListRow(event: event, days: content.moment.days, isMarked: event.id == marked)
                            }
                        }
                    }
                }
                if content.events.isEmpty {
                    Card { Text("Nothing in the next two weeks.").font(.footnote).foregroundStyle(Color.quiet) }
                }
                calendars
            }
        }
    }

    private var calendars: some View {
        Card {
            ForEach(content.calendars, id: \.self) { name in
                HStack {
                    Label(DisplayName.shown(name), systemImage: "calendar").font(.footnote)
                    Spacer(minLength: 8)
                    Button(intent: RemoveCalendar(name: name)) { SymbolButton("trash", .gray) }
                        .buttonStyle(.plain)
                        .accessibilityLabel("Remove calendar \(DisplayName.shown(name))")
                }
            }
        }
    }

    private var agenda: [(day: LocalDay, events: [UpcomingEvent])] {
        let days = content.moment.days
        var sections: [(day: LocalDay, events: [UpcomingEvent])] = []
        for event in content.events.prefix(Self.maximumListed) {
            let day = max(days.day(of: event.span.interval(in: days).start), content.moment.today)
            if sections.last?.day == day {
                sections[sections.count - 1].events.append(event)
            } else {
                sections.append((day, [event]))
            }
        }
        return sections
    }

    private static func title(of day: LocalDay, today: LocalDay) -> String {
        let names = ["Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday"]
        switch today.days(until: day) {
        case 0: return "Today"
        case 1: return "Tomorrow"
        default: return "\(names[day.weekday - 1]), \(day.shortDate)"
        }
    }
}

/// One event: a column with its times, then its title and location.
struct EventListRow: View {
    let event: UpcomingEvent
    let days: DayCalendar
    let isMarked: Bool
    @Environment(\.dynamicTypeSize) private var typeSize

    var body: some View {
        HStack(spacing: 10) {
            if !typeSize.isAccessibilitySize { times(.trailing).frame(width: 64, alignment: .trailing) }
            VStack(alignment: .leading, spacing: 2) {
                // Large words have no room beside a column of times.
                if typeSize.isAccessibilitySize { times(.leading) }
                Text(verbatim: event.title.isEmpty ? "Untitled event" : DisplayName.shown(event.title))
                    .font(.system(.body, weight: isMarked ? .bold : .medium))
                    .lineLimit(3)
                if let (first, last) = event.span.severalDays(in: days) {
                    Text(verbatim: "\(first.shortDate) \u{2013} \(last.shortDate)")
                        .font(.footnote)
                        .foregroundStyle(Color.quiet)
                }
                if let location = event.location {
                    Text(verbatim: DisplayName.shown(location))
                        .font(.footnote)
                        .foregroundStyle(Color.quiet)
                        .lineLimit(2)
                }
            }
            .frame(minHeight: 34)
            .padding(.leading, 14)
            .background(alignment: .leading) { Capsule().fill(Color.indigo).frame(width: 4) }
        }
        .accessibilityElement(children: .combine)
    }

    private func times(_ alignment: HorizontalAlignment) -> some View {
        VStack(alignment: alignment, spacing: 2) {
            if event.span.isAllDay {
                Text("all day").foregroundStyle(Color.quiet)
            } else {
                let (start, end) = event.span.interval(in: days)
                Text(start, style: .time).fontWeight(.medium)
                if end > start { Text(end, style: .time).foregroundStyle(Color.quiet) }
            }
        }
        .font(.footnote)
        .multilineTextAlignment(alignment == .leading ? .leading : .trailing)
        .lineLimit(1)
    }
}
