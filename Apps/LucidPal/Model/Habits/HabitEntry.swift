package import Vitrine

/// What was logged for one habit on one day; logging again replaces it.
package struct HabitEntry: Codable, Hashable, Sendable {
    /// The bound of a logged value, inclusive: 0…1,000,000.
    package static let values = 0.0...1_000_000

    /// The habit's identifier.
    package var habitID: String
    /// The local day, in the zone in which it was logged.
    package var day: LocalDay
    /// The value, in the habit's unit; 1 for done.
    package var value: Double
    /// A remark; nil if there is none.
    package var note: String?

    /// Makes an entry.
    package init(habitID: String, day: LocalDay, value: Double = 1, note: String? = nil) {
        self.habitID = habitID
        self.day = day
        self.value = value
        self.note = note
    }
}
