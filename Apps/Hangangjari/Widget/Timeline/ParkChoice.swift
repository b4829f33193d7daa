import HangangjariAPI
import HangangjariModel
package import Vitrine
package import VitrineWidgets

/// The park that a configuration selects at the device's present location.
package enum ParkChoice: Hashable, Sendable {
    /// A park is selected.
    case park(String, isNearby: Bool)
    /// No park can be selected, because the device's location is not available.
    case nowhere(because: Freshness.Reason)

    /// Determines the park for a configuration.
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
