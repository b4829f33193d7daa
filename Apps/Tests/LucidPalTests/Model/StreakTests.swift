import LucidPalModel
import Testing
import Vitrine

struct StreakTests {
    struct Row: CustomTestStringConvertible {
        var name: String
        /// One character per day, today last; `x` means done.
        var days: String
        var frequency = Habit.Frequency.daily
        var count: Int
        var testDescription: String { "\(name): \(days)" }

        // 2026-06-10 is a Wednesday.
        static let all: [Row] = [
            Row(name: "none", days: ".......", count: 0),
            Row(name: "today only", days: "......x", count: 1),
            Row(name: "today is still open", days: "...xxx.", count: 3),
            Row(name: "yesterday was missed", days: "..xxx..", count: 0),
            Row(name: "today after a gap", days: ".xx.x.x", count: 1),
            Row(name: "all week", days: "xxxxxxx", count: 7),
            Row(name: "weekly, this week only", days: "......x", frequency: .weekly, count: 1),
            Row(name: "weekly, last Sunday and Monday are two weeks", days: "...xx..", frequency: .weekly, count: 2),
            Row(name: "weekly, this week is still open", days: "...x...", frequency: .weekly, count: 1),
            Row(name: "weekly, a week was missed", days: "x..............", frequency: .weekly, count: 0),
            Row(name: "weekly, once in each of three weeks", days: "x......x......x", frequency: .weekly, count: 3),
        ]
    }

    @Test(arguments: Row.all)
    func streakIsCountedBackwardsFromToday(_ row: Row) throws {
        let today = try day("2026-06-10")
        let kept = Set(
            row.days.reversed().enumerated().filter { $0.element == "x" }.map { today.adding(days: -$0.offset) }
        )
        let streak = Streak(row.frequency, over: Streak.window(until: today, in: .utc)) {
            kept.contains($0)
        }
        #expect(streak.count == row.count)
        #expect(streak.days == (row.frequency == .weekly ? row.count * 7 : row.count))
    }

    @Test func streakIsNeverCountedFurtherThanAYear() throws {
        let today = try day("2026-06-10")
        var asked: [LocalDay] = []
        let streak = Streak(.daily, over: Streak.window(until: today, in: .utc)) { day in
            asked.append(day)
            return true
        }
        #expect(streak.count == 365)
        #expect(asked.min() == today.adding(days: -364))
        // 365 days lie in 53 weeks; the length in days is still that of the days looked at.
        let weekly = Streak(.weekly, over: Streak.window(until: today, in: .utc)) { _ in true }
        #expect(weekly.count == 53)
        #expect(weekly.days == 365)
    }

    // Decision 10: Apia left out 2011-12-30, a Friday; Kwajalein left out 1993-08-21, a Saturday
    @Test func lastDayOfTheCalendarCounts() throws {
        let last = try #require(LocalDay("9999-12-31"))
        let window = Streak.window(until: last, in: .utc)
        #expect(window.prefix(2) == [last, last.adding(days: -1)])
        #expect(Streak(.daily, over: window) { $0 == last }.count == 1)
    }

    @Test(arguments: [("Pacific/Apia", "2011-12-30"), ("Pacific/Kwajalein", "1993-08-21")])
    func dayThatTheZoneLeftOutNeitherCountsNorBreaks(zone: String, leftOut: String) throws {
        let gone = try day(leftOut)
        let window = Streak.window(until: gone.adding(days: 3), in: try days(zone))
        #expect(!window.contains(gone) && window.count == 365)
        #expect(Streak(.daily, over: window) { $0 >= gone.adding(days: -2) }.count == 5)
        #expect(Streak(.daily, over: window) { $0 == gone || $0 > gone.adding(days: 1) }.count == 2)
    }

    /// All 4,096 patterns of twelve days, compared with a second implementation of the rule.
    @Test func everyPatternOfTwelveDaysMatchesTheRule() throws {
        let today = try day("2026-06-10")
        for pattern in 0..<4096 {
            func isKept(_ back: Int) -> Bool { pattern & (1 << back) != 0 }
            var expected = 0
            var back = isKept(0) ? 0 : 1
            while back < 12, isKept(back) { (expected, back) = (expected + 1, back + 1) }
            let streak = Streak(.daily, over: Streak.window(until: today, in: .utc)) { day in
                let distance = day.days(until: today)
                return distance < 12 && isKept(distance)
            }
            #expect(streak.count == expected, "pattern \(pattern)")
        }
    }
}
