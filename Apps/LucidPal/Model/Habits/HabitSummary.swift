/// What the widget shows of the habits on one day.
package struct HabitSummary: Codable, Hashable, Sendable {
    /// The active habits that are done on that day.
    package var done: Int
    /// The active habits.
    package var total: Int
    /// The name of the active habit with the longest streak, of equal ones the first by name; nil if none has one.
    package var topStreakName: String?
    /// That streak's days; 0 if there is none.
    package var topStreakDays: Int

    /// Makes a summary.
    package init(done: Int = 0, total: Int = 0, topStreakName: String? = nil, topStreakDays: Int = 0) {
        self.done = done
        self.total = total
        self.topStreakName = topStreakName
        self.topStreakDays = topStreakDays
    }
}
