import HangangjariAPI
package import HangangjariModel
package import Vitrine
import VitrineLinks
package import VitrineWidgets

/// The content of the screens, read from the cache at one moment.
package struct ScreenContent: Sendable {
    /// The parks that the screen shows: all, favourites first, or the one that is open.
    package var parks: [CachedPark]
    /// The reason why the cache could not be read; nil after a success.
    package var trouble: String?
    /// The device's location, as far as the app may use it.
    package var location: DeviceLocation
    /// The date of the request.
    package var now: Date

    /// Reads what a screen shows; a cache that cannot be read is stated as the trouble.
    package static func load(_ moment: DeviceMoment, showing place: ParkDestination) -> ScreenContent {
        do {
            let cache = try Services(moment).repository.cache
            let parks = try Self.parks(in: cache, at: place)
            return ScreenContent(parks: parks, trouble: nil, location: moment.location, now: moment.now)
        } catch {
            return ScreenContent(parks: [], trouble: "\(error)", location: moment.location, now: moment.now)
        }
    }

    /// The place that a link opens: one of the app's own links, or the directions to a park, to which its widget links.
    ///
    /// - Parameter url: The link.
    /// - Returns: The place; nil if the link names none. `parks` must hold all parks.
    package func place(of url: URL) -> ParkDestination? {
        if let place = DeepLinks.hangangjari.destination(of: url) { return place }
        let text = url.absoluteString
        let park =
            parks.first { $0.summary?.directionsURL == text }?.id
            ?? RiverParks.all.first { $0.directionsURL == text }?.id
        return park.map { .park($0, .parking, lot: nil) }
    }

    private static func parks(in cache: ReadCache, at place: ParkDestination) throws(HangangjariError) -> [CachedPark] {
        switch place {
        case .parks:
            let parks = try cache.parks()
            return parks.filter(\.isFavourite) + parks.filter { !$0.isFavourite }
        case .park(let id, _, _): return try cache.park(id).map { [$0] } ?? []
        }
    }
}
