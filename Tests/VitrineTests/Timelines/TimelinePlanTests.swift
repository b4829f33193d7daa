import Foundation
import Testing
import Vitrine
import VitrineTesting

/// Entry dates and reload dates.
///
/// Shown as a line with one character per minute: `.` nothing, a letter an entry, `R` below it the reload.
struct TimelinePlanTests {
    @Test(arguments: [
        // changes (e event end, b beginning, d new day, a age)                  entries and reload
        ("..............................", "s.............................", "...............R.............."),
        ("......e.......................", "s.....e.......................", "......R......................."),
        ("...........d..................", "s..........d..................", "...............R.............."),
        (".....d...........e............", "s....d...........e............", "...............R.............."),
        ("................e.............", "s...............e.............", "...............R.............."),
        ("e.............................", "s.............................", "...............R.............."),
        // An age limit is planned five minutes ahead, or shown from now on.
        ("............a.................", "s......a......................", "...............R.............."),
        ("...a..........................", "s.............................", "...............R.............."),
        ("......a.......................", "sa............................", "...............R.............."),
        // The second of two close changes comes early, and a reload is requested at its date.
        ("........d..e..................", "s.......d.....................", "........R....................."),
        ("......e..d....................", "s.....d.......................", "......R......................."),
        // A beginning comes late, alone or with the next entry.
        ("......e..b....................", "s.....e....b..................", "......R......................."),
        ("......b..e....................", "s........e....................", ".........R...................."),
    ])
    func changesComeEarlyOrLateAsTheyMay(changes: String, entries: String, reload: String) {
        let rule = ReloadRule.after(.seconds(900), orAt: [.eventEnd])
        let plan = TimelinePlan(from: .noon, until: minute(29), changes: parse(changes), reload: rule)
        #expect(draw(plan) == entries)
        #expect(plan.reloadDate == minute(Array(reload).firstIndex(of: "R") ?? -1))
    }

    @Test func entrySoonAfterNowKeepsItsDistanceAndIsReloaded() {
        let plan = TimelinePlan(from: .noon, until: minute(29), changes: parse("..d......"), reload: .never)
        #expect(plan.entries.map(\.date) == [minute(-3), minute(2)])
        #expect(plan.entries.map(\.span) == [minute(0)...minute(0), minute(2)...minute(2)])
        #expect(plan.reloadDate == minute(2))
    }

    @Test func combinedEntryCoversAllItsChangesAndNothingIsTakenBack() {
        let plan = TimelinePlan(from: .noon, until: minute(29), changes: parse("......e..d...b"), reload: .never)
        #expect(plan.entries.map(\.date) == [.noon, minute(6), minute(13)])
        #expect(plan.entries.map(\.span) == [minute(0)...minute(0), minute(6)...minute(9), minute(13)...minute(13)])
        #expect(plan.entries.map(\.reasons) == [[.start], [.eventEnd, .dayTurn], [.eventStart]])
    }

    @Test(
        .hangGuard,
        arguments: [
            (253_370_500_000, 253_402_300_799, 4), (253_402_214_400, 1e300, 0), (9.3e18, 1e300, 0), (-1e300, -1e299, 0),
        ]
    )
    func dayTurnsEndWithTheSupportedDates(from: Double, to: Double, count: Int) {
        let (start, end) = (Date(timeIntervalSince1970: from), Date(timeIntervalSince1970: to))
        #expect([PlannedChange].dayTurns(DayCalendar(.utc), after: start, until: end).count == count)
    }

    @Test func changesAtOneMomentFormOneEntryWithAllReasons() {
        let changes = [.limit(at: minute(12)), PlannedChange(minute(7), .dayTurn), PlannedChange(minute(7), .age)]
        let plan = TimelinePlan(from: .noon, until: minute(9), changes: changes, reload: .atEnd)
        #expect(plan.entries.map(\.reasons) == [[.start], [.age, .dayTurn]])
        #expect(plan.reloadDate == minute(7))
    }

    @Test func orderOfChangesDoesNotMatter() {
        let changes = parse(".e.d.a.e.b..b....d.e")
        let plan = TimelinePlan(from: .noon, until: minute(19), changes: changes, reload: .never)
        let turned = TimelinePlan(from: .noon, until: minute(19), changes: changes.reversed(), reload: .never)
        #expect(plan == turned)
    }

