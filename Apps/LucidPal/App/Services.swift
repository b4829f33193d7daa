package import AppScreens
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
    ///   - log: Receives what went wrong although a caller got an answer.
    /// - Throws: `VitrineError` if there is no containers folder, if it is not writable, or if the time zone is
    ///   unknown.
    package init(
        _ device: DeviceMoment = .current,
        log: @escaping SnapshotStore.Log = { _, message, _ in DeviceLog.write("lucidpal: \(message)") }
    ) throws(VitrineError) {
        let moment = Moment(now: device.now, days: try device.days)
        let own = try device.ownFolder(of: .lucidPalPrivate, named: "LucidPal")
        let shared = try device.container(of: .lucidPal)
        let storage = try LucidPalStorage(own: own, shared: shared, log: log)
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
        if !shown.isCurrent(after: WidgetFiles(shared)) { LucidPalApp.session.reloadWidgets() }
    }

    /// Draws the open screen again when another process stores habits, notes or calendars.
    package func followChanges(while isActive: Bool) {
        LucidPalApp.session.follow(shared.changes(of: .widget), while: isActive)
        LucidPalApp.session.follow(shared.changes(of: .events), while: isActive)
    }

    /// Makes a change at the request's moment, shows what there is to report about it, and reloads the widgets.
    static func change(_ body: (Services) throws -> [StorageWarning]) throws -> some IntentResult {
        LucidPalApp.session.show(try body(Services()))
        LucidPalApp.session.dataChanged()
        return .result()
    }

    /// Stores a new habit, created at the request's moment, and returns what there is to report about it.
    package func createHabit(
        _ name: String,
        in unit: Habit.Unit,
        target: Double,
        _ frequency: Habit.Frequency
    ) throws -> [StorageWarning] {
        let habit = Habit(
            id: Self.newIdentifier(),
            name: name,
            unit: unit,
            target: target,
            frequency: frequency,
            createdAt: moment.now
        )
        return try habits.save(habit, at: moment)
    }

    /// Logs a value for a stored habit on a day, and returns both with what there is to report about it.
    package func log(
        _ value: Double?,
        for name: String,
        on day: String?
    ) throws -> (habit: Habit, entry: HabitEntry, warnings: [StorageWarning]) {
        let day = try moment.day(day)
        let habit = try habits.habit(named: name)
        let entry = HabitEntry(habitID: habit.id, day: day, value: value ?? habit.target)
        return (habit, entry, try habits.logEntry(entry, at: moment))
    }

    /// Stores a new note, created at the request's moment, and returns what there is to report about it.
    package func createNote(_ title: String, body: String?, isPinned: Bool) throws -> [StorageWarning] {
        let note = Note(
            id: Self.newIdentifier(),
            title: title,
            body: body,
            pinnedAt: isPinned ? moment.now : nil,
            createdAt: moment.now
        )
        return try notes.create(note, at: moment)
    }

    /// A new unique identifier for something that the app creates.
    package static func newIdentifier() -> String { UUID().uuidString.lowercased() }
}

extension AppSession {
    /// Replaces the messages by what there is to report about the latest change.
    package func show(_ warnings: [StorageWarning]) { say(warnings.map(\.description)) }
}
