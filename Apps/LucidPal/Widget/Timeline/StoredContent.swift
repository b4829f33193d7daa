import LucidPalModel
package import Vitrine
package import VitrineWidgets

/// The files stored for the widgets, read once, and the entries derived from them.
package struct StoredContent: Sendable {
    /// The length of a timeline in seconds; it always includes the next midnight.
    package static let horizon: Double = 25 * 3600
    /// The maximum number of timeline entries; a device archives a view for each.
    package static let maximumEntries = 40

    private let habits: SnapshotMoment<WidgetSnapshot>
    private let events: SnapshotMoment<EventsSnapshot>

    /// Reads the container of a moment's device.
    package init(at moment: DeviceMoment) {
        self.init(moment.snapshot(of: .widget, in: .lucidPal), moment.snapshot(of: .events, in: .lucidPal))
    }

    private init(_ habits: SnapshotMoment<WidgetSnapshot>, _ events: SnapshotMoment<EventsSnapshot>) {
        self.habits = habits
        self.events = events
    }

    /// Whether nothing was ever stored.
    package var isEmpty: Bool { habits.reading == .missing && events.reading == .missing }

    /// The entry at a moment.
    package func entry(at date: Date) -> LucidPalEntry {
        LucidPalEntry(
            date: date,
            habits: HabitsContent(habits.reading, at: date, in: habits.days),
            note: NoteContent(habits.reading),
            agenda: AgendaContent(events.reading, at: date, in: events.days),
            isAgendaPartial: (events.value?.missingCalendars ?? 0) > 0
        )
    }

    /// The timeline if the app writes nothing more.
    ///
    /// There is an entry at each start and end of an event, at each local midnight, at the time when the habits'
    /// numbers stop being current, and at the end of the stored events. The last entry, at the horizon, shows no events: which
    /// events are over while it is displayed is not planned. The next reload is due at the end of an event if one ends within
    /// 15 minutes, otherwise in 15 minutes.
    package static func timeline(at moment: DeviceMoment) -> Timeline<LucidPalEntry> {
        let end = moment.now.addingTimeInterval(horizon)
        return Timeline(
            of: .widget,
            and: .events,
            in: .lucidPal,
            at: moment,
            for: .seconds(horizon),
            changes: { StoredContent($0, $1).changes(after: moment.now) },
            limit: maximumEntries,
            reload: .after(.seconds(15 * 60), orAt: [.eventEnd]),
            entry: { habits, events in
                var entry = StoredContent(habits, events).entry(at: habits.date)
                if habits.date >= end, case .events = entry.agenda { entry.agenda = .outOfDate }
                return entry
            }
        )
    }

    private func changes(after now: Date) -> [PlannedChange] {
        let intervals = (events.value?.events ?? []).map { $0.span.interval(in: events.days) }
        let written = habits.reading.snapshot.map { $0.stamp(of: .habits)?.writtenAt ?? $0.value.writtenAt }
        var changes: [PlannedChange] =
            [PlannedChange(now.addingTimeInterval(Self.horizon), .age)] + .eventEnds(intervals.map(\.end))
            + .eventStarts(intervals.map(\.start))
            + .ages(of: written, by: HabitsContent.freshness, after: now)
        if let end = events.value?.completeUntil { changes.append(PlannedChange(end, .age)) }
        return changes
    }
}