    @Test func horizonIsInclusive() {
        let plan = TimelinePlan(from: .noon, until: minute(5), changes: parse(".....ee"), reload: .never)
        #expect(plan.entries.map(\.date) == [.noon, minute(5)])
    }

    @Test func truncatedPlanReloadsAtTheFirstChangeLeftOut() {
        for rule in [ReloadRule.never, .after(.seconds(3600)), .atEnd] {
            let changes = parse("......e.....e.....e.....e")
            let plan = TimelinePlan(from: .noon, until: minute(29), changes: changes, limit: 3, reload: rule)
            #expect(plan.entries.count == 3)
            #expect(plan.reloadDate == (rule == .atEnd ? minute(12) : minute(18)))
        }
    }

    /// The device drops close entries, and shows every one five minutes late.
    @Test func noDrawingClaimsTooMuchOnAHarshDeviceForRandomInput() {
        let seed = SeededGenerator.seed()
        var random = SeededGenerator(seed: seed)
        let reasons: [(ChangeReason, PlannedChange.Timing)] = [
            (.age, .early), (.dayTurn, .early), (.eventStart, .late),
        ]
        for _ in 0..<2_000 {
            let changes = (0..<Int.random(in: 0...12, using: &random))
                .map { _ in
                    let (reason, timing) = reasons[Int.random(in: 0..<3, using: &random)]
                    return PlannedChange(.noon + Double.random(in: -300...3600, using: &random), reason, timing)
                }
            let plan = TimelinePlan(from: .noon, until: minute(60), changes: changes, reload: .never)
            for (entry, next) in zip(plan.entries, plan.entries.dropFirst()) {
                #expect(next.date.timeIntervalSince(entry.date) >= 300, "seed \(seed)")
                #expect(entry.span.upperBound < next.span.lowerBound, "nothing is taken back, seed \(seed)")
            }
            for change in changes where change.date > .noon {
                if change.timing == .late {
                    let shown = plan.entries.first { $0.span.lowerBound >= change.date }?.span.lowerBound
                    #expect(shown.map { $0 < change.date + 600 } ?? false, "seed \(seed)")
                    continue
                }
                let shown = plan.entries.first { $0.span.upperBound >= change.date }?.span.lowerBound ?? .noon
                #expect((change.date - 300...change.date).contains(shown), "seed \(seed)")
                if change.reason != .age, shown < change.date {
                    #expect(plan.reloadDate.map { $0 <= change.date } ?? false, "seed \(seed)")
                }
            }
        }
    }

    /// A drawing stays for five minutes after the next one should have replaced it.
    @Test func valueIsNotCalledCurrentBeyondItsLimitForRandomInput() {
        let seed = SeededGenerator.seed()
        var random = SeededGenerator(seed: seed)
        let policy = FreshnessPolicy(currentFor: .seconds(1800), showFor: .seconds(3600))
        for _ in 0..<1_000 {
            let values = (0..<3).map { _ in Date.noon - Double.random(in: -60...3600, using: &random) }
            let changes = values.flatMap { [PlannedChange].ages(of: $0, by: policy, after: .noon) }
            let entries = TimelinePlan(from: .noon, until: minute(70), changes: changes, reload: .never).entries
            for _ in 0..<20 {
                let later = Date.noon + Double.random(in: 0...4200, using: &random)
                let shown = entries.dropFirst().last { $0.date + 300 <= later } ?? entries[0]
                for value in values {
                    let claim = policy.freshness(observedAt: value, during: shown.span)
                    let truth = policy.freshness(observedAt: value, now: later)
                    #expect(claim.combined(with: truth) == claim, "a less cautious claim, seed \(seed)")
                }
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
                case "b": PlannedChange(minute(index), .eventStart, .late)
                case "d": PlannedChange(minute(index), .dayTurn)
                case "a": .limit(at: minute(index))
                default: nil
                }
            }
    }

    private func draw(_ plan: TimelinePlan) -> String {
        var line = Array(repeating: Character("."), count: 30)
        let letters: [ChangeReason: Character] = [
            .start: "s", .eventEnd: "e", .eventStart: "b", .dayTurn: "d", .age: "a",
        ]
        for entry in plan.entries {
            let reason = entry.reasons.contains(.start) ? .start : entry.reasons.min()
            line[Int(entry.span.lowerBound.timeIntervalSince(.noon) / 60)] = reason.flatMap { letters[$0] } ?? "?"
        }
        return String(line)
    }
}
