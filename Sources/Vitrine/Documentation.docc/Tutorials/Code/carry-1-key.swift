import Vitrine

struct Steps: Codable, Sendable {
    var count = 0
}

extension SnapshotKey where Value == Steps {
    static let steps = SnapshotKey("steps.json", default: Steps())
}
