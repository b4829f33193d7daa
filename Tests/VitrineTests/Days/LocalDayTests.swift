import Foundation
import Testing
import Vitrine

/// Days of the calendar, compared with Foundation's Gregorian calendar.
struct LocalDayTests {
    @Test func everyDayOfFourCenturiesIsInOrder() throws {
        var day = try #require(LocalDay(year: 1800, month: 1, day: 1))
        let end = try #require(LocalDay(year: 2200, month: 12, day: 31))
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = try #require(TimeZone(secondsFromGMT: 0))
        while day < end {
            let next = day.adding(days: 1)
            #expect(next > day && day.days(until: next) == 1)
            #expect(next.weekday == day.weekday % 7 + 1)
            if day.day == 28 || day.day == 1 {
                let date = Date(timeIntervalSince1970: Double(day.daysSince1970) * 86_400)
                let parts = calendar.dateComponents([.year, .month, .day, .weekday], from: date)
                #expect([parts.year, parts.month, parts.day] == [day.year, day.month, day.day])
                #expect(parts.weekday == day.weekday % 7 + 1)
            }
            day = next
        }
    }

    @Test(arguments: ["0001-01-01", "1969-12-31", "1970-01-01", "2000-02-29", "2026-02-03", "9999-12-31"])
    func textRoundTrips(text: String) throws {
        let day = try #require(LocalDay(text))
        #expect(day.description == text)
        #expect(LocalDay(daysSince1970: day.daysSince1970) == day)
        #expect(try JSONDecoder().decode([LocalDay].self, from: JSONEncoder().encode([day])) == [day])
        #expect(try String(decoding: JSONEncoder().encode([day]), as: UTF8.self) == "[\"\(text)\"]")
    }

    @Test(arguments: [
        "", "2026-2-3", "2026-02-30", "2025-02-29", "1900-02-29", "2026-00-01", "2026-13-01", "2026-01-00",
        "0000-01-01",
        "2026/02/03", "+026-02-03", "2026-02-03 ", "-026-02-03", "2026-02-0\u{0663}",
    ])
    func invalidTextIsRejected(text: String) {
        #expect(LocalDay(text) == nil)
    }

    @Test(arguments: [1, 366, 4_000_000, Int.max]) func daysStopAtTheEndsOfTheCalendar(count: Int) throws {
        let first = try #require(LocalDay("0001-01-01"))
        let last = try #require(LocalDay("9999-12-31"))
        #expect(last.adding(days: count) == last)
        #expect(first.adding(days: -count) == first)
        #expect(LocalDay(daysSince1970: .min) == first && LocalDay(daysSince1970: .max) == last)
        #expect(last.adding(days: -1).description == "9999-12-30")
        #expect(WallTime(day: last).adding(days: count).day == last)
        #expect(WallTime(day: last).adding(seconds: .max) == WallTime(secondsSince1970: .max))
        #expect(WallTime(secondsSince1970: .min).day == first)
    }

    @Test(arguments: [
        ("2026-02-03", 2, "2026-02-02"), ("2026-02-02", 1, "2026-02-02"), ("2026-02-01", 7, "2026-01-26"),
    ])
    func weeksBeginOnMonday(text: String, weekday: Int, start: String) throws {
        let day = try #require(LocalDay(text))
        #expect(day.weekday == weekday)
        #expect(day.weekStart == LocalDay(start))
    }
}
