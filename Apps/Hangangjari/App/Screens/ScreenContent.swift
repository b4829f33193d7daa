import HangangjariModel
package import Vitrine
package import VitrineWidgets

/// The content of the screens, read from the cache at one moment.
package struct ScreenContent: Sendable {
    /// The parks, favourites first.
    package var parks: [CachedPark]
    /// The reason why the cache could not be read; nil after a success.
    package var trouble: String?
    /// The device's location, as far as the app may use it.
    package var location: DeviceLocation
    /// The date of the request.
    package var now: Date

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
