import Vitrine
import VitrineWidgets

struct Parking: Codable, Sendable {
    var free = 0
    var observedAt: Date?
}

extension SnapshotKey where Value == Parking {
    static let parking = SnapshotKey("parking.json", default: Parking())
}

extension FreshnessPolicy {
    /// Ten minutes say how many are free now, an hour how many there were.
    static let parking = FreshnessPolicy(currentFor: .seconds(600), showFor: .seconds(3_600))
}
