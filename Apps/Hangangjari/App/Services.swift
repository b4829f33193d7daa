import AppScreens
import HangangjariAPI
import HangangjariModel
package import Vitrine
package import VitrineWidgets

/// The objects that screens, intents and the command use during one request.
package struct Services: Sendable {
    package let repository: ParkRepository
    /// The store of the widgets' snapshots.
    package let snapshots: SnapshotStore
    /// The date of the request.
    package let now: Date

    /// Creates the services for two folders, and creates the folders if they are missing.
    ///
    /// - Throws: `VitrineError` if a folder cannot be created, `HangangjariError` with code `cache`.
    package init(own: GroupContainer, shared: GroupContainer, now: Date) throws {
        let own = try own.create()
        snapshots = SnapshotStore(try shared.create()) { DeviceLog.write("hangangjari: \($0)") }
        repository = ParkRepository(
            cache: try ReadCache(path: own.path + "/hangangjari.sqlite"),
            service: ParkService(HTTPClient(ServiceAddress.current, limits: HTTPLimits(bodyBytes: 256 << 10))),
            snapshots: snapshots,
            limit: ServiceAddress.limits.attempt
        )
        self.now = now
    }

    /// Creates the services for the current request.
    ///
    /// - Throws: As ``init(own:shared:now:)``.
    package init(_ moment: DeviceMoment = .current) throws {
        try self.init(
            own: try moment.ownFolder(of: .hangangjariPrivate, named: "Hangangjari"),
            shared: try moment.container(of: .hangangjari),
            now: moment.now
        )
    }

    /// Draws the open screen again after another process has changed the cache.
    package func followChanges(while isActive: Bool) {
        AppScreen.follow(
            repository.cache.changes,
            of: .hangangjari,
            while: isActive,
            changed: AppSession.shared.contentChanged
        )
    }

    /// Draws the app's own screen again, and asks the system to reload its widgets, after stored data has changed.
    package static func dataChanged() {
        AppSession.shared.contentChanged()
        reloadWidgets()
    }

    /// Requests new timelines for all widgets.
    package static func reloadWidgets() {
        for kind in HangangjariKind.all { WidgetCenter.shared.reloadTimelines(ofKind: kind) }
    }
}
