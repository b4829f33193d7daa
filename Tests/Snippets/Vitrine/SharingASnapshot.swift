import Vitrine

struct Entries: Codable, Sendable {
    var done: [String] = []
}

extension SnapshotKey where Value == Entries {
    static let entries = SnapshotKey("entries.json", default: Entries())
}

let now = Date()
let today = DayCalendar.utc.day(of: now)
let done = 3
let store = SnapshotStore(GroupContainer(path: "/tmp/group"))

// The snippet.
// The snippet.
// The snippet.
// The snippet.

enum Migrated {
    // The snippet.
}
