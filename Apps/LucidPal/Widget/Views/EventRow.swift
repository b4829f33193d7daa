import LucidPalModel
import VitrineLinks
package import VitrineUI
import VitrineWidgets

/// One event: its times, a bar, the title, and below it the days and location; shortened, the start is below the title.
package struct EventRow: View {
    let event: AgendaContent.Event
    var showsLocation = false
    var isShortened = false
    @ScaledMetric(relativeTo: .footnote) var barHeight = 28

    /// The row; a tap opens the event in the app.
    package var body: some View {
        if let url = DeepLinks.lucidPal.url(of: .event(event.id)) {
            Link(destination: url) { row }
        } else {
            row
        }
    }

    private var row: some View {
        HStack(spacing: 7) {
            if !isShortened { EventTimes(event: event) }
            Capsule()
                .fill(event.isRunning ? Palette.complete : Palette.accent)
                .frame(width: 3.5, height: barHeight)
                .widgetAccentable()
            VStack(alignment: .leading, spacing: 1) {
                // Large words have room on two lines only.
                Text(verbatim: event.title).font(.system(.footnote, weight: .semibold)).lineLimit(isShortened ? 2 : 1)
                if isShortened {
                    EventTime(event: event)
                } else if let detail {
                    Text(verbatim: detail).font(.caption2).foregroundStyle(Palette.quiet)
                }
            }
            .lineLimit(1)
        }
        .accessibilityElement(children: .combine)
    }

    /// The days and location, as far as they are known and wanted.
    private var detail: String? {
        let parts = [event.days ?? event.day, showsLocation ? event.location : nil].compactMap(\.self)
        return parts.isEmpty ? nil : parts.joined(separator: " \u{00B7} ")
    }
}

/// The start above the end in a column of one width, so that the times of several rows line up.
struct EventTimes: View {
    let event: AgendaContent.Event
    @ScaledMetric(relativeTo: .caption2) var width = 54

    var body: some View {
        VStack(alignment: .trailing, spacing: 1) {
            if event.isAllDay {
                Text("all day").foregroundStyle(Palette.quiet)
            } else {
                Text(event.start, style: .time).fontWeight(.medium)
                if event.end > event.start {
                    Text(event.end, style: .time).foregroundStyle(Palette.quiet)
                }
            }
        }
        .font(.caption2)
        .multilineTextAlignment(.trailing)
        .lineLimit(1)
        .frame(width: width, alignment: .trailing)
    }
}

/// The time of an event on one line: its end if it is running, else its day and start.
struct EventTime: View {
    let event: AgendaContent.Event

    var body: some View {
        text
            .font(.caption2)
            .foregroundStyle(Palette.quiet)
            .lineLimit(1)
            .minimumScaleFactor(0.7)
    }

    var text: Text {
        let day =
            (event.isRunning ? event.lastDay : event.day).map { Text(verbatim: "\($0)\u{00A0}") } ?? Text(verbatim: "")
        let until = Text(verbatim: "until\u{00A0}")
        switch (event.isRunning, event.isAllDay) {
        case (true, true): return event.lastDay.map { until + Text(verbatim: $0) } ?? Text("all day")
        case (true, false): return until + day + Text(event.end, style: .time)
        case (false, true): return day + Text("all day")
        case (false, false): return day + Text(event.start, style: .time)
        }
    }
}

/// The time until the next event, or the rest of the running one; it updates without a reload.
struct EventDistance: View {
    let event: AgendaContent.Event

    var body: some View {
        text
            .font(.system(.caption2, design: .rounded, weight: .medium))
            .foregroundStyle(event.isRunning ? Color.primary : Palette.quiet)
            .monospacedDigit()
            .lineLimit(1)
            .minimumScaleFactor(0.7)
    }

    private var text: Text {
        event.isRunning
            ? Text("\(Text(distanceTo: event.end)) left")
            : Text("in \(Text(distanceTo: event.start))")
    }
}
