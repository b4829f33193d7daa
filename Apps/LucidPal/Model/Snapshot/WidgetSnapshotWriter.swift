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
    ///   - habits: Returns the habits; called once, under the lock. The outlook on the next days is written as well.
    /// - Returns: A damaged snapshot that was set aside; nil in the ordinary case.
    /// - Throws: `VitrineError` if the snapshot cannot be written, and any error that `habits` throws; the snapshot is
    ///   then unchanged.
    @discardableResult
    package func writeHabits(at moment: Moment, _ habits: () throws -> HabitBook) throws -> DamageReport? {
        try store.update(.widget, owner: .habits, now: moment.now, day: moment.today) {
            let book = try habits()
            let summary = book.summary(on: moment.today, in: moment.days)
            // The outlook is written first, under the same lock: if the snapshot's write fails, the stamps differ and
            // readers ignore the outlook.
            try store.write(HabitOutlook(of: book, at: moment), to: .outlook, now: moment.now)
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
        try store.update(.widget, owner: .notes, now: now) {
            $0.pinnedNote = try pinnedNote()
            $0.writtenAt = now
        }
        .setAside
    }

    /// Stamps the habits of a file that has no stamps with the file's own time.
    ///
    /// Such a file comes from a writer that knows only the six fields. The next writer changes `writtenAt`, and with it
    /// the only trace of when the habits were counted.
    ///
    /// - Throws: `VitrineError` if the snapshot cannot be written; it is then unchanged.
    package func stampForeignHabits(in days: DayCalendar) throws {
        guard let found = store.read(.widget).snapshot, found.stamps.isEmpty else { return }
        let writtenAt = found.value.writtenAt
        // A time that no calendar holds cannot be a stamp either; the habits are then lost with their time.
        guard abs(writtenAt.timeIntervalSince1970) < 1e11 else { return }
        do {
            try store.update(.widget, owner: .habits, now: writtenAt, day: days.day(of: writtenAt)) {
                guard $0 == found.value else { throw WrittenMeanwhile() }
            }
        } catch is WrittenMeanwhile {
            // Another process has written, and stamped, the file.
        }
    }

    /// Ends an update of a file that is no longer the one that was read.
    private struct WrittenMeanwhile: Error {}

    /// Whether an owner has written the snapshot; false if it has no usable value.
    package func hasStamp(of owner: SnapshotOwner<WidgetSnapshot>) -> Bool {
        store.read(.widget).snapshot?.stamp(of: owner) != nil
    }

    /// Writes the next events.
    ///
    /// - Returns: A damaged snapshot that was set aside; nil in the ordinary case.
    /// - Throws: `VitrineError` if the snapshot cannot be written, and any error that `events` throws; the snapshot is
    ///   then unchanged.
    @discardableResult
    package func writeEvents(at moment: Moment, _ events: () throws -> EventsSnapshot) throws -> DamageReport? {
        try store.update(.events, now: moment.now, day: moment.today) {
            $0 = try events()
            $0.writtenAt = moment.now
        }
        .setAside
    }
}
