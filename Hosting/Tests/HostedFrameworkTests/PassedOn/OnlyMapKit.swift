// CoreLocation, UIKit and Foundation come with the one import.
import MapKit

enum PassedOnByMapKit {
    static let color = UIColor.red
    static func distance(_ one: CLLocation, _ other: CLLocation) -> CLLocationDistance { one.distance(from: other) }
}
