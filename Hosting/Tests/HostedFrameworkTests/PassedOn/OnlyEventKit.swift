// CoreLocation, CoreGraphics and Foundation come with the one import.
import EventKit

enum PassedOnByEventKit {
    static let size = CGSize(width: 1, height: 2)
    static func place(_ latitude: Double) -> CLLocation { CLLocation(latitude: latitude, longitude: 0) }
}
