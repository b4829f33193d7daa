import Vitrine

/// The value that the tests' processes share.
///
/// The probe program has the same.
struct ProbeSnapshot: Codable, Sendable, Equatable {
    var habitsToday = 0
    var noteCount = 0
    var pinnedNote: String?
}

extension SnapshotKey where Value == ProbeSnapshot {
    static let probe = SnapshotKey("probe.json")
}

extension SnapshotOwner {
    static let habits = SnapshotOwner("habits", fields: ["habitsToday"])
    static let notes = SnapshotOwner("notes", fields: ["noteCount", "pinnedNote"])
}
