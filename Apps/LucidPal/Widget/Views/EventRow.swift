import LucidPalModel
import Vitrine
package import VitrineUI
import VitrineWidgets

/// One event: its times, a bar, the title, and day and place below it.
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
        if let url = DeepLinks.lucidPal.url(of: .event(event.id)) {
            Link(destination: url) { row }
        } else {
            row
        }
    }

    private var row: some View {
        HStack(spacing: 7) {
            EventTimes(event)
            Capsule()
                .fill(event.isRunning ? Palette.complete : Palette.accent)
                .frame(width: 3.5, height: 28)
                .widgetAccentable()
            VStack(alignment: .leading, spacing: 1) {
                Text(verbatim: event.title).font(.system(.footnote, weight: .semibold))
                if let detail {
                    Text(verbatim: detail).font(.caption2).foregroundStyle(.secondary)
                }
            }
            .lineLimit(1)
        }
        .accessibilityElement(children: .combine)
    }

    /// Day and place, as far as there is something to say.
    private var detail: String? {
        let parts = [event.day, showsLocation ? event.location : nil].compactMap(\.self)
        return parts.isEmpty ? nil : parts.joined(separator: " \u{00B7} ")
    }
}

/// Start above end in a column, so that times of several rows stand below each other.
struct EventTimes: View {
    private let event: AgendaPicture.Event

    init(_ event: AgendaPicture.Event) {
        self.event = event
    }

    var body: some View {
        VStack(alignment: .trailing, spacing: 1) {
            if event.isAllDay {
                Text("all day").foregroundStyle(.secondary)
            } else {
                Text(event.start, style: .time).fontWeight(.medium)
                if event.end > event.start {
                    Text(event.end, style: .time).foregroundStyle(.secondary)
                }
            }
        }
        .font(.caption2)
        .multilineTextAlignment(.trailing)
        .lineLimit(1)
        .frame(width: 54, alignment: .trailing)
    }
}

/// When an event is, on one line: until when if it is on, else its day and start.
struct EventTime: View {
    private let event: AgendaPicture.Event

    init(_ event: AgendaPicture.Event) {
        self.event = event
    }

    var body: some View {
        text
            .font(.caption2)
            .foregroundStyle(.secondary)
            .lineLimit(1)
    }

    private var text: Text {
        let day = event.day.map { Text(verbatim: "\($0)\u{00A0}") } ?? Text(verbatim: "")
        if event.isAllDay { return day + Text("all day") }
        if event.isRunning { return Text(verbatim: "until\u{00A0}") + Text(event.end, style: .time) }
        return day + Text(event.start, style: .time)
    }
}

/// How far away the next event is, or how long the running one still takes; moves without a reload.
struct EventDistance: View {
    private let event: AgendaPicture.Event

    init(_ event: AgendaPicture.Event) {
        self.event = event
    }

    var body: some View {
        text
            .font(.system(.caption2, design: .rounded, weight: .medium))
            .foregroundStyle(event.isRunning ? Palette.complete : Palette.accent)
            .monospacedDigit()
            .lineLimit(1)
            .minimumScaleFactor(0.7)
    }

    private var text: Text {
        event.isRunning
            ? Text("\(Text(event.end, style: .relative)) left")
            : Text("in \(Text(event.start, style: .relative))")
    }
}
