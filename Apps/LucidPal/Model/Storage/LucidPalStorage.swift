package import Vitrine

extension AppGroup {
    /// The group of LucidPal's app and widget extension.
    package static let lucidPal = AppGroup("group.app.lucidpal")

    /// The folder of the app alone, beside the group's: nothing in it is meant for the extension.
    ///
    /// On a phone this is the app's own sandbox. Elsewhere one folder holds all that a device stores, so that one
    /// option or variable moves both together.
    package static let lucidPalPrivate = AppGroup("app.lucidpal")
}

/// Where LucidPal keeps things: its own files, and the container that it shares with its widgets.
///
/// | folder | files |
/// |---|---|
/// | `<containers>/group.app.lucidpal/` | `lucidpal_widget_snapshot.json`, `lucidpal_widget_outlook.json`, `lucidpal_widget_events.json` |
/// | `<containers>/app.lucidpal/` | `lucidpal_habits.json`, `lucidpal_entries_YYYY-MM.json`, `lucidpal_notes.json`, `lucidpal_settings.json`, `lucidpal_calendar.NAME.json` |
package struct LucidPalStorage: Sendable {
    /// The app's own files.
    package let own: SnapshotStore
    /// The container of the group.
    package let shared: SnapshotStore

    /// Makes storage in the folder that holds the groups' folders; makes both folders.
    ///
    /// - Throws: `VitrineError` if a folder cannot be made.
    package init(_ containers: ContainersDirectory, lockPatience: Duration = .seconds(2)) throws(VitrineError) {
        try self.init(
            own: try containers.container(of: .lucidPalPrivate),
            shared: try containers.container(of: .lucidPal),
            lockPatience: lockPatience
        )
    }

    /// Makes storage in two folders, and the folders if they are not there.
    ///
    /// - Throws: `VitrineError` if a folder cannot be made.
    package init(
        own: GroupContainer,
        shared: GroupContainer,
        lockPatience: Duration = .seconds(2)
    ) throws(VitrineError) {
        self.own = SnapshotStore(try own.create(), lockPatience: lockPatience)
        self.shared = SnapshotStore(try shared.create(), lockPatience: lockPatience)
    }
}
