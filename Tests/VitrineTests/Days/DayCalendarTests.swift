import Foundation
import Testing
import Vitrine
import VitrineTesting

/// Days and their beginnings where clocks change.
struct DayCalendarTests {
    @Test(arguments: [
        // zone, day, beginning of the day in UTC, length in hours
        ("America/Havana", "2024-03-10", "2024-03-10T05:00:00Z", 23),
        ("America/Havana", "2024-11-03", "2024-11-03T04:00:00Z", 25),
        ("Asia/Beirut", "2022-03-27", "2022-03-26T22:00:00Z", 23),
        ("Asia/Beirut", "2022-10-29", "2022-10-28T21:00:00Z", 25),
        ("Asia/Beirut", "2022-10-30", "2022-10-29T22:00:00Z", 24),
        ("America/St_Johns", "2010-11-07", "2010-11-07T02:30:00Z", 25),
        ("Africa/Cairo", "2024-04-26", "2024-04-25T22:00:00Z", 23),
        ("Africa/Cairo", "2024-10-31", "2024-10-30T21:00:00Z", 25),
        ("America/Asuncion", "2023-10-01", "2023-10-01T04:00:00Z", 23),
        ("America/Asuncion", "2023-03-25", "2023-03-25T03:00:00Z", 25),
        ("Pacific/Apia", "2011-12-29", "2011-12-29T10:00:00Z", 24),
        ("Pacific/Apia", "2011-12-30", "2011-12-30T10:00:00Z", 0),
        ("Pacific/Apia", "2011-12-31", "2011-12-30T10:00:00Z", 24),
        ("Europe/Berlin", "2026-03-29", "2026-03-28T23:00:00Z", 23),
        ("Asia/Seoul", "2026-02-03", "2026-02-02T15:00:00Z", 24),
    ])
    func daysBeginAtTheirFirstShownSecond(zone: String, text: String, start: String, hours: Int) throws {
        let calendar = DayCalendar(try ZoneDatabase.system.rules(of: zone))
        let day = try #require(LocalDay(text))
        #expect(calendar.start(of: day) == (try Date(start, strategy: .iso8601)))
        #expect(calendar.length(of: day) == .seconds(hours * 3600))
    }

    /// The ends of the supported dates, and dates far beyond, for which nothing may trap.
    @Test(arguments: ["UTC", "America/New_York", "Pacific/Kiritimati", "Europe/Berlin"])
    func theNextDayIsLaterThanEverySupportedMoment(zone: String) throws {
        let rules = try ZoneDatabase.system.rules(of: zone)
        for hour in [0, 4, 23] {
            let calendar = DayCalendar(rules, dayStartHour: hour)
            for seconds in [-62_135_769_600.0, -62_135_596_800, 253_339_999_999, 253_340_000_001, 253_370_764_799] {
                let moment = Date(timeIntervalSince1970: seconds)
                #expect(DayCalendar.supports(moment))
                #expect(calendar.nextDayStart(after: moment) > moment, "\(zone) \(hour) \(moment)")
            }
            for seconds in [-Double.infinity, -1e300, -1e19, 2.6e11, 9.3e18, 1e300, .infinity, .nan] {
                let moment = Date(timeIntervalSince1970: seconds)
                let day = calendar.day(of: moment)
                #expect(!DayCalendar.supports(moment))
                #expect((1...9999).contains(day.year))
                #expect(calendar.wallTime(at: moment).day.days(until: day).magnitude <= 2)
                _ = calendar.nextDayStart(after: moment)
            }
        }
    }

    /// The rules for every moment: it is in its day, and the next day begins at the next day's start.
    @Test(arguments: ZoneRulesTests.names)
    func momentsAreInTheirDays(name: String) throws {
        let rules = try ZoneDatabase.system.rules(of: name)
        var random = SeededGenerator(seed: ZoneRulesTests.seed)
        var moments = (0..<30).map { _ in Int.random(in: ZoneRulesTests.span, using: &random) }
        var moment = 0
        while let next = rules.nextTransition(after: moment), next < ZoneRulesTests.span.upperBound {
            moments += [-86_400, -3601, -1, 0, 1, 3599, 3601].map { next + $0 }
            moment = next
        }
        for hour in [0, Bool.random(using: &random) ? 4 : 23] {
            let calendar = DayCalendar(rules, dayStartHour: hour)
            for moment in moments where !holds(calendar, Date(timeIntervalSince1970: Double(moment))) {
                Issue.record("\(name), day start \(hour), at \(moment), seed \(ZoneRulesTests.seed)")
                return
            }
        }
    }

    private func holds(_ calendar: DayCalendar, _ date: Date) -> Bool {
        let day = calendar.day(of: date)
        let next = calendar.nextDayStart(after: date)
        return calendar.start(of: day) <= date && next > date
            && calendar.day(of: next) > day && calendar.day(of: next.addingTimeInterval(-1)) == day
            && calendar.start(of: calendar.day(of: next)) == next
            && next.timeIntervalSince(date) <= 49 * 3600
    }

    @Test func dayStaysBegunWhenClocksShowThePreviousDayAgain() throws {
        // St. John's set clocks back from 0:01 to 23:01.
        let calendar = DayCalendar(try ZoneDatabase.system.rules(of: "America/St_Johns"))
        let repeated = try Date("2010-11-07T03:00:00Z", strategy: .iso8601)
        #expect(calendar.wallTime(at: repeated).day == LocalDay("2010-11-06"))
        #expect(calendar.day(of: repeated) == LocalDay("2010-11-07"))
    }

