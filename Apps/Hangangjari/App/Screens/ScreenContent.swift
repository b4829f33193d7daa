import HangangjariModel
package import VitrineWidgets

#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif

/// What the screens show: the cache as it was read once.
package struct ScreenContent: Sendable {
    /// The parks, favourites first.
    package var parks: [CachedPark]
    /// Why the cache could not be read; nil if it could.
    package var trouble: String?
    /// What the app may know of where the device is.
    package var location: DeviceLocation
    /// Now.
    package var now: Date

    /// Reads the cache.
    package static func load(_ moment: DeviceMoment) -> ScreenContent {
        do {
            let parks = try Services(moment).repository.cache.parks()
            let sorted = parks.filter(\.isFavourite) + parks.filter { !$0.isFavourite }
            return ScreenContent(parks: sorted, trouble: nil, location: moment.location, now: moment.now)
        } catch {
            return ScreenContent(parks: [], trouble: "\(error)", location: moment.location, now: moment.now)
        }
    }
}
