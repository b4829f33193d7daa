// CoreLocation and Foundation come with the one import.
import CloudKit

enum PassedOnByCloudKit {
    static func place(_ latitude: Double) -> CLLocation { CLLocation(latitude: latitude, longitude: 0) }
    static func name(of url: URL) -> String { url.lastPathComponent }
}
