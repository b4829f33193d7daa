import Vitrine
import VitrineWidgets

struct Parking: Codable, Sendable {
    var free = 0
    var observedAt: Date?
}

extension SnapshotKey where Value == Parking {
    static let parking = SnapshotKey("parking.json", default: Parking())
}
