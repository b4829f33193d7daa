import Foundation

/// The reader as the mission's document prints it: Foundation's decoder, and a type of its own.
struct SeedSnapshot: Codable, Equatable {
    var writtenAt: Date
    var habitsToday: Int
    var habitsTotal: Int
    var topStreakName: String?
    var topStreakDays: Int
    var pinnedNote: String?

    static func read(_ containerURL: URL?) -> SeedSnapshot? {
        guard let url = containerURL else { return nil }
        guard let data = try? Data(contentsOf: url) else { return nil }
        return try? JSONDecoder().decode(SeedSnapshot.self, from: data)
    }
}
