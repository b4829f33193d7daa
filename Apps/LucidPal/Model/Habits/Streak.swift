package import Vitrine

/// How long a habit has been kept up without a break, up to today.
package struct Streak: Hashable, Sendable {
    /// How far a streak is followed back, in days.
    package static let maximumDays = 365

    /// The days or weeks in a row; 0 for none.
    package var count: Int
    /// What `count` counts.
    package var frequency: Habit.Frequency

    /// The streak's length in days: a week is seven.
    package var days: Int { frequency == .weekly ? count * 7 : count }

    /// Makes a streak.
    package init(count: Int, frequency: Habit.Frequency) {
        self.count = count
        self.frequency = frequency
    }

    /// Counts backwards from today.
    ///
    /// A day counts if it has any entry, whatever its value; a week (Monday to Sunday) if one of its days has. Today,
    /// or this week, without an entry is passed over, not a break. Days after today are not looked at.
    ///
    /// - Parameters:
    ///   - frequency: Whether days or weeks are counted.
    ///   - today: The local day.
    ///   - hasEntry: Whether a day has an entry.
    /// - Complexity: At most `maximumDays` questions.
    package init(_ frequency: Habit.Frequency, until today: LocalDay, hasEntry: (LocalDay) -> Bool) {
        self.init(count: 0, frequency: frequency)
        let window = (0..<Self.maximumDays).map { today.adding(days: -$0) }
        switch frequency {
        case .daily: count = Self.run(window.map(hasEntry))
        case .weekly: count = Self.run(Self.weeks(window).map { $0.contains(where: hasEntry) })
        }
    }

    /// The length of the run at the start, where a missing first one is passed over.
    private static func run(_ kept: [Bool]) -> Int {
        let first = kept.first == true ? 0 : 1
        return kept.dropFirst(first).prefix { $0 }.count
    }

    /// Descending days, cut where a week begins; a last, incomplete week stays.
    private static func weeks(_ days: [LocalDay]) -> [[LocalDay]] {
        var weeks: [[LocalDay]] = [[]]
        for day in days {
            weeks[weeks.count - 1].append(day)
            // Monday: the days before it belong to another week.
            if day.weekday == 1 { weeks.append([]) }
        }
        return weeks.filter { !$0.isEmpty }
    }
}
