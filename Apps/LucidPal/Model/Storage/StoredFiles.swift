package import Vitrine

/// The habits as they are stored, in `lucidpal_habits.json`.
package struct HabitDefinitions: Codable, Hashable, Sendable {
    /// The habits in the order in which they were made.
    package var habits: [Habit] = []

    /// Makes an empty file.
    package init(habits: [Habit] = []) { self.habits = habits }
}

/// The entries of one month as they are stored, in `lucidpal_entries_YYYY-MM.json`.
package struct MonthOfEntries: Codable, Hashable, Sendable {
    /// The entries, by day and then by habit.
    package var entries: [HabitEntry] = []

    /// Makes an empty month.
    package init(entries: [HabitEntry] = []) { self.entries = entries }

    /// Takes the entry of a habit and day away; nothing happens if there is none.
    package mutating func remove(habitID: String, day: LocalDay) {
        entries.removeAll { $0.habitID == habitID && $0.day == day }
    }

    /// Puts an entry in the place of the one for the same habit and day, if there is one.
    package mutating func log(_ entry: HabitEntry) {
        entries.removeAll { $0.habitID == entry.habitID && $0.day == entry.day }
        let position = entries.firstIndex { ($0.day, $0.habitID) > (entry.day, entry.habitID) } ?? entries.endIndex
        entries.insert(entry, at: position)
    }
}

/// What the app remembers about itself, in `lucidpal_settings.json`.
package struct AppSettings: Codable, Hashable, Sendable {
    /// Whether the data is the sample that came with the first start.
    package var isSample = false

    /// Makes settings.
    package init(isSample: Bool = false) { self.isSample = isSample }
}

extension SnapshotKey where Value == WidgetSnapshot {
    /// What the widgets show of habits and notes.
    package static let widget = SnapshotKey("lucidpal_widget_snapshot.json")
}

extension SnapshotKey where Value == HabitOutlook {
    /// How the habits will stand on the next days.
    package static let outlook = SnapshotKey("lucidpal_widget_outlook.json")
}

extension SnapshotKey where Value == EventsSnapshot {
    /// What the widgets show of the calendar.
    package static let events = SnapshotKey("lucidpal_widget_events.json")
}

extension SnapshotKey where Value == HabitDefinitions {
    /// The habits.
    package static let habits = SnapshotKey("lucidpal_habits.json", maximumByteCount: 16 << 20)
}

extension SnapshotKey where Value == NoteBook {
    /// The notes.
    package static let notes = SnapshotKey("lucidpal_notes.json", maximumByteCount: 64 << 20)
}

extension SnapshotKey where Value == AppSettings {
    /// What the app remembers about itself.
    package static let settings = SnapshotKey("lucidpal_settings.json")
}

extension SnapshotKey where Value == MonthOfEntries {
    /// The entries of the month in which a day lies.
    package static func entries(of day: LocalDay) -> SnapshotKey {
        SnapshotKey("lucidpal_entries_\(String(day.description.prefix(7))).json", maximumByteCount: 16 << 20)
    }
}

extension SnapshotOwner {
    /// The habits' writer of the widget's snapshot.
    package static let habits = SnapshotOwner(
        "habits",
        fields: ["writtenAt", "habitsToday", "habitsTotal", "topStreakName", "topStreakDays"]
    )
    /// The notes' writer of the widget's snapshot.
    package static let notes = SnapshotOwner("notes", fields: ["writtenAt", "pinnedNote"])
    /// The calendar's writer of the widget's events.
    package static let calendar = SnapshotOwner(
        "calendar",
        fields: ["writtenAt", "calendars", "events", "completeUntil"]
    )
    /// The app as the only writer of its own files.
    package static let app = SnapshotOwner("app", fields: ["habits", "entries", "notes", "isSample"])
}
