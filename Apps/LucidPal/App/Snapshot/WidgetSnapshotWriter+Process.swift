package import LucidPalModel
package import Vitrine
import VitrineWidgets

/// The writers in the original app's form: they use this process's container and the current moment.
extension WidgetSnapshotWriter {
    /// Writes all fields, as each of their owners.
    ///
    /// - Throws: `VitrineError` if there is no container, or if the snapshot cannot be written.
    package static func write(_ snapshot: WidgetSnapshot) throws {
        let (store, moment) = try here()
        try store.update(.widget, owner: .habits, now: moment.now, day: moment.today) {
            let note = $0.pinnedNote
            $0 = snapshot
            $0.pinnedNote = note
        }
        try store.update(.widget, owner: .notes, now: moment.now, day: moment.today) {
            $0.pinnedNote = snapshot.pinnedNote
        }
    }

    /// Writes the fields of the habits; see the instance method.
    @discardableResult
    package static func writeHabits(_ habits: () throws -> HabitBook) throws -> DamageReport? {
        let (store, moment) = try here()
        return try WidgetSnapshotWriter(store).writeHabits(at: moment) { _ in try habits() }
    }

    /// Writes the pinned note; see the instance method.
    @discardableResult
    package static func writeNote(pinnedNote: String?) throws -> DamageReport? {
        let (store, moment) = try here()
        return try WidgetSnapshotWriter(store).writeNote(at: moment.now) { _ in pinnedNote }
    }

    private static func here() throws -> (SnapshotStore, Moment) {
        let device = DeviceMoment.current
        return (SnapshotStore(try device.container(of: .lucidPal)), Moment(now: device.now, days: try device.days))
    }
}
