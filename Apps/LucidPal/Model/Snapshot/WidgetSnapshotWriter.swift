package import Vitrine

/// Writes the widgets' snapshots; each owner changes only its own fields.
///
/// The writer requests each value while it holds the snapshot's lock. When two processes change habits at the same
/// time, the process that writes last has also read last, and an older count never replaces a newer one.
package struct WidgetSnapshotWriter: Sendable {
    private let store: SnapshotStore

    /// Creates a writer for the store in the group's container.
    package init(_ store: SnapshotStore) {
        self.store = store
    }

    /// Writes `writtenAt`, `habitsToday`, `habitsTotal`, `topStreakName` and `topStreakDays`, and stamps the local day.
    ///
    /// - Parameters:
    ///   - moment: The current time, and the day that the count belongs to.
    ///   - look: Returns the habits; called once, under the lock. The outlook on the next days is written as well.
    /// - Returns: A damaged snapshot that was set aside; nil in the ordinary case.
    /// - Throws: `VitrineError` if the snapshot cannot be written, and any error that `look` throws; the snapshot is
    ///   then unchanged.
    @discardableResult
    package func writeHabits(at moment: Moment, _ look: () throws -> HabitBook) throws -> DamageReport? {
        try store.update(.widget, owner: .habits, now: moment.now, day: moment.today, default: WidgetSnapshot()) {
            let book = try look()
            let summary = book.summary(on: moment.today)
            // The outlook is written first, under the same lock: if the snapshot's write fails, the stamps differ and
            // readers ignore the outlook.
            try store.write(HabitOutlook(of: book, at: moment), to: .outlook, by: .habits, now: moment.now)
            $0.writtenAt = moment.now
            $0.habitsToday = summary.done
            $0.habitsTotal = summary.total
            $0.topStreakName = summary.topStreakName
            $0.topStreakDays = summary.topStreakDays
        }
        .setAside
    }

    /// Writes `writtenAt` and `pinnedNote`.
    ///
    /// - Parameters:
    ///   - pinnedNote: The title of the most recently pinned note, or nil; evaluated once, under the lock.
    ///   - now: The current time.
    /// - Returns: A damaged snapshot that was set aside; nil in the ordinary case.
    /// - Throws: `VitrineError` if the snapshot cannot be written, and any error that `pinnedNote` throws; the snapshot
    ///   is then unchanged.
    @discardableResult
    package func writeNote(pinnedNote: @autoclosure () throws -> String?, at now: Date) throws -> DamageReport? {
        try store.update(.widget, owner: .notes, now: now, default: WidgetSnapshot()) {
            $0.pinnedNote = try pinnedNote()
            $0.writtenAt = now
        }
        .setAside
    }

    /// Writes the next events.
    ///
    /// - Returns: A damaged snapshot that was set aside; nil in the ordinary case.
    /// - Throws: `VitrineError` if the snapshot cannot be written, and any error that `events` throws; the snapshot is
    ///   then unchanged.
    @discardableResult
    package func writeEvents(at moment: Moment, _ events: () throws -> EventsSnapshot) throws -> DamageReport? {
        try store.update(.events, owner: .calendar, now: moment.now, day: moment.today, default: EventsSnapshot()) {
            $0 = try events()
            $0.writtenAt = moment.now
        }
        .setAside
    }
}
