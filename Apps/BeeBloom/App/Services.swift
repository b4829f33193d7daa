package import BeeBloomActions
package import BeeBloomModel
package import Vitrine
package import VitrineWidgets

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

extension AppGroup {
    /// The app's own folder, where there is no system that gives it one; the extension never opens it.
    package static let beeBloomPrivate = AppGroup("com.ilyakukarkinorg.beebloom")
}

/// The store, the actions and the settings at one moment: what screens, intents and the command line work with.
package struct Services: Sendable {
    /// Now, and the device's days.
    package let moment: Moment
    /// The habits.
    package let store: BeeBloomStore
    /// What was asked for on the widget.
    package let checks: HabitChecks
    /// What the app remembers about itself.
    package let settings: SettingsStore

    /// Makes the services on two folders, which are made if they are not there.
    ///
    /// - Throws: `VitrineError` if a folder cannot be made.
    package init(own: GroupContainer, shared: GroupContainer, at moment: Moment) throws(VitrineError) {
        self.moment = moment
        try own.create()
        try shared.create()
        store = BeeBloomStore(shared)
        checks = HabitChecks(shared)
        settings = SettingsStore(own)
    }

    /// Makes the services of the request that is being answered.
    ///
    /// - Throws: `VitrineError` if there is no containers folder, it cannot be written, or the zone is not known.
    package init(_ device: DeviceMoment = .current) throws(VitrineError) {
        let zone = try ZoneDatabase.system.rules(of: device.timeZoneIdentifier)
        try self.init(
            own: Self.ownFolder(device),
            shared: device.container(of: .beeBloom),
            at: Moment(now: device.now, days: DayCalendar(zone))
        )
    }

    /// Makes the services in a folder of containers.
    ///
    /// - Throws: `VitrineError` if a folder cannot be made.
    package init(_ folder: ContainersDirectory, at moment: Moment) throws(VitrineError) {
        try self.init(
            own: folder.container(of: .beeBloomPrivate),
            shared: folder.container(of: .beeBloom),
            at: moment
        )
    }

    private static func ownFolder(_ device: DeviceMoment) throws(VitrineError) -> GroupContainer {
        #if canImport(Darwin)
        guard device.containers == nil else { return try device.container(of: .beeBloomPrivate) }
        return GroupContainer(path: URL.applicationSupportDirectory.appending(path: "BeeBloom").path)
        #else
        return try device.container(of: .beeBloomPrivate)
        #endif
    }

    /// Makes the store if there is none.
    ///
    /// One that is there is not even locked: every screen asks.
    ///
    /// - Returns: Whether it was made.
    /// - Throws: `BeeBloomError` if it cannot be made.
    @discardableResult
    package func createStoreIfMissing() throws(BeeBloomError) -> Bool {
        // What cannot be looked at is left to the store, which says why.
        let attributes = try? FileManager.default.attributesOfItem(atPath: store.path)
        guard (attributes?[.size] as? UInt64 ?? 0) == 0 else { return false }
        return try store.createIfMissing()
    }

    /// The row id of a new habit or group.
    package func newIdentifier() -> String {
        var generator = SystemRandomNumberGenerator()
        return RowIdentifier.make(at: moment.now, using: &generator)
    }

    /// Performs what waits, and tells what was checked on the widget since it was last told.
    ///
    /// - Parameter tell: Shows the sentences; not called if there is nothing to tell.
    /// - Throws: `VitrineError` if the journal cannot be read or written.
    package func drain(_ tell: ([String]) -> Void) throws {
        try checks.drain(at: moment) { tell(ActionNews.sentences(of: $0, on: moment.today)) }
    }

    /// Asks the system to draw the widgets anew.
    package static func reloadWidgets() {
        WidgetCenter.shared.reloadTimelines(ofKind: BeeBloomKind.habits)
    }
}
