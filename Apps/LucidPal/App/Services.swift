import AppScreens
package import LucidPalModel
package import Vitrine
package import VitrineWidgets

/// The app's stores at one moment, for the screens, the intents and the command line.
package struct Services: Sendable {
    /// The current time, and the device's days.
    package let moment: Moment
    package let habits: HabitStore
    package let notes: NoteActionController
    package let calendars: CalendarStore
    package let settings: SettingsStore
    private let shared: SnapshotStore

    /// Creates the stores on the given files.
    package init(_ storage: LucidPalStorage, at moment: Moment) {
        self.moment = moment
        habits = HabitStore(storage)
        notes = NoteActionController(storage)
        calendars = CalendarStore(storage)
        settings = SettingsStore(storage)
        shared = storage.shared
    }

    /// Creates the stores for the current request.
    ///
    /// - Parameters:
    ///   - device: The request's moment.
    ///   - onTrouble: Receives what went wrong although a caller got an answer; by default it is logged.
    /// - Throws: `VitrineError` if there is no containers folder, if it is not writable, or if the time zone is
    ///   unknown.
    package init(
        _ device: DeviceMoment = .current,
        onTrouble: @escaping @Sendable (SnapshotTrouble) -> Void = { DeviceLog.write("lucidpal: \($0)") }
    ) throws(VitrineError) {
        let moment = Moment(now: device.now, days: try device.days)
        let own = try device.ownFolder(of: .lucidPalPrivate, named: "LucidPal")
        let shared = try device.container(of: .lucidPal)
        let storage = try LucidPalStorage(own: own, shared: shared, onTrouble: onTrouble)
        self.init(storage, at: moment)
    }

    /// Writes all snapshots for the widgets, for example when the app comes to the front on another day.
    ///
    /// - Throws: `LucidPalError` with code `storage`.
    package func writeSnapshots() throws(LucidPalError) {
        try habits.writeSnapshot(at: moment)
        try notes.writeSnapshot(at: moment)
        try calendars.writeSnapshot(at: moment)
    }

    /// Writes all snapshots, and asks for a reload if the widgets would show anything else.
    ///
    /// - Throws: `LucidPalError` with code `storage`.
    package func refreshWidgets() throws(LucidPalError) {
        let shown = WidgetFiles(shared)
        try writeSnapshots()
        if !shown.isCurrent(after: WidgetFiles(shared)) { Self.reloadWidgets() }
    }

    /// Draws the open screen again when another process stores habits, notes or calendars.
    package func followChanges(while isActive: Bool) {
        let changed = AppSession.shared.contentChanged
        AppScreen.follow(shared.changes(of: .widget), of: .lucidPal, while: isActive, changed: changed)
        AppScreen.follow(shared.changes(of: .events), of: .lucidPal, while: isActive, changed: changed)
    }

    /// Draws the app's own screen again, and asks the system to reload its widgets, after stored data has changed.
    package static func dataChanged() {
        AppSession.shared.contentChanged()
        reloadWidgets()
    }

    /// Asks the system to reload the timelines of all widgets.
    package static func reloadWidgets() {
        for kind in LucidPalKind.all { WidgetCenter.shared.reloadTimelines(ofKind: kind) }
    }
}
