import Vitrine

struct WidgetSnapshot: Codable, Sendable {}

struct Parking: Codable, Sendable {}

// The snippet.
extension SnapshotKey where Value == Parking {
    // The snippet.
}
