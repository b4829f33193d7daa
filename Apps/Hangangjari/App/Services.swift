import HangangjariModel
package import Vitrine
import VitrineHTTP
package import VitrineWidgets

#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif

/// What screens, intents and the command line work with, at one moment.
package struct Services: Sendable {
    /// The parks.
    package let repository: ParkRepository
    /// What the widgets read.
    package let snapshots: SnapshotStore
    /// Now.
    package let now: Date

    /// Makes the services in the folder of the groups' folders; makes both folders that they need.
    ///
    /// - Throws: `VitrineError` if a folder cannot be made, `HangangjariError` with code `cache`.
    package init(own: GroupContainer, shared: GroupContainer, now: Date) throws {
        let own = try own.create()
        snapshots = SnapshotStore(try shared.create())
        repository = ParkRepository(
            cache: try ReadCache(path: own.path + "/hangangjari.sqlite"),
            service: ParkService(HTTPClient(ServicePlace.current, limits: HTTPLimits(bodyBytes: 256 << 10))),
            snapshots: snapshots,
            limit: ServicePlace.limits.attempt
        )
        self.now = now
    }

    /// Makes the services of the request that is being answered.
    ///
    /// - Throws: As ``init(own:shared:now:)``.
    package init(_ moment: DeviceMoment = .current) throws {
        try self.init(
            own: try moment.container(of: .hangangjariPrivate),
            shared: try moment.container(of: .hangangjari),
            now: moment.now
        )
    }

    /// Asks the system to draw the widgets anew.
    package static func reloadWidgets() {
        for kind in HangangjariKind.all { WidgetCenter.shared.reloadTimelines(ofKind: kind) }
    }
}
