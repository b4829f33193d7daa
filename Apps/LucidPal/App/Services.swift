package import LucidPalCalendar
package import LucidPalModel
package import Vitrine
package import VitrineWidgets

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The stores of the app at one moment: what screens, intents and the command line work with.
package struct Services: Sendable {
    /// Now, and the device's days.
    package let moment: Moment
    /// The habits.
    package let habits: HabitStore
    /// The notes.
    package let notes: NoteActionController
    /// The calendars.
    package let calendars: CalendarStore
    /// What the app remembers about itself.
    package let settings: SettingsStore

    /// Makes the stores on files.
    package init(_ storage: LucidPalStorage, at moment: Moment) {
        self.moment = moment
        habits = HabitStore(storage)
        notes = NoteActionController(storage)
        calendars = CalendarStore(storage)
        settings = SettingsStore(storage)
    }

    /// Makes the stores of the request that is being answered.
    ///
    /// - Throws: `VitrineError` if there is no containers folder, it cannot be written, or the zone is not known.
    package init(_ device: DeviceMoment = .current) throws(VitrineError) {
        let zone = try ZoneDatabase.system.rules(of: device.timeZoneIdentifier)
        let storage = try LucidPalStorage(own: try Self.ownFolder(device), shared: try device.container(of: .lucidPal))
        self.init(storage, at: Moment(now: device.now, days: DayCalendar(zone)))
    }

    private static func ownFolder(_ device: DeviceMoment) throws(VitrineError) -> GroupContainer {
        #if canImport(Darwin)
        guard device.containers == nil else { return try device.container(of: .lucidPalPrivate) }
        return GroupContainer(path: URL.applicationSupportDirectory.appending(path: "LucidPal").path)
        #else
        return try device.container(of: .lucidPalPrivate)
        #endif
    }

    /// Tells the widgets how everything stands, for example when the app comes to the front on another day.
    ///
    /// - Throws: `LucidPalError` with code `storage`.
    package func writeSnapshots() throws(LucidPalError) {
        try habits.writeSnapshot(at: moment)
        try notes.writeSnapshot(at: moment)
        try calendars.writeSnapshot(at: moment)
    }

    /// Asks the system to draw the widgets anew.
    package static func reloadWidgets() {
        for kind in LucidPalKind.all { WidgetCenter.shared.reloadTimelines(ofKind: kind) }
    }
}
