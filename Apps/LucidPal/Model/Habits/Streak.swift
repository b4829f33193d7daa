package import Vitrine

/// The number of days or weeks in a row, up to today, in which a habit was logged.
package struct Streak: Hashable, Sendable {
    /// The maximum number of days that a streak goes back.
    package static let maximumDays = 365

    /// The number of days or weeks in a row; 0 for none.
    package var count: Int
    /// Whether `count` counts days or weeks.
    package var frequency: Habit.Frequency

    /// The length in days; a week counts as seven.
    package var days: Int { frequency == .weekly ? count * 7 : count }

    package init(count: Int, frequency: Habit.Frequency) {
        self.count = count
        self.frequency = frequency
    }

    /// Counts backwards from today.
    ///
    /// A day counts if it has an entry of any value. A week (Monday to Sunday) counts if one of its days does. A
    /// missing entry for today, or for this week, does not end the streak. Days after today are ignored.
    ///
    /// - Parameters:
    ///   - frequency: Whether days or weeks are counted.
    ///   - today: The local day.
    ///   - hasEntry: Returns whether a day has an entry.
    /// - Complexity: At most `maximumDays` calls of `hasEntry`.
    package init(_ frequency: Habit.Frequency, until today: LocalDay, hasEntry: (LocalDay) -> Bool) {
        self.init(count: 0, frequency: frequency)
        let window = (0..<Self.maximumDays).map { today.adding(days: -$0) }
        switch frequency {
        case .daily: count = Self.run(window.map(hasEntry))
        case .weekly: count = Self.run(Self.weeks(window).map { $0.contains(where: hasEntry) })
        }
    }

    /// The length of the leading run; the first element may be false.
    private static func run(_ kept: [Bool]) -> Int {
        let first = kept.first == true ? 0 : 1
        return kept.dropFirst(first).prefix { $0 }.count
    }

    /// Splits descending days into weeks; the last week may be incomplete.
    private static func weeks(_ days: [LocalDay]) -> [[LocalDay]] {
        var weeks: [[LocalDay]] = [[]]
        for day in days {
            weeks[weeks.count - 1].append(day)
            // The day is a Monday: the days before it belong to the previous week.
            if day.weekday == 1 { weeks.append([]) }
        }
        return weeks.filter { !$0.isEmpty }
    }
}
