import Foundation
import Vitrine

/// A copy of LucidPal's snapshot type, with the same fields.
struct BenchSnapshot: Codable, Sendable, Equatable {
    var writtenAt = Date(timeIntervalSinceReferenceDate: 0)
    var habitsToday = 0
    var habitsTotal = 0
    var topStreakName: String?
    var topStreakDays = 0
    var pinnedNote: String?

    /// A filled snapshot of ordinary size.
    static let sample = BenchSnapshot(
        writtenAt: Date(timeIntervalSinceReferenceDate: 790_000_000.25),
        habitsToday: 3,
        habitsTotal: 7,
        topStreakName: "Morning run along the river",
        topStreakDays: 41,
        pinnedNote: "Call the dentist before Thursday"
    )
}

extension SnapshotKey where Value == BenchSnapshot {
    static let widget = SnapshotKey("lucidpal_widget_snapshot.json", default: BenchSnapshot())
}

extension SnapshotOwner where Value == BenchSnapshot {
    static let habits = SnapshotOwner(
        "habits",
        owns: \.writtenAt,
        \.habitsToday,
        \.habitsTotal,
        \.topStreakName,
        \.topStreakDays
    )
    static let notes = SnapshotOwner("notes", owns: \.writtenAt, \.pinnedNote)
}

/// The method of the original app: read, change and write without a lock.
struct UnlockedStore {
    let url: URL

    init(folder: String) {
        url = URL(fileURLWithPath: folder + "/lucidpal_widget_snapshot.json")
    }

    func read() throws -> BenchSnapshot {
        try JSONDecoder().decode(BenchSnapshot.self, from: Data(contentsOf: url))
    }

    func update(_ change: (inout BenchSnapshot) -> Void) throws {
        // As in the original app, a file that cannot be read is replaced by the default.
        var snapshot = (try? read()) ?? BenchSnapshot()
        change(&snapshot)
        try JSONEncoder().encode(snapshot).write(to: url, options: .atomic)
    }
}
