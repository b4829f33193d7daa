import Foundation
import Testing
import Vitrine
import VitrineTesting

@testable import LucidPalModel

struct HabitBookTests {
    private let made = Date(timeIntervalSinceReferenceDate: 0)

    private func habit(_ name: String, unit: Habit.Unit = .boolean, target: Double = 1, archived: Bool = false) -> Habit
    {
        Habit(
            id: "id-\(name)",
            name: name,
            unit: unit,
            target: target,
            createdAt: made,
            archivedAt: archived ? made : nil
        )
    }

    @Test(arguments: [
        (Habit.Unit.boolean, 1.0, 0.5, false), (.boolean, 1, 1, true), (.boolean, 5, 1, true), (.count, 8, 7, false),
        (.count, 8, 8, true), (.duration, 20, 19.9, false), (.duration, 20, 60, true),
    ])
    func doneMeansOneForBooleanAndTheTargetOtherwise(unit: Habit.Unit, target: Double, value: Double, isDone: Bool) {
        #expect(habit("a", unit: unit, target: target).isDone(by: value) == isDone)
    }

    @Test func topStreakIsTheLongestActiveOneAndTiesAreSortedByName() throws {
        let today = try day("2026-06-10")
        let names = ["b", "a", "long but archived"]
        let habits = names.map { habit($0, archived: $0.hasPrefix("long")) }
        let entries = habits.flatMap { habit in
            (0..<(habit.isActive ? 3 : 9)).map { HabitEntry(habitID: habit.id, day: today.adding(days: -$0)) }
        }
        let summary = HabitBook(habits: habits, entries: entries).summary(on: today, in: .utc)
        #expect(summary == HabitSummary(done: 2, total: 2, topStreakName: "a", topStreakDays: 3))
    }

    /// Random habits and gaps: the months that are left out change neither a summary nor the outlook.
    @Test func monthsBeyondEveryStreakDoNotMatter() throws {
        var random = SeededGenerator(seed: 4)
        let days = DayCalendar.utc
        var leftOut = 0
        for _ in 0..<20 {
            let today = try day("2026-06-10").adding(days: .random(in: 0..<60, using: &random))
            let habits = ["d", "w"]
                .map { name in
                    Habit(
                        id: name,
                        name: name,
                        unit: .boolean,
                        target: 1,
                        frequency: name == "w" ? .weekly : .daily,
                        createdAt: made
                    )
                }
            let gap = Int.random(in: 3..<300, using: &random)
            let entries = habits.flatMap { habit in
                (0..<365)
                    .filter { _ in Int.random(in: 0..<gap, using: &random) > 0 }
                    .filter { habit.id == "d" || $0 % 6 == 0 }
                    .map { HabitEntry(habitID: habit.id, day: today.adding(days: -$0)) }
            }
            let now = Moment(now: days.start(of: today), days: days)
            let whole = HabitForecast(of: HabitBook(habits: habits, entries: entries), at: now)
            for months in 0..<12 {
                let first = today.adding(days: -30 * months).firstOfMonth
                let book = HabitBook(habits: habits, entries: entries.filter { $0.day >= first })
                guard !book.mayHaveStreak(before: first, until: today, in: days) else { continue }
                leftOut += 1
                #expect(HabitForecast(of: book, at: now) == whole)
            }
        }
        // Both answers must occur.
        #expect((1..<240).contains(leftOut))
    }

    @Test func onlyTheLastEntryOfADayCounts() throws {
        let today = try day("2026-06-10")
        var month = MonthOfEntries()
        for value in [3.0, 8, 2] { month.log(HabitEntry(habitID: "w", day: today, value: value)) }
        month.log(HabitEntry(habitID: "a", day: today))
        month.log(HabitEntry(habitID: "w", day: today.adding(days: -1)))
        #expect(month.entries.map(\.habitID) == ["w", "a", "w"])
        #expect(month.entries.last?.value == 2)
    }

    @Test func atMostAHundredHabitsAreActiveAndArchivingFreesAPlace() throws {
        var book = HabitBook()
        for index in 0..<100 { try book.save(habit("\(index)")) }
        let error = #expect(throws: LucidPalError.self) { try book.save(habit("one more")) }
        #expect(error?.code == .full)
        #expect(book.habits.count == 100)
        try book.save(habit("0", archived: true))
        try book.save(habit("one more"))
        #expect(book.active.count == 100)
        let back = #expect(throws: LucidPalError.self) { try book.save(habit("0")) }
        #expect(back?.code == .full)
    }

    @Test(arguments: [
        ("", LucidPalError.Code.badName), (" \n\t ", .badName), (String(repeating: "x", count: 10_001), .badName),
        (String(repeating: "x", count: 10_000), nil), ("<script>alert(1)</script>", nil),
        ("\u{202E}\u{645}\u{642}", nil),
        ("\u{1F468}\u{200D}\u{1F469}\u{200D}\u{1F467}", nil), ("a\u{0}b", nil),
    ])
    func namesAreTextWithinBounds(name: String, code: LucidPalError.Code?) throws {
        var book = HabitBook()
        if let code {
            let error = #expect(throws: LucidPalError.self) { try book.save(habit(name)) }
            #expect(error?.code == code)
        } else {
            try book.save(habit(name))
            let stored = try #require(book.habits.first?.name)
            #expect(stored == name || stored == "a b")
            #expect(DisplayName.shown(stored).count <= 80)
        }
    }

    @Test(arguments: [0.0, -1, .nan, .infinity, 1_000_001])
    func targetsAndValuesOutOfBoundsAreRefused(number: Double) throws {
        var book = HabitBook()
        let target = #expect(throws: LucidPalError.self) { try book.save(habit("a", unit: .count, target: number)) }
        #expect(target?.code == .badNumber)
        try book.save(habit("a", unit: .count, target: 5))
        guard number != 0 else { return }
        let today = try day("2026-06-10")
        let value = #expect(throws: LucidPalError.self) {
            try book.check(HabitEntry(habitID: "id-a", day: today, value: number), today: today)
        }
        #expect(value?.code == .badNumber)
    }

    @Test func nameFindsTheActiveHabitAndDuplicatesAreAmbiguous() throws {
        let book = HabitBook(habits: [
            Habit(id: "1", name: "Run", createdAt: made, archivedAt: made),
            Habit(id: "2", name: "Run", createdAt: made),
            Habit(id: "3", name: "Read", createdAt: made), Habit(id: "4", name: "Read", createdAt: made),
        ])
        #expect(try book.habit(named: "Run").id == "2")
        #expect(try book.habit(named: "1").id == "1")
        let error = #expect(throws: LucidPalError.self) { try book.habit(named: "Read") }
        #expect(error?.message == "2 habits are named \"Read\"; use an identifier: 3, 4")
    }

    @Test func outlookShowsWhenAStreakEndsIfNothingMoreIsLogged() throws {
        let now = try moment("2026-06-10T09:00:00Z")
        let kept = [0, -1].map { HabitEntry(habitID: "id-a", day: now.today.adding(days: $0)) }
        let outlook = HabitForecast(of: HabitBook(habits: [habit("a")], entries: kept), at: now)
        let streaks = (-1...2).map { outlook.summary(on: now.today.adding(days: $0))?.topStreakDays }
        let done = (-1...2).map { outlook.summary(on: now.today.adding(days: $0))?.done }
        #expect(streaks == [1, 2, 2, 0])
        #expect(done == [1, 1, 0, 0])
        #expect(outlook.summary(on: now.today.adding(days: 16)) == nil)
    }
}
