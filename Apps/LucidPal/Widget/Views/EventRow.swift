import LucidPalModel
package import VitrineUI

/// One event: a bar, the title, and when.
package struct EventRow: View {
    private let event: AgendaPicture.Event
    private let showsLocation: Bool

    /// Makes a row.
    package init(_ event: AgendaPicture.Event, showsLocation: Bool = false) {
        self.event = event
        self.showsLocation = showsLocation
    }

    /// The row; a tap opens the event.
    package var body: some View {
        if let url = LucidPalLink.event(event.id).url {
            Link(destination: url) { row }
        } else {
            row
        }
    }

    private var row: some View {
        HStack(spacing: 7) {
            Capsule()
                .fill(event.isRunning ? Palette.complete : Palette.accent)
                .frame(width: 3.5, height: 28)
                .widgetAccentable()
            VStack(alignment: .leading, spacing: 1) {
                Text(event.title).font(.system(.footnote, weight: .semibold))
                EventTime(event, showsLocation: showsLocation)
            }
            .lineLimit(1)
        }
        .accessibilityElement(children: .combine)
    }
}

/// When an event is: its day if it is not today, its times, and the place where there is room.
package struct EventTime: View {
    private let event: AgendaPicture.Event
    private let showsLocation: Bool

    /// Makes the line.
    package init(_ event: AgendaPicture.Event, showsLocation: Bool = false) {
        self.event = event
        self.showsLocation = showsLocation
    }

    /// One line of small text; the place is what is cut where there is no room.
    package var body: some View {
        HStack(spacing: 0) {
            when.layoutPriority(1)
            if showsLocation, let location = event.location {
                Text(verbatim: " \u{00B7} \(location)")
            }
        }
        .font(.system(.caption2))
        .foregroundStyle(.secondary)
        .lineLimit(1)
    }

    private var when: Text {
        guard let day = event.day else { return time }
        return Text(verbatim: event.isAllDay ? "\(day), " : "\(day) ") + time
    }

    private var time: Text {
        if event.isAllDay { return Text("all day") }
        if event.start == event.end { return Text(event.start, style: .time) }
        return Text(event.start...event.end)
    }
}

/// How far away the next event is, or how long the running one still takes; moves without a reload.
package struct EventDistance: View {
    private let event: AgendaPicture.Event

    /// Makes the text.
    package init(_ event: AgendaPicture.Event) {
        self.event = event
    }

    /// One short line.
    package var body: some View {
        text
            .font(.system(.caption2, design: .rounded, weight: .medium))
            .foregroundStyle(event.isRunning ? Palette.complete : Palette.accent)
            .monospacedDigit()
            .lineLimit(1)
            .minimumScaleFactor(0.7)
    }

    private var text: Text {
        if event.isAllDay { return Text(event.day ?? "Today") }
        return event.isRunning
            ? Text("\(Text(event.end, style: .relative)) left")
            : Text("in \(Text(event.start, style: .relative))")
    }
}
