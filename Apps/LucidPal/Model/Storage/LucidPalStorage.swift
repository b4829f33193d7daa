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
        own = SnapshotStore(try containers.container(of: .lucidPalPrivate).create(), lockPatience: lockPatience)
        shared = SnapshotStore(try containers.container(of: .lucidPal).create(), lockPatience: lockPatience)
    }
}
