import Foundation

/// The reader from the requirements document, with Foundation's decoder and its own type.
struct OriginalSnapshot: Codable, Equatable {
    var writtenAt: Date
    var habitsToday: Int
    var habitsTotal: Int
    var topStreakName: String?
    var topStreakDays: Int
    var pinnedNote: String?

    static func read(_ containerURL: URL?) -> OriginalSnapshot? {
        guard let url = containerURL else { return nil }
        guard let data = try? Data(contentsOf: url) else { return nil }
        return try? JSONDecoder().decode(OriginalSnapshot.self, from: data)
    }
}
