package import Vitrine

/// The content of `lucidpal_habits.json`.
package struct HabitDefinitions: Codable, Hashable, Sendable {
    /// The habits in order of creation.
    package var habits: [Habit] = []
}

/// The content of `lucidpal_entries_YYYY-MM.json`: the entries of one month.
package struct MonthOfEntries: Codable, Hashable, Sendable {
    /// The entries, sorted by day and then by habit.
    package var entries: [HabitEntry] = []

    /// Removes the entry of a habit and day; does nothing if there is none.
    package mutating func remove(habitID: String, day: LocalDay) {
        entries.removeAll { $0.habitID == habitID && $0.day == day }
    }

    /// Adds an entry; it replaces the one for the same habit and day.
    package mutating func log(_ entry: HabitEntry) {
        entries.removeAll { $0.habitID == entry.habitID && $0.day == entry.day }
        let position = entries.firstIndex { ($0.day, $0.habitID) > (entry.day, entry.habitID) } ?? entries.endIndex
        entries.insert(entry, at: position)
    }
}

/// The content of `lucidpal_settings.json`: the app's settings.
package struct AppSettings: Codable, Hashable, Sendable {
    /// Whether the data is the sample data of the first start.
    package var isSample = false

    package init(isSample: Bool = false) { self.isSample = isSample }
}

extension SnapshotKey where Value == WidgetSnapshot {
    /// The widgets' values of habits and notes.
    package static let widget = SnapshotKey("lucidpal_widget_snapshot.json", default: WidgetSnapshot())
}

extension SnapshotKey where Value == EventsSnapshot {
    /// The widgets' calendar events.
    package static let events = SnapshotKey("lucidpal_widget_events.json", default: EventsSnapshot())
}

extension SnapshotKey where Value == HabitDefinitions {
    package static let habits = SnapshotKey(
        "lucidpal_habits.json",
        default: HabitDefinitions(),
        maximumByteCount: 16 << 20
    )
}

extension SnapshotKey where Value == NoteBook {
    package static let notes = SnapshotKey(
        "lucidpal_notes.json",
        default: NoteBook(),
        maximumByteCount: 64 << 20
    )
}

extension SnapshotKey where Value == AppSettings {
    /// The app's settings.
    package static let settings = SnapshotKey("lucidpal_settings.json", default: AppSettings())
}

extension SnapshotKey where Value == MonthOfEntries {
    /// The entries of the month that contains a day.
    package static func entries(of day: LocalDay) -> SnapshotKey {
        SnapshotKey(
            "lucidpal_entries_\(String(day.description.prefix(7))).json",
            default: MonthOfEntries(),
            maximumByteCount: 16 << 20
        )
    }
}

extension SnapshotOwner where Value == WidgetSnapshot {
    /// The habits' writer of the widget's snapshot.
    package static let habits = SnapshotOwner(
        "habits",
        owns: \.writtenAt,
        \.habitsToday,
        \.habitsTotal,
        \.topStreakName,
        \.topStreakDays,
        \.outlook
    )
    /// The notes' writer of the widget's snapshot.
    package static let notes = SnapshotOwner("notes", owns: \.writtenAt, \.pinnedNote)
}

extension LocalDay {
    /// The first day of the day's month.
    package var firstOfMonth: LocalDay { adding(days: 1 - day) }
}
