/// The habits of one day as the widget shows them.
package struct HabitSummary: Codable, Hashable, Sendable {
    /// The number of active habits that are done on that day.
    package var done: Int
    /// The number of active habits.
    package var total: Int
    /// The name of the active habit with the longest streak, the first by name among equals; nil if there is no streak.
    package var topStreakName: String?
    /// The length of that streak in days; 0 if there is none.
    package var topStreakDays: Int

    package init(done: Int = 0, total: Int = 0, topStreakName: String? = nil, topStreakDays: Int = 0) {
        self.done = done
        self.total = total
        self.topStreakName = topStreakName
        self.topStreakDays = topStreakDays
    }

    /// The summary with numbers that can be: another program may have written the file.
    package var bounded: HabitSummary {
        let total = max(0, total)
        return HabitSummary(
            done: min(max(0, done), total),
            total: total,
            topStreakName: topStreakName,
            topStreakDays: min(max(0, topStreakDays), Streak.maximumDays)
        )
    }
}
