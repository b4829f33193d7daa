package import Vitrine

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// All habits with the entries that matter today, as a value: every decision about them, and no effect.
package struct HabitBook: Hashable, Sendable {
    /// The habits in the order in which they were made; archived ones too.
    package private(set) var habits: [Habit]
    /// The entries by habit and day.
    private var entries: [String: [LocalDay: HabitEntry]]

    /// Makes a book.
    ///
    /// - Parameters:
    ///   - habits: The habits.
    ///   - entries: The entries; of several for one habit and day the last holds.
    package init(habits: [Habit] = [], entries: [HabitEntry] = []) {
        self.habits = habits
        self.entries = [:]
        for entry in entries { self.entries[entry.habitID, default: [:]][entry.day] = entry }
    }

    /// The habits that are not archived.
    package var active: [Habit] { habits.filter(\.isActive) }

    /// The entry of a habit on a day; nil if nothing was logged.
    package func entry(of habitID: String, on day: LocalDay) -> HabitEntry? { entries[habitID]?[day] }

    /// Whether a habit's entry of a day is enough.
    package func isDone(_ habit: Habit, on day: LocalDay) -> Bool {
        entry(of: habit.id, on: day).map { habit.isDone(by: $0.value) } ?? false
    }

    /// How long a habit has been kept up.
    package func streak(of habit: Habit, until today: LocalDay) -> Streak {
        let days = entries[habit.id] ?? [:]
        return Streak(habit.frequency, until: today) { days[$0] != nil }
    }

    /// What the widget shows of all this on a day.
    package func summary(on today: LocalDay) -> HabitSummary {
        let streaks = active.map { (habit: $0, streak: streak(of: $0, until: today)) }.filter { $0.streak.days > 0 }
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

    /// Finds a habit by its identifier, or by its name if only one active habit, or else only one at all, has it.
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
                "\(candidates.count) habits are named \"\(DisplayName.shown(text))\"; use one's identifier: \(ids)"
            )
        }
        return habit
    }
}

extension HabitBook {
    /// Takes a new or changed habit: one with a known identifier replaces the old one in its place.
    ///
    /// - Throws: `LucidPalError` with code `badName`, `badNumber` or `full`; the book is unchanged.
    package mutating func save(_ habit: Habit) throws(LucidPalError) {
        var habit = habit
        habit.name = try DisplayName.stored(habit.name, of: "habit")
        habit.target = try Self.checkedTarget(habit)
        let others = habits.filter { $0.id != habit.id }
        guard !habit.isActive || others.count(where: \.isActive) < Habit.maximumActive else {
            throw LucidPalError(
                .full,
                "There are \(Habit.maximumActive) active habits, as many as are taken; archive or delete one first."
            )
        }
        if let position = habits.firstIndex(where: { $0.id == habit.id }) {
            habits[position] = habit
        } else {
            habits.append(habit)
        }
    }

    /// Checks an entry before it is logged.
    ///
    /// - Parameters:
    ///   - entry: The entry.
    ///   - today: The local day; entries may lie before it, not after.
    /// - Throws: `LucidPalError` with code `notFound`, `badNumber` or `badDay`.
    package func check(_ entry: HabitEntry, today: LocalDay) throws(LucidPalError) {
        guard habits.contains(where: { $0.id == entry.habitID }) else {
            throw LucidPalError(.notFound, "There is no habit \(entry.habitID) to log for; see: lucidpal habit list")
        }
        guard entry.value.isFinite, HabitEntry.values.contains(entry.value) else {
            throw LucidPalError(.badNumber, "The value \(entry.value) is not between 0 and 1000000.")
        }
        guard entry.day <= today else {
            throw LucidPalError(.badDay, "The day \(entry.day) lies ahead of today, \(today); log it when it has come.")
        }
    }

    /// Forgets a habit and its entries.
    ///
    /// - Throws: `LucidPalError` with code `notFound`.
    package mutating func delete(id: String) throws(LucidPalError) {
        guard let position = habits.firstIndex(where: { $0.id == id }) else {
            throw LucidPalError(.notFound, "There is no habit \(id) to delete; see: lucidpal habit list")
        }
        habits.remove(at: position)
        entries[id] = nil
    }

    private static func checkedTarget(_ habit: Habit) throws(LucidPalError) -> Double {
        if habit.unit == .boolean { return 1 }
        guard habit.target.isFinite, habit.target > 0, HabitEntry.values.contains(habit.target) else {
            throw LucidPalError(.badNumber, "The target \(habit.target) is not above 0 and at most 1000000.")
        }
        return habit.target
    }
}
