package import Vitrine

/// The value that the tests' processes share.
package struct ProbeSnapshot: Codable, Sendable, Equatable {
    /// The counter of one owner.
    package var habitsToday: Int
    /// The counter of the other.
    package var noteCount: Int
    /// A text of the other's.
    package var pinnedNote: String?

    /// Makes a value.
    package init(habitsToday: Int = 0, noteCount: Int = 0, pinnedNote: String? = nil) {
        self.habitsToday = habitsToday
        self.noteCount = noteCount
        self.pinnedNote = pinnedNote
    }
}

extension SnapshotKey where Value == ProbeSnapshot {
    /// Where the value is stored.
    package static let probe = SnapshotKey("probe.json")
}

extension SnapshotOwner {
    /// The owner of the first counter.
    package static let habits = SnapshotOwner("habits", fields: ["habitsToday"])
    /// The owner of the second counter and the text.
    package static let notes = SnapshotOwner("notes", fields: ["noteCount", "pinnedNote"])
}
