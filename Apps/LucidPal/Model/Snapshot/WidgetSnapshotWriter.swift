package import Vitrine

#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif

/// Writes the widgets' snapshot for its two owners, each of which changes its own fields only.
///
/// A value is asked for while the snapshot is locked. So when two processes change habits at the same time, the one that
/// writes last has also looked last, and an older count never replaces a newer one.
package struct WidgetSnapshotWriter: Sendable {
    private let store: SnapshotStore

    /// Makes a writer for the group's container.
    package init(_ store: SnapshotStore) {
        self.store = store
    }

    /// Writes `writtenAt`, `habitsToday`, `habitsTotal`, `topStreakName` and `topStreakDays`, and stamps the local day.
    ///
    /// - Parameters:
    ///   - moment: Now, and the day that the count belongs to.
    ///   - look: Looks the habits up; called once, under the lock. The outlook on the next days is written beside.
    /// - Returns: A damaged snapshot that was set aside; nil in the ordinary case.
    /// - Throws: `VitrineError` if the snapshot cannot be written, and what `look` throws; it is then as it was.
    @discardableResult
    package func writeHabits(at moment: Moment, _ look: () throws -> HabitBook) throws -> DamageReport? {
        try store.update(.widget, owner: .habits, now: moment.now, day: moment.today, default: WidgetSnapshot()) {
            let book = try look()
            let summary = book.summary(on: moment.today)
            // First, and under the same lock: an outlook whose snapshot never came is passed over by its stamp.
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
    ///   - pinnedNote: The title of the note pinned last, nil if none is; asked for once, under the lock.
    ///   - now: The time.
    /// - Returns: A damaged snapshot that was set aside; nil in the ordinary case.
    /// - Throws: `VitrineError` if the snapshot cannot be written, and what `pinnedNote` throws; it is then as it was.
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
    /// - Throws: `VitrineError` if the snapshot cannot be written, and what `events` throws; it is then as it was.
    @discardableResult
    package func writeEvents(at moment: Moment, _ events: () throws -> EventsSnapshot) throws -> DamageReport? {
        try store.update(.events, owner: .calendar, now: moment.now, day: moment.today, default: EventsSnapshot()) {
            $0 = try events()
            $0.writtenAt = moment.now
        }
        .setAside
    }
}
