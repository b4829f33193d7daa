package import Vitrine

/// The number of days or weeks in a row, up to today, in which a habit was done.
package struct Streak: Hashable, Sendable {
    /// The maximum number of days that a streak goes back, and its maximum length.
    package static let maximumDays = 365

    /// The number of days or weeks in a row; 0 for none.
    package var count: Int
    /// Whether `count` counts days or weeks.
    package var frequency: Habit.Frequency

    /// The length in days, at most `maximumDays`; a week counts as seven.
    package var days: Int { min(Self.maximumDays, frequency == .weekly ? count * 7 : count) }

    package init(count: Int, frequency: Habit.Frequency) {
        self.count = count
        self.frequency = frequency
    }

    /// Counts backwards over the days of a window.
    ///
    /// A day counts if the habit was done on it. A week (Monday to Sunday) counts if one of its days does. Today, or
    /// this week, does not end the streak while it is open.
    ///
    /// - Parameters:
    ///   - frequency: Whether days or weeks are counted.
    ///   - window: The days from today backwards; see `window(until:in:)`.
    ///   - isDone: Returns whether the habit was done on a day.
    /// - Complexity: At most `maximumDays` calls of `isDone`.
    package init(_ frequency: Habit.Frequency, over window: [LocalDay], isDone: (LocalDay) -> Bool) {
        self.init(count: 0, frequency: frequency)
        switch frequency {
        case .daily: count = Self.run(window.map(isDone))
        case .weekly: count = Self.run(Self.weeks(window).map { $0.contains(where: isDone) })
        }
    }

    /// The days that a streak can go back to, today first.
    ///
    /// Days that the zone left out are not among them: nobody could do anything on them.
    package static func window(until today: LocalDay, in days: DayCalendar) -> [LocalDay] {
        var window = [today]
        var next = days.start(of: today)
        // No zone has left out more than a few days in a year.
        for back in 1..<maximumDays + 7 where window.count < maximumDays {
            let day = today.adding(days: -back)
            let start = days.start(of: day)
            // A day that the zone left out begins together with the day after it.
            if start < next { window.append(day) }
            next = start
        }
        return window
    }

    /// The length of the leading run; the first element may be false.
    private static func run(_ kept: [Bool]) -> Int {
        let first = kept.first == true ? 0 : 1
        return kept.dropFirst(first).prefix { $0 }.count
    }

    /// Splits descending days into weeks; the first and the last week may be incomplete.
    private static func weeks(_ days: [LocalDay]) -> [[LocalDay]] {
        var weeks: [(monday: LocalDay, days: [LocalDay])] = []
        for day in days {
            let monday = day.adding(days: 1 - day.weekday)
            if weeks.last?.monday == monday {
                weeks[weeks.count - 1].days.append(day)
            } else {
                weeks.append((monday, [day]))
            }
        }
        return weeks.map(\.days)
    }
}
