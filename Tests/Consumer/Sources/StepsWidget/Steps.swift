public import Vitrine

/// What the widget shows: the steps of a day.
public struct Steps: Codable, Sendable {
    public var count = 0

    public init() {}
}

extension SnapshotKey where Value == Steps {
    public static let steps = SnapshotKey("steps.json", default: Steps())
}

extension AppGroup {
    public static let steps = AppGroup("group.example.steps")
}
