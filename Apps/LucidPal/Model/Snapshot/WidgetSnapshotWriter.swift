package import Vitrine

/// Writes the widgets' snapshots; each owner changes only its own fields.
///
/// Each value is derived from the app's own files, and derived again if one of them has changed when it is written.
/// When two processes change habits at the same time, an older count never replaces a newer one.
package enum WidgetSnapshotWriter {
    /// Writes the habits' fields and the outlook on the next days, and stamps the local day.
    ///
    /// - Parameters:
    ///   - store: The store in the group's container.
    ///   - moment: The current time, and the day that the count belongs to.
    ///   - habits: Returns the habits, and notes the files that it reads; called again if one of them has changed.
    /// - Returns: A damaged snapshot that was set aside; nil in the ordinary case.
    /// - Throws: `VitrineError` if the snapshot cannot be written, and any error that `habits` throws; the snapshot is
    ///   then unchanged.
    @discardableResult
    package static func writeHabits(
        to store: SnapshotStore,
        at moment: Moment,
        _ habits: (inout SnapshotSources) throws -> HabitBook
    ) throws -> VitrineError.Damage? {
        try store.update(.widget, owner: .habits, now: moment.now, options: SnapshotWrite(day: moment.today)) {
            sources in
            let book = try habits(&sources)
            return (book.summary(on: moment.today, in: moment.days), HabitForecast(of: book, at: moment))
        } _: { snapshot, derived in
            let (summary, outlook) = derived
            snapshot.writtenAt = moment.now
            snapshot.habitsToday = summary.done
            snapshot.habitsTotal = summary.total
            snapshot.topStreakName = summary.topStreakName
            snapshot.topStreakDays = summary.topStreakDays
            snapshot.outlook = outlook
        }
        .setAside
    }

    /// Writes `writtenAt` and `pinnedNote`.
    ///
    /// - Parameters:
    ///   - pinnedNote: Returns the title of the most recently pinned note, and notes the files that it reads.
    ///   - store: The store in the group's container.
    ///   - now: The current time.
    /// - Returns: A damaged snapshot that was set aside; nil in the ordinary case.
    /// - Throws: `VitrineError` if the snapshot cannot be written, and any error that `pinnedNote` throws; the snapshot
    ///   is then unchanged.
    @discardableResult
    package static func writeNote(
        pinnedNote: (inout SnapshotSources) throws -> String?,
        to store: SnapshotStore,
        at now: Date
    ) throws -> VitrineError.Damage? {
        try store.update(.widget, owner: .notes, now: now, deriving: pinnedNote) { snapshot, title in
            snapshot.pinnedNote = title
            snapshot.writtenAt = now
        }
        .setAside
    }

    /// Stamps the habits of a file that has no stamps with the file's own time.
    ///
    /// Such a file comes from a writer that knows only the six fields. The next writer changes `writtenAt`, and with it
    /// the only trace of when the habits were counted.
    ///
    /// - Throws: `VitrineError` if the snapshot cannot be written; it is then unchanged.
    package static func stampForeignHabits(of store: SnapshotStore, in days: DayCalendar) throws {
        guard let found = store.read(.widget).snapshot, found.stamps.isEmpty else { return }
        let writtenAt = found.value.writtenAt
        // A time that no calendar holds cannot be a stamp either; the habits are then lost with their time.
        guard abs(writtenAt.timeIntervalSince1970) < 1e11 else { return }
        do {
            try store.update(
                .widget,
                owner: .habits,
                now: writtenAt,
                options: SnapshotWrite(day: days.day(of: writtenAt))
            ) {
                guard $0 == found.value else { throw WrittenMeanwhile() }
            }
        } catch is WrittenMeanwhile {
            // Another process has written, and stamped, the file.
        }
    }

    /// Ends an update of a file that is no longer the one that was read.
    private struct WrittenMeanwhile: Error {}

    /// Whether an owner has written the snapshot; false if it has no usable value.
    package static func hasStamp(of owner: SnapshotOwner<WidgetSnapshot>, in store: SnapshotStore) -> Bool {
        store.read(.widget).snapshot?.stamp(of: owner) != nil
    }

    /// Writes the next events.
    ///
    /// - Returns: A damaged snapshot that was set aside; nil in the ordinary case.
    /// - Throws: `VitrineError` if the snapshot cannot be written, and any error that `events` throws; the snapshot is
    ///   then unchanged.
    @discardableResult
    package static func writeEvents(
        to store: SnapshotStore,
        at moment: Moment,
        _ events: (inout SnapshotSources) throws -> EventsSnapshot
    ) throws -> VitrineError.Damage? {
        try store.update(.events, now: moment.now, options: SnapshotWrite(day: moment.today), deriving: events) {
            snapshot,
            events in
            snapshot = events
            snapshot.writtenAt = moment.now
        }
        .setAside
    }
}
