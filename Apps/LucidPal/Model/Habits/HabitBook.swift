package import Vitrine

/// A value with all habits and their recent entries; it makes every decision about them and has no side effects.
package struct HabitBook: Hashable, Sendable {
    /// The habits in order of creation, archived ones included.
    package private(set) var habits: [Habit]
    /// The entries by habit and day.
    private var entries: [String: [LocalDay: HabitEntry]]

    /// Creates a book.
    ///
    /// - Parameters:
    ///   - habits: The habits, in order of creation.
    ///   - entries: The entries; the last one for a habit and day is valid.
    package init(habits: [Habit] = [], entries: [HabitEntry] = []) {
        self.habits = habits
        self.entries = [:]
        add(entries)
    }

    /// Adds entries; the last one for a habit and day is valid.
    package mutating func add(_ added: [HabitEntry]) {
        for entry in added { entries[entry.habitID, default: [:]][entry.day] = entry }
    }

    /// The habits that are not archived.
    package var active: [Habit] { habits.filter(\.isActive) }

    /// The entry of a habit on a day; nil if nothing was logged.
    package func entry(of habitID: String, on day: LocalDay) -> HabitEntry? { entries[habitID]?[day] }

    /// Whether a habit has an entry on a day that reaches its target.
    package func isDone(_ habit: Habit, on day: LocalDay) -> Bool {
        entry(of: habit.id, on: day).map { habit.isDone(by: $0.value) } ?? false
    }

    /// The streak of a habit up to a day, in the days of a zone.
    package func streak(of habit: Habit, until today: LocalDay, in days: DayCalendar) -> Streak {
        streak(of: habit, over: Streak.window(until: today, in: days))
    }

    private func streak(of habit: Habit, over window: [LocalDay]) -> Streak {
        let days = entries[habit.id] ?? [:]
        return Streak(habit.frequency, over: window) { day in days[day].map { habit.isDone(by: $0.value) } ?? false }
    }

    /// Whether the streak of an active habit, up to yesterday or today, may go back beyond the first day of the
    /// entries.
    ///
    /// - Parameters:
    ///   - first: The first day whose entries are in the book.
    ///   - today: The last day.
    ///   - days: The days of a zone.
    /// - Returns: False only if older entries make no difference.
    package func mayHaveStreak(before first: LocalDay, until today: LocalDay, in days: DayCalendar) -> Bool {
        [today, today.adding(days: -1)]
            .contains { last in
                let window = Array(Streak.window(until: last, in: days).prefix { $0 >= first })
                // The open week, and a week of which only some days are in the window, may count as a whole or not at
                // all.
                return active.contains { streak(of: $0, over: window).days + 14 >= window.count }
            }
    }

    /// The summary that the widget shows on a day, in the days of a zone.
    package func summary(on today: LocalDay, in days: DayCalendar) -> HabitSummary {
        let window = Streak.window(until: today, in: days)
        let streaks = active.map { (habit: $0, streak: streak(of: $0, over: window)) }.filter { $0.streak.days > 0 }
        let top = streaks.min { left, right in
            (right.streak.days, left.habit.name, left.habit.id) < (left.streak.days, right.habit.name, right.habit.id)
        }
        return HabitSummary(
            done: active.count { isDone($0, on: today) },
            total: active.count,
            topStreakName: top?.habit.name,
            topStreakDays: top?.streak.days ?? 0
        )
    }

    /// Finds a habit by its identifier or name; a name must belong to one active habit, or else to one habit in all.
    ///
    /// - Throws: `LucidPalError` with code `notFound` or `ambiguous`.
    package func habit(named text: String) throws(LucidPalError) -> Habit {
        if let habit = habits.first(where: { $0.id == text }) { return habit }
        let named = habits.filter { $0.name == text }
        let candidates = named.contains(where: \.isActive) ? named.filter(\.isActive) : named
        guard let habit = candidates.first else {
            throw LucidPalError(.notFound, "There is no habit \"\(DisplayName.shown(text))\"; see: lucidpal habit list")
        }
        guard candidates.count == 1 else {
            let ids = candidates.map(\.id).joined(separator: ", ")
            throw LucidPalError(
                .ambiguous,
                "\(candidates.count) habits are named \"\(DisplayName.shown(text))\"; use an identifier: \(ids)"
            )
        }
        return habit
    }
}

extension HabitBook {
    /// Adds a new habit, or replaces the one with the same identifier.
    ///
    /// - Throws: `LucidPalError` with code `badName`, `badNumber` or `full`; the book is then unchanged.
    package mutating func save(_ habit: Habit) throws(LucidPalError) {
        var habit = habit
        habit.name = try DisplayName.stored(habit.name, of: "habit")
        habit.target = try Self.checkedTarget(habit)
        let others = habits.filter { $0.id != habit.id }
        guard !habit.isActive || others.count(where: \.isActive) < Habit.maximumActive else {
            throw LucidPalError(
                .full,
                "There are already \(Habit.maximumActive) active habits, the maximum; archive or delete one first."
            )
        }
        if let position = habits.firstIndex(where: { $0.id == habit.id }) {
            habits[position] = habit
        } else {
            habits.append(habit)
        }
    }

    /// Changes a habit.
    ///
    /// - Parameters:
    ///   - id: The habit's identifier.
    ///   - change: Changes the habit; a change of the identifier is ignored.
    /// - Throws: `LucidPalError` with code `notFound`, and the errors of ``save(_:)``; the book is then unchanged.
    package mutating func update(id: String, _ change: (inout Habit) -> Void) throws(LucidPalError) {
        guard var habit = habits.first(where: { $0.id == id }) else { throw Self.missing(id) }
        change(&habit)
        habit.id = id
        try save(habit)
    }

    /// Validates an entry before it is logged.
    ///
    /// - Parameters:
    ///   - entry: The entry to validate.
    ///   - today: The local day; entries must not be after it.
    /// - Throws: `LucidPalError` with code `notFound`, `archived`, `badNumber` or `badDay`.
    package func check(_ entry: HabitEntry, today: LocalDay) throws(LucidPalError) {
        guard let habit = habits.first(where: { $0.id == entry.habitID }) else { throw Self.missing(entry.habitID) }
        guard habit.isActive else {
            throw LucidPalError(
                .archived,
                "The habit \"\(DisplayName.shown(habit.name))\" is archived; restore it to log it: lucidpal habit restore"
            )
        }
        guard entry.value.isFinite, HabitEntry.values.contains(entry.value) else {
            throw LucidPalError(.badNumber, "The value \(entry.value) is not between 0 and 1000000.")
        }
        guard entry.day <= today else {
            throw LucidPalError(.badDay, "The day \(entry.day) is after today, \(today); log it on that day.")
        }
    }

    /// Removes a habit and its entries.
    ///
    /// - Throws: `LucidPalError` with code `notFound`.
    package mutating func delete(id: String) throws(LucidPalError) {
        guard let position = habits.firstIndex(where: { $0.id == id }) else { throw Self.missing(id) }
        habits.remove(at: position)
        entries[id] = nil
    }

    private static func missing(_ id: String) -> LucidPalError {
        LucidPalError(.notFound, "There is no habit \(DisplayName.shown(id)); see: lucidpal habit list")
    }

    private static func checkedTarget(_ habit: Habit) throws(LucidPalError) -> Double {
        if habit.unit == .boolean { return 1 }
        guard habit.target.isFinite, habit.target > 0, HabitEntry.values.contains(habit.target) else {
            throw LucidPalError(.badNumber, "The target \(habit.target) is not above 0 and at most 1000000.")
        }
        return habit.target
    }
}