    /// Compares with Foundation's start of day, on every day around every change of the clocks that Foundation's data
    /// contain.
    @Test(arguments: ZoneRulesTests.names)
    func startsOfDaysAgreeWithFoundation(name: String) throws {
        let rules = try ZoneDatabase.system.rules(of: name)
        let ours = DayCalendar(rules)
        var theirs = Calendar(identifier: .gregorian)
        theirs.timeZone = try #require(TimeZone(identifier: name))
        var compared = 0
        var moment = 0
        while let next = rules.nextTransition(after: moment), next < ZoneRulesTests.span.upperBound {
            moment = next
            guard agree(rules, theirs.timeZone, around: next) else { continue }
            for hours in [-30.0, -3, 3, 30] {
                compared += 1
                let date = Date(timeIntervalSince1970: Double(next) + hours * 3600)
                let day = ours.day(of: date)
                let expected = theirs.startOfDay(for: date)
                if ours.start(of: day) != expected {
                    Issue.record("\(name), \(day): \(ours.start(of: day)), Foundation has \(expected)")
                    return
                }
            }
        }
        #expect(compared > 0 || rules.nextTransition(after: 0) == nil)
    }

    private func agree(_ rules: ZoneRules, _ zone: TimeZone, around moment: Int) -> Bool {
        stride(from: moment - 200_000, through: moment + 200_000, by: 3600)
            .allSatisfy { second in
                rules.offset(at: second).seconds
                    == zone.secondsFromGMT(for: Date(timeIntervalSince1970: Double(second)))
            }
    }

    @Test func dayMayBeginLaterThanMidnight() throws {
        let calendar = DayCalendar(.utc, dayStartHour: 4)
        let day = try #require(LocalDay("2026-02-03"))
        let start = try Date("2026-02-03T04:00:00Z", strategy: .iso8601)
        #expect(calendar.start(of: day) == start)
        #expect(calendar.day(of: start) == day)
        #expect(calendar.day(of: start.addingTimeInterval(-0.25)) == day.adding(days: -1))
        #expect(calendar.nextDayStart(after: start) == start.addingTimeInterval(86_400))
    }

    @Test func dayDependsOnTheZone() throws {
        let moment = try Date("2026-02-03T12:00:00Z", strategy: .iso8601)
        let days = try ["Pacific/Kiritimati", "UTC", "Pacific/Pago_Pago"]
            .map { DayCalendar(try ZoneDatabase.system.rules(of: $0)).day(of: moment).description }
        #expect(days == ["2026-02-04", "2026-02-03", "2026-02-03"])
    }

    @Test(arguments: [
        // zone, wall time, moment
        ("Europe/Berlin", "2026-03-29", 1, 59, "2026-03-29T00:59:00Z"),
        ("Europe/Berlin", "2026-03-29", 2, 30, "2026-03-29T01:30:00Z"),
        ("Europe/Berlin", "2026-03-29", 3, 0, "2026-03-29T01:00:00Z"),
        ("Europe/Berlin", "2026-10-25", 2, 30, "2026-10-25T00:30:00Z"),
        ("Europe/Berlin", "2026-10-25", 3, 0, "2026-10-25T02:00:00Z"),
        ("America/Havana", "2024-03-10", 0, 0, "2024-03-10T05:00:00Z"),
        ("America/Havana", "2024-11-03", 0, 30, "2024-11-03T04:30:00Z"),
        ("Pacific/Apia", "2011-12-30", 12, 0, "2011-12-30T22:00:00Z"),
        ("Pacific/Apia", "2011-12-31", 0, 0, "2011-12-30T10:00:00Z"),
    ])
    func wallTimesInGapsAndOverlapsResolve(zone: String, text: String, hour: Int, minute: Int, moment: String) throws {
        let calendar = DayCalendar(try ZoneDatabase.system.rules(of: zone))
        let day = try #require(LocalDay(text))
        let time = try #require(WallTime(day: day, hour: hour, minute: minute))
        #expect(calendar.moment(of: time) == (try Date(moment, strategy: .iso8601)))
    }

    @Test(arguments: ZoneRulesTests.names)
    func wallTimesRoundTrip(name: String) throws {
        let rules = try ZoneDatabase.system.rules(of: name)
        let calendar = DayCalendar(rules)
        var random = SeededGenerator(seed: ZoneRulesTests.seed)
        for _ in 0..<30 {
            let date = Date(timeIntervalSince1970: Double(Int.random(in: ZoneRulesTests.span, using: &random)))
            let time = calendar.wallTime(at: date)
            let first = calendar.moment(of: time)
            #expect(first <= date)
            #expect(calendar.wallTime(at: first) == time)
        }
    }

    @Test func momentsOutsideTheCalendarDoNotTrap() {
        let calendar = DayCalendar(.utc)
        for seconds in [Date.distantPast.timeIntervalSince1970, Date.distantFuture.timeIntervalSince1970, 1e18, -1e18] {
            let start = calendar.start(of: calendar.day(of: Date(timeIntervalSince1970: seconds)))
            #expect(calendar.nextDayStart(after: start) > start)
        }
    }
}
