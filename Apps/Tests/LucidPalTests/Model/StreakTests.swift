import LucidPalModel
import Testing
import Vitrine

struct StreakTests {
    // One character per day, today last; `x` means done. 2026-06-10 is a Wednesday.
    @Test(arguments: [
        ("this week only", "......x", 1), ("last Sunday and Monday are two weeks", "...xx..", 2),
        ("this week is still open", "...x...", 1), ("a week was missed", "x..............", 0),
        ("once in each of three weeks", "x......x......x", 3),
    ])
    func weeksAreCountedBackwardsFromToday(name: String, pattern: String, count: Int) throws {
        let today = try day("2026-06-10")
        let kept = pattern.reversed().enumerated().filter { $0.element == "x" }.map { today.adding(days: -$0.offset) }
        let streak = Streak(.weekly, over: Streak.window(until: today, in: .utc)) { kept.contains($0) }
        #expect(streak.count == count && streak.days == count * 7)
    }

    @Test func streakIsNeverCountedFurtherThanAYear() throws {
        let today = try day("2026-06-10")
        var asked: [LocalDay] = []
        let window = Streak.window(until: today, in: .utc)
        let streak = Streak(.daily, over: window) { day in
            asked.append(day)
            return true
        }
        #expect(streak.count == 365)
        #expect(asked.min() == today.adding(days: -364))
        // 365 days lie in 53 weeks; the length in days is still that of the days looked at.
        let weekly = Streak(.weekly, over: window) { _ in true }
        #expect(weekly.count == 53)
        #expect(weekly.days == 365)
    }

    @Test func lastDayOfTheCalendarCounts() throws {
        let last = try #require(LocalDay("9999-12-31"))
        let window = Streak.window(until: last, in: .utc)
        #expect(window.prefix(2) == [last, last.adding(days: -1)])
        #expect(Streak(.daily, over: window) { $0 == last }.count == 1)
    }

    // Decision 10: Apia left out 2011-12-30, a Friday; Kwajalein left out 1993-08-21, a Saturday
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
        let window = Streak.window(until: today, in: .utc)
        for pattern in 0..<4096 {
            func isKept(_ back: Int) -> Bool { pattern & (1 << back) != 0 }
            var expected = 0
            var back = isKept(0) ? 0 : 1
            while back < 12, isKept(back) { (expected, back) = (expected + 1, back + 1) }
            let streak = Streak(.daily, over: window) { day in
                let distance = day.days(until: today)
                return distance < 12 && isKept(distance)
            }
            #expect(streak.count == expected && streak.days == expected, "pattern \(pattern)")
        }
    }
}
