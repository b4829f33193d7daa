import Foundation
import Testing
import VitrineTesting

@testable import WidgetArchive

struct PlainLiveTextTests {
    private func words(_ value: ArchivedLiveText.Value, at seconds: Double = 0) -> String {
        PlainLiveText().words(for: value, now: Gallery.now + seconds)
    }

    @Test(arguments: [
        (0.0, "0 sec"), (59, "59 sec"), (60, "1 min"), (61, "1 min, 1 sec"), (3599, "59 min, 59 sec"), (3600, "1 hour"),
        (8580, "2 hours, 23 min"), (86_399, "23 hours, 59 min"), (86_400, "1 day"), (90_000, "1 day, 1 hour"),
        (2_629_800, "1 month"), (7_900_000, "3 months"), (31_557_600, "1 year"), (34_300_000, "1 year, 1 month"),
        (-61, "1 min, 1 sec"),
    ])
    func relativeTextHasTheTwoLargestUnits(distance: Double, expected: String) {
        #expect(words(.relative(Gallery.now + distance)) == expected)
    }

    @Test(arguments: [
        (0.0, "0 min"), (59, "0 min"), (61, "1 min"), (3599, "59 min"), (3600, "1 hour"), (3661, "1 hour, 1 min"),
        (86_399, "23 hours, 59 min"), (86_461, "1 day"), (90_061, "1 day, 1 hour"), (34_300_000, "396 days, 23 hours"),
        (-119, "1 min"),
    ])
    func distanceHasTheChosenUnitsOnly(passed: Double, expected: String) {
        let value = ArchivedLiveText.Value.distance(
            Gallery.now,
            units: [.day, .hour, .minute],
            maximumCount: 2,
            sign: .none
        )
        #expect(words(value, at: passed) == expected)
    }

    @Test(arguments: [
        (ArchivedLiveText.Sign.none, "1 hour", "1 hour"), (.negative, "1 hour", "-1 hour"),
        (.all, "+1 hour", "-1 hour"),
    ])
    func distanceHasASignAsWanted(sign: ArchivedLiveText.Sign, after: String, before: String) {
        let value = ArchivedLiveText.Value.distance(Gallery.now, units: [.hour, .minute], maximumCount: 1, sign: sign)
        #expect(words(value, at: 3700) == after)
        #expect(words(value, at: -3700) == before)
    }

    @Test(arguments: [(0.0, "+0 sec"), (7200, "-2 hours"), (-7_900_000, "+3 months"), (-1, "+1 sec")])
    func offsetHasASign(distance: Double, expected: String) {
        #expect(words(.offset(Gallery.now + distance)) == expected)
    }

    /// Remaining time rounds up and elapsed time rounds down: the timer shows 0:00 at the date and for a second after
    /// it.
    @Test(arguments: [
        (-133_141.0, "36:59:01"), (-3600, "1:00:00"), (-3599.5, "1:00:00"), (-1, "0:01"), (-0.2, "0:01"), (0, "0:00"),
        (0.9, "0:00"), (1, "0:01"),
        (61, "1:01"), (3600, "1:00:00"),
    ])
    func timerReachesZeroAtItsDate(passed: Double, expected: String) {
        #expect(words(.timer(Gallery.now), at: passed) == expected)
    }

    struct Interval: Sendable {
        var passed: Double
        var pause: Double?
        var countsDown = true
        var showsHours = true
        var expected: String
    }

    @Test(arguments: [
        Interval(passed: -10, expected: "2:00:00"), Interval(passed: 0, expected: "2:00:00"),
        Interval(passed: 60, expected: "1:59:00"),
        Interval(passed: 7200, expected: "0:00"), Interval(passed: 9999, expected: "0:00"),
        Interval(passed: 60, countsDown: false, expected: "1:00"),
        Interval(passed: 9999, countsDown: false, expected: "2:00:00"),
        Interval(passed: 5000, pause: 60, expected: "1:59:00"),
        Interval(passed: 60, showsHours: false, expected: "119:00"),
    ])
    func timerOfAnIntervalStopsOutsideTheInterval(_ row: Interval) {
        let value = ArchivedLiveText.Value.timerInterval(
            start: Gallery.now,
            end: Gallery.now + 7200,
            pauseTime: row.pause.map { Gallery.now + $0 },
            countsDown: row.countsDown,
            showsHours: row.showsHours
        )
        #expect(words(value, at: row.passed) == row.expected)
    }

    @Test(arguments: [
        (1_234_567.0, 0, 2, "1,234,567"), (12.5, 2, 2, "12.50"), (-0.001, 0, 2, "0"), (-1.25, 0, 1, "-1.2"),
        (.nan, 0, 0, "–"), (0.5, 9, 0, "0"),
        (999.999, 0, 2, "1,000"),
    ])
    func numbersHaveEnglishSeparators(number: Double, minimum: Int, maximum: Int, expected: String) {
        #expect(words(.number(number, minimumFractionDigits: minimum, maximumFractionDigits: maximum)) == expected)
    }

    @Test(arguments: [
        ("EEEMMMd", "Wed 3 Jun"), ("jm", "07:41"), ("yMMMMd", "3 June 2026"), ("EEEE", "Wednesday"),
        ("MMMdjmm", "3 Jun 07:41"), ("Jmm", "07:41"), ("dJJmmss", "3 07:41:00"),
        ("j", "07"), ("mmss", "41:00"), ("ss", "00"), ("?", "2026-06-03"),
    ])
    func skeletonSelectsTheFields(skeleton: String, expected: String) {
        #expect(words(.formattedDate(Gallery.now, skeleton: skeleton)) == expected)
    }

    @Test func zoneShiftsTimeAndDay() {
        let seoul = PlainLiveText { _ in 9 * 3600 }
        #expect(seoul.words(for: .time(Gallery.now), now: Gallery.now) == "16:41")
        #expect(seoul.words(for: .date(Gallery.now + 36_000), now: Gallery.now) == "2026-06-04")
    }

    /// One day of each week from 1583 to 2298, compared with Foundation's calendar.
    @Test func civilDaysAgreeWithFoundation() {
        var calendar = Calendar(identifier: .gregorian)
        calendar.timeZone = .gmt
        for day in stride(from: -180_000, through: 120_000, by: 7) {
            let date = Date(timeIntervalSince1970: Double(day) * 86_400 + 1)
            let ours = CivilTime(date, secondsFromGMT: 0)
            let theirs = calendar.dateComponents([.year, .month, .day, .weekday], from: date)
            // Foundation switches to the Julian calendar before 1582, so earlier dates are not compared.
            guard ours.year > 1582 else { continue }
            #expect([ours.year, ours.month, ours.day] == [theirs.year, theirs.month, theirs.day])
            #expect(ours.weekday + 1 == theirs.weekday)
        }
    }
}
