import Vitrine
import VitrineActions

/// A person's request: its identifier stays the same as long as the button is shown.
struct Walk: WidgetAction {
    var id: String
    var steps: Int
}

/// The app's own store, which also keeps which walks it has counted.
struct Steps: Codable, Sendable {
    var count = 0
    var walks: [String] = []
}

extension SnapshotKey where Value == Steps {
    static let steps = SnapshotKey("steps.json", default: Steps())
}
