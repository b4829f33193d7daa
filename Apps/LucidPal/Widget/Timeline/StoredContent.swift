import LucidPalModel
package import Vitrine
package import VitrineWidgets

/// The files stored for the widgets, read once, and the entries derived from them.
package struct StoredContent: Sendable {
    /// The length of a timeline in seconds; it always includes the next midnight.
    package static let horizon: Double = 25 * 3600
    /// The maximum number of timeline entries; a device archives a view for each.
    package static let maximumEntries = 40

    private let snapshot: SnapshotReading<WidgetSnapshot>
    private let events: SnapshotReading<EventsSnapshot>
    private let days: DayCalendar

    /// Reads the container.
    ///
    /// - Parameters:
    ///   - container: The group's container; nil if the process has none.
    ///   - days: The device's days.
    package init(_ container: GroupContainer?, days: DayCalendar) {
        let reader = WidgetSnapshotReader(container)
        snapshot = reader.reading
        events = reader.events
        self.days = days
    }

    /// Whether nothing was ever stored.
    package var isEmpty: Bool { snapshot == .missing && events == .missing }

    /// The entry at a moment.
    package func entry(at date: Date) -> LucidPalEntry {
        LucidPalEntry(
            date: date,
            habits: HabitsContent(snapshot, at: date, in: days),
            note: NoteContent(snapshot),
            agenda: AgendaContent(events, at: date, in: days),
            isAgendaPartial: (events.value?.missingCalendars ?? 0) > 0
        )
    }

    /// The timeline if the app writes nothing more.
    ///
    /// The last entry, at the horizon, shows no events: which events are over while it is displayed is not planned.
    package func timeline(from now: Date) -> Timeline<LucidPalEntry> {
        let end = now.addingTimeInterval(Self.horizon)
        return Timeline(plan(from: now)) { date in
            var entry = entry(at: date)
            if date >= end, case .events = entry.agenda { entry.agenda = .outOfDate }
            return entry
        }
    }

    /// The dates when the content changes by itself, and the date of the next reload.
    ///
    /// There is an entry at each start and end of an event, at each local midnight, at the time when the habits'
    /// numbers stop being current, and at the end of the stored events. The next reload is due at the end of an event
    /// if one ends within 15 minutes, otherwise in 15 minutes.
    package func plan(from now: Date) -> TimelinePlan {
        let horizon = now.addingTimeInterval(Self.horizon)
        return TimelinePlan(
            from: now,
            until: horizon,
            changes: changes(after: now) + .dayTurns(days, after: now, until: horizon),
            limit: Self.maximumEntries,
            reload: .after(.seconds(15 * 60), orAt: [.eventEnd])
        )
    }

    private func changes(after now: Date) -> [PlannedChange] {
        let intervals = (events.value?.events ?? []).map { $0.span.interval(in: days) }
        let habits = snapshot.snapshot.map { $0.stamp(of: .habits)?.writtenAt ?? $0.value.writtenAt }
        var changes: [PlannedChange] =
            [PlannedChange(now.addingTimeInterval(Self.horizon), .age)] + .eventEnds(intervals.map(\.end))
            + .eventStarts(intervals.map(\.start))
            + .ages(of: habits, by: HabitsContent.freshness, after: now)
        if let end = events.value?.completeUntil { changes.append(PlannedChange(end, .age)) }
        return changes
    }
}
