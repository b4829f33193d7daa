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
        habits = WidgetSnapshotReader.read(at: moment)
        events = moment.snapshot(of: .events, in: .lucidPal)
    }

    /// The entry at a moment.
    package func entry(at date: Date) -> LucidPalEntry { entry(TimelinePlan.Entry(date: date, reasons: [])) }

    private func entry(_ planned: TimelinePlan.Entry) -> LucidPalEntry {
        LucidPalEntry(
            date: planned.date,
            judgedAt: planned.span.upperBound,
            habits: HabitsContent(habits.reading, during: planned.span, in: habits.days),
            note: NoteContent(habits.reading),
            agenda: AgendaContent(events.reading, during: planned.span, in: events.days),
            isAgendaPartial: (events.value?.missingCalendars ?? 0) > 0
        )
    }

    /// The timeline if the app writes nothing more.
    ///
    /// There is an entry at each start and end of an event, at each local midnight, at the time when the habits'
    /// numbers stop being current, and at the end of the stored events. The last entry, at the horizon, shows no
    /// events: which events are over while it is displayed is not planned. The next reload is due at the end of an
    /// event if one ends before the widget would ask by itself.
    package static func timeline(at moment: DeviceMoment) -> Timeline<LucidPalEntry> {
        let content = StoredContent(at: moment)
        let end = moment.now.addingTimeInterval(horizon)
        let plan = TimelinePlan(
            from: moment.now,
            until: end,
            changes: content.changes(after: moment.now, until: end),
            limit: maximumEntries,
            reload: .after(content.interval(from: moment.now), orAt: [.eventEnd])
        )
        return Timeline(plan) { planned in
            var entry = content.entry(planned)
            if planned.span.upperBound >= end, case .events = entry.agenda { entry.agenda = .outOfDate }
            return entry
        }
    }

    private func changes(after now: Date, until horizon: Date) -> [PlannedChange] {
        var changes: [PlannedChange] =
            [PlannedChange(horizon, .age)] + .dayTurns(habits.days, after: now, until: horizon)
            + .eventEnds(intervals.map(\.end)) + .eventStarts(intervals.map(\.start))
            + .ages(of: writtenAt, by: HabitsContent.freshness, after: now)
        if let end = events.value?.completeUntil { changes.append(PlannedChange(end, .age)) }
        return changes
    }

    /// The time until the widget asks again; 15 minutes if something is not readable now.
    private func interval(from now: Date) -> Duration {
        if habits.reading.isUnreadable || events.reading.isUnreadable { return .seconds(15 * 60) }
        let timed = zip(events.value?.events ?? [], intervals).filter { !$0.0.span.isAllDay }
        return ReloadSchedule(
            at: now,
            used: [habits.value?.writtenAt, events.value?.writtenAt].compactMap(\.self).max(),
            starts: timed.map(\.1.start),
            days: habits.days
        )
        .interval
    }

    private var intervals: [(start: Date, end: Date)] {
        (events.value?.events ?? []).map { $0.span.interval(in: events.days) }
    }

    /// When the app wrote the habits' numbers.
    private var writtenAt: Date? {
        habits.reading.snapshot.map { $0.stamp(of: .habits)?.writtenAt ?? $0.value.writtenAt }
    }
}

extension SnapshotReading {
    fileprivate var isUnreadable: Bool {
        if case .unreadable = self { true } else { false }
    }
}
