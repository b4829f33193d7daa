import AppScreens
package import BeeBloomModel
package import Vitrine
package import VitrineWidgets

extension AppGroup {
    /// The folder for the app's own files on systems without app sandboxes; the extension never opens it.
    package static let beeBloomPrivate = AppGroup("com.ilyakukarkinorg.beebloom")
}

/// The app's store, actions and settings at one moment, for the screens, the intents and the command line.
package struct Services: Sendable {
    /// The current time, and the device's days.
    package let moment: Moment
    /// The store of habits, groups and checks.
    package let store: BeeBloomStore
    /// The checks requested on the widget.
    package let checks: HabitChecks
    package let settings: SettingsStore

    /// Creates the services on two folders, and the folders if they do not exist.
    ///
    /// - Throws: `VitrineError` if a folder cannot be created.
    package init(own: GroupContainer, shared: GroupContainer, at moment: Moment) throws(VitrineError) {
        self.moment = moment
        try own.create()
        try shared.create()
        store = BeeBloomStore(shared)
        checks = HabitChecks(shared)
        settings = SettingsStore(own)
    }

    /// Creates the services for the current request.
    ///
    /// - Throws: `VitrineError` if there is no containers folder, if it is not writable, or if the time zone is
    ///   unknown.
    package init(_ device: DeviceMoment = .current) throws(VitrineError) {
        let moment = Moment(now: device.now, days: try device.days)
        try self.init(
            own: device.ownFolder(of: .beeBloomPrivate, named: "BeeBloom"),
            shared: device.container(of: .beeBloom),
            at: moment
        )
    }

    /// Creates the store if there is none.
    ///
    /// Every screen calls this, so it does not lock an existing store.
    ///
    /// - Parameter collection: Returns what a new store contains from the beginning; called only if there is none.
    /// - Returns: Whether the store was created.
    /// - Throws: `BeeBloomError` if the store cannot be created, and the errors of `collection`.
    @discardableResult
    package func createStoreIfMissing(
        with collection: () throws -> HabitCollection? = { nil }
    ) throws -> Bool {
        // If the attributes are not readable, the store reports the reason below.
        let attributes = try? FileManager.default.attributesOfItem(atPath: store.path)
        // A store of an earlier version was readable for everybody on the machine.
        if let mode = attributes?[.posixPermissions] as? Int, mode & 0o077 != 0 {
            // A file of somebody else stays as it is; it can be read all the same.
            try? FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: store.path)
        }
        guard (attributes?[.size] as? UInt64 ?? 0) == 0 else { return false }
        return try store.createIfMissing(with: collection())
    }

    /// Makes a change at the request's moment, and reloads the widgets.
    static func change(_ body: (Services) throws -> Void) throws -> some IntentResult {
        try body(Services())
        BeeBloomApp.session.dataChanged()
        return .result()
    }

    /// Returns a row id for a new habit or group.
    package func newIdentifier() -> String {
        var generator = SystemRandomNumberGenerator()
        return RowIdentifier.make(at: moment.now, using: &generator)
    }

    /// Performs the pending checks, and reports what was checked on the widget since the last report.
    ///
    /// - Parameter report: Receives the sentences; not called if there is nothing to report.
    /// - Throws: `VitrineError` if the journal cannot be read or written.
    package func drain(_ report: ([String]) -> Void) throws {
        try checks.drain(at: moment) { report(ActionMessages.sentences(of: $0, on: moment.today, title: title)) }
    }

    /// The title of an action's habit, which the store knows if the action does not.
    private func title(of action: CheckAction) -> String {
        // Without the store, what was typed is all that is known.
        action.title ?? DisplayTitle.shown((try? store.habit(action.habit))?.title ?? action.habit)
    }
}
