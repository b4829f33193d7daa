import Vitrine

struct WidgetSnapshot: Codable, Sendable {
    var writtenAt = Date.distantPast
    var habitsToday = 0
    var habitsTotal = 0
    var pinnedNote: String?
}

// The snippet.
