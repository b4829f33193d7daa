import HangangjariModel
import HangangjariParks
package import Vitrine
package import VitrineWidgets

/// The park that a configuration means at a moment.
package enum ParkChoice: Hashable, Sendable {
    /// This one.
    case park(String, isNearby: Bool)
    /// None, as long as the device's place is not known.
    case nowhere(because: FreshnessReason)

    /// Finds the park of a configuration.
    package init(_ entity: ParkEntity?, location: DeviceLocation) {
        guard let entity, entity.id != ParkEntity.nearbyID else {
            self = Self.nearby(location)
            return
        }
        self = .park(entity.id, isNearby: false)
    }

    private static func nearby(_ location: DeviceLocation) -> ParkChoice {
        switch location {
        case .notAsked: return .nowhere(because: .locationNotAsked)
        case .denied: return .nowhere(because: .locationDenied)
        case .unknown: return .nowhere(because: .locationUnknown)
        case .at(let latitude, let longitude):
            guard let park = RiverParks.nearest(latitude: latitude, longitude: longitude) else {
                return .nowhere(because: .locationUnknown)
            }
            return .park(park.id, isNearby: true)
        }
    }
}
