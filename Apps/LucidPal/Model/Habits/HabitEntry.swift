package import Vitrine

/// The value logged for one habit on one day; logging again replaces it.
package struct HabitEntry: Codable, Hashable, Sendable {
    /// The valid range of a logged value: 0…1,000,000.
    package static let values = 0.0...1_000_000

    package var habitID: String
    /// The local day in the zone in which the value was logged.
    package var day: LocalDay
    /// The value, in the habit's unit; 1 for done.
    package var value: Double
    /// A note on the entry; nil if there is none.
    package var note: String?

    package init(habitID: String, day: LocalDay, value: Double = 1, note: String? = nil) {
        self.habitID = habitID
        self.day = day
        self.value = value
        self.note = note
    }
}
