import LucidPalModel
package import Vitrine

#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif

/// All that is stored for the widgets, as it was read once, and what it shows at any moment.
package struct StoredContent: Sendable {
    /// How far a timeline plans ahead, in seconds: the next midnight is always within, and a device archives each entry.
    package static let horizon: Double = 25 * 3600
    /// The most entries of a timeline; a device archives each.
    package static let maximumEntries = 40

    private let snapshot: SnapshotReading<WidgetSnapshot>
    private let outlook: SnapshotReading<HabitOutlook>
    private let events: SnapshotReading<EventsSnapshot>
    private let days: DayCalendar

    /// Reads the container, afresh.
    ///
    /// - Parameters:
    ///   - container: The group's container; nil if the process has none.
    ///   - days: The device's days.
    package init(_ container: GroupContainer?, days: DayCalendar) {
        let reader = WidgetSnapshotReader(container)
        snapshot = reader.reading
        outlook = reader.outlook
        events = reader.events
        self.days = days
    }

    /// Whether nothing was ever stored.
    package var isEmpty: Bool { snapshot == .missing && events == .missing }

    /// What the widgets show at a moment.
    package func entry(at date: Date) -> LucidPalEntry {
        LucidPalEntry(
            date: date,
            habits: HabitsPicture(snapshot, outlook: outlook, at: date, in: days),
            note: NotePicture(snapshot),
            agenda: AgendaPicture(events, at: date, in: days)
        )
    }

    /// What the widgets show if the app writes nothing more, and when to ask anew.
    ///
    /// The last entry, at the end of the plan, shows no events any more: which of them will be over by the time it is
    /// still shown, nobody has planned.
    package func timeline(from now: Date) -> (entries: [LucidPalEntry], reloadDate: Date?) {
        let plan = plan(from: now)
        let end = now.addingTimeInterval(Self.horizon)
        let entries = plan.entries.map { planned in
            var entry = entry(at: planned.date)
            if planned.date >= end, case .events = entry.agenda { entry.agenda = .outOfDate }
            return entry
        }
        return (entries, plan.reloadDate)
    }

    /// When the picture changes by itself, and when to ask for a new one.
    ///
    /// An entry stands at each end and start of an event, at each local midnight, where the habits' numbers get too old
    /// to be called current, and where the stored events run out. The next reload is due at the end of an event if one
    /// ends within 15 minutes, else in 15 minutes.
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
            + .ages(of: habits, by: HabitsPicture.freshness, after: now)
        if let end = events.value?.completeUntil { changes.append(PlannedChange(end, .age)) }
        return changes
    }
}
