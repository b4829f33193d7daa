package import Vitrine

/// The value that the tests' processes share.
package struct ProbeSnapshot: Codable, Sendable, Equatable {
    /// The counter of the owner `habits`.
    package var habitsToday: Int
    /// The counter of the owner `notes`.
    package var noteCount: Int
    /// A text of the owner `notes`.
    package var pinnedNote: String?

    package init(habitsToday: Int = 0, noteCount: Int = 0, pinnedNote: String? = nil) {
        self.habitsToday = habitsToday
        self.noteCount = noteCount
        self.pinnedNote = pinnedNote
    }
}

extension SnapshotKey where Value == ProbeSnapshot {
    package static let probe = SnapshotKey("probe.json", default: ProbeSnapshot())
    /// The same snapshot, without a default.
    package static let bareProbe = SnapshotKey("probe.json")
}

extension SnapshotOwner where Value == ProbeSnapshot {
    package static let habits = SnapshotOwner("habits", owns: \.habitsToday)
    package static let notes = SnapshotOwner("notes", owns: \.noteCount, \.pinnedNote)
}
