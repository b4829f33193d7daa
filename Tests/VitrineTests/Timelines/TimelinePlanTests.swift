import Foundation
import Testing
import Vitrine
import VitrineTesting

/// Entry dates and reload dates.
///
/// Shown as a line with one character per minute: `.` nothing, a letter an entry, `R` below it the reload.
struct TimelinePlanTests {
    @Test(arguments: [
        // changes (e event end, d new day, a age)      entries                 reload
        ("....................", "s...................", "...............R...."),
        ("....e...............", "s...e...............", "....R..............."),
        ("...........d........", "s..........d........", "...............R...."),
        ("...d...e............", "s..d...e............", ".......R............"),
        ("................e...", "s...............e...", "...............R...."),
        ("...............e....", "s..............e....", "...............R...."),
        ("e...................", "s...................", "...............R...."),
        ("a.a.a...............", "s.a.a...............", "...............R...."),
    ])
    func onlyEventEndsReloadEarly(changes: String, entries: String, reload: String) {
        let plan = TimelinePlan(
            from: .noon,
            until: minute(19),
            changes: parse(changes),
            reload: .after(.seconds(900), orAt: [.eventEnd])
        )
        #expect(draw(plan) == entries)
        #expect(plan.reloadDate == minute(Array(reload).firstIndex(of: "R") ?? -1))
    }

    @Test(
        .timeLimit(.minutes(5)),
        arguments: [
            (253_370_500_000, 253_402_300_799, 4), (253_402_214_400, 1e300, 0), (9.3e18, 1e300, 0), (-1e300, -1e299, 0),
        ]
    )
    func dayTurnsEndWithTheSupportedDates(from: Double, to: Double, count: Int) {
        let turns = [PlannedChange]
            .dayTurns(
                DayCalendar(.utc),
                after: Date(timeIntervalSince1970: from),
                until: Date(timeIntervalSince1970: to)
            )
        #expect(turns.count == count)
    }

    @Test func spacingDelaysEntriesButNeverAdvancesThem() {
        let plan = TimelinePlan(
            from: .noon,
            until: minute(19),
            changes: parse(".aa.e....da........."),
            spacing: .seconds(180),
            reload: .never
        )
        #expect(draw(plan) == "s..a..e..d..a.......")
        #expect(plan.entries[1].reasons == [.age])
        #expect(plan.reloadDate == nil)
    }

    @Test func changesAtOneMomentFormOneEntryWithAllReasons() {
        let changes = [
            PlannedChange(minute(3), .age), PlannedChange(minute(3), .dayTurn), PlannedChange(minute(3), .age),
        ]
        let plan = TimelinePlan(from: .noon, until: minute(9), changes: changes, reload: .atEnd)
        #expect(plan.entries.map(\.reasons) == [[.start], [.age, .dayTurn]])
        #expect(plan.reloadDate == minute(3))
    }

    @Test func orderOfChangesDoesNotMatter() {
        let changes = parse(".e.d.a.e")
        let plan = TimelinePlan(from: .noon, until: minute(9), changes: changes, reload: .never)
        let turned = TimelinePlan(from: .noon, until: minute(9), changes: changes.reversed(), reload: .never)
        #expect(plan == turned)
    }

    @Test func horizonIsInclusive() {
        let plan = TimelinePlan(from: .noon, until: minute(5), changes: parse(".....ee"), reload: .never)
        #expect(plan.entries.map(\.date) == [.noon, minute(5)])
    }

    @Test func truncatedPlanReloadsAtTheFirstChangeLeftOut() {
        for rule in [ReloadRule.never, .after(.seconds(3600)), .atEnd] {
            let plan = TimelinePlan(from: .noon, until: minute(19), changes: parse(".e.e.e.e"), limit: 3, reload: rule)
            #expect(plan.entries.count == 3)
            #expect(plan.reloadDate == (rule == .atEnd ? minute(3) : minute(5)))
        }
    }

    @Test func datesAscendAndNoChangeIsLostForRandomInput() {
        let seed = SeededGenerator.seed()
        var random = SeededGenerator(seed: seed)
        for _ in 0..<500 {
            let changes = (0..<Int.random(in: 0...40, using: &random))
                .map { _ in
                    PlannedChange(minute(Int.random(in: -5...30, using: &random)), .age)
                }
            let spacing = Int.random(in: 0...4, using: &random)
            let plan = TimelinePlan(
                from: .noon,
                until: minute(25),
                changes: changes,
                spacing: .seconds(spacing * 60),
                reload: .never
            )
            let dates = plan.entries.map(\.date)
            for (date, next) in zip(dates, dates.dropFirst()) {
                #expect(next.timeIntervalSince(date) >= Double(max(spacing * 60, 1)), "seed \(seed)")
            }
            for change in changes where change.date > .noon && change.date <= minute(25) {
                let shown = dates.first { $0 >= change.date }
                #expect(
                    shown.map { $0.timeIntervalSince(change.date) < Double(max(spacing * 60, 1)) } == true,
                    "seed \(seed)"
                )
            }
        }
    }

    @Test func midnightsOfAZoneAreEntries() throws {
        let calendar = DayCalendar(try ZoneDatabase.system.rules(of: "America/Havana"))
        // 2024-03-09T12:00:00Z: the next night, clocks go from 0:00 to 1:00.
        let start = Date(timeIntervalSince1970: 1_709_985_600)
        let horizon = start.addingTimeInterval(3 * 86_400)
        let turns = [PlannedChange].dayTurns(calendar, after: start, until: horizon)
        let hours = turns.map { Int($0.date.timeIntervalSince(start) / 3600) }
        #expect(hours == [17, 40, 64])
    }

    private func minute(_ number: Int) -> Date { Date.noon.addingTimeInterval(Double(number * 60)) }

    private func parse(_ line: String) -> [PlannedChange] {
        line.enumerated()
            .compactMap { index, letter in
                switch letter {
                case "e": PlannedChange(minute(index), .eventEnd)
                case "d": PlannedChange(minute(index), .dayTurn)
                case "a": PlannedChange(minute(index), .age)
                default: nil
                }
            }
    }

    private func draw(_ plan: TimelinePlan) -> String {
        var line = Array(repeating: Character("."), count: 20)
        for entry in plan.entries {
            let reason = entry.reasons.min()
            let letters: [ChangeReason: Character] = [.start: "s", .eventEnd: "e", .dayTurn: "d", .age: "a"]
            line[Int(entry.date.timeIntervalSince(.noon) / 60)] = reason.flatMap { letters[$0] } ?? "?"
        }
        return String(line)
    }
}
