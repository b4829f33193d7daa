package import Vitrine

extension AppGroup {
    /// The group of LucidPal's app and widget extension.
    package static let lucidPal = AppGroup("group.app.lucidpal")

    /// The folder for the app's own files, beside the group's folder; the extension never uses it.
    ///
    /// On a phone this is the app's sandbox. Elsewhere one folder holds everything that a device stores, so that one
    /// option or variable moves both.
    package static let lucidPalPrivate = AppGroup("app.lucidpal")
}

/// The locations of LucidPal's files: its own folder, and the container that it shares with its widgets.
///
/// | folder | files |
/// |---|---|
/// | `<containers>/group.app.lucidpal/` | `lucidpal_widget_snapshot.json`, `lucidpal_widget_events.json` |
/// | `<containers>/app.lucidpal/` | `lucidpal_habits.json`, `lucidpal_entries_YYYY-MM.json`, `lucidpal_notes.json`, `lucidpal_settings.json`, `lucidpal_calendar.NAME.json` |
package struct LucidPalStorage: Sendable {
    package let own: SnapshotStore
    /// The files in the group's container.
    package let shared: SnapshotStore

    /// Opens the storage in the folder that holds the groups' folders, and creates both folders.
    ///
    /// - Throws: `VitrineError` if a folder cannot be created.
    package init(_ containers: ContainersDirectory, lockTimeout: Duration = .seconds(2)) throws(VitrineError) {
        try self.init(
            own: try containers.container(of: .lucidPalPrivate),
            shared: try containers.container(of: .lucidPal),
            lockTimeout: lockTimeout
        )
    }

    /// Opens the storage in two folders, and creates them if they do not exist.
    ///
    /// - Throws: `VitrineError` if a folder cannot be created.
    package init(
        own: GroupContainer,
        shared: GroupContainer,
        lockTimeout: Duration = .seconds(2),
        log: SnapshotStore.Log? = nil
    ) throws(VitrineError) {
        self.own = SnapshotStore(try own.create(), lockTimeout: lockTimeout, log: log)
        self.shared = SnapshotStore(try shared.create(), lockTimeout: lockTimeout, log: log)
    }
}
