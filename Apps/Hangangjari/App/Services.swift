import AppScreens
import HangangjariAPI
import HangangjariModel
package import Vitrine
import VitrineLoading
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
        snapshots = SnapshotStore(try shared.create()) { _, message, _ in DeviceLog.write("hangangjari: \(message)") }
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
}
