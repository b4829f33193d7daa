import Vitrine
import VitrineObservation
import VitrineUI

struct Steps: Codable, Sendable {
    var count = 0
}

extension SnapshotKey where Value == Steps {
    static let steps = SnapshotKey("steps.json", default: Steps())
}

func show(_ reading: SnapshotReading<Steps>) {}

func snippets() async throws {
    // The snippet.
}
