import BeeBloomModel
import Foundation
import Testing
import Vitrine

/// Checks, the only rows that the widget writes.
struct CheckTests {
    private let habit = FixtureHabit.drinkWater

    private func left(_ store: TestStore, _ day: LocalDay = today) throws -> [String] {
        try store.store().left(on: day).map(\.id)
    }

    @Test(arguments: bothModes)
    func tapWritesAllFourCellsOnceAndTheHabitLeavesTheList(mode: TinyBaseMode) throws {
        let store = try TestStore(fixture: mode)
        let before = try left(store)
        let id = try #require(before.first)
        #expect(try store.store().check(id, on: today, at: noon) == .changed)
        #expect(try left(store) == Array(before.dropFirst()))
        let row = try store.rows("checks", ["habitId", "date", "completed", "updatedAt"])["\(id):2026-02-03"]
        let completed: TinyBaseValue = mode == .json ? .bool(true) : .number(1)
        #expect(row == [.string(id), .string("2026-02-03"), completed, .string("2026-02-03T12:00:00.000Z")])
        let once = try store.data
        #expect(try store.store().check(id, on: today, at: moment("2026-02-03T13:00:00Z")) == .unchanged)
        #expect(try store.data == once)
        #expect(try FileManager.default.contentsOfDirectory(atPath: store.folder) == ["tinybase.db"])
    }

    @Test(arguments: bothModes)
    func tapAfterMidnightCountsForTheDisplayedDay(mode: TinyBaseMode) throws {
        let store = try TestStore(fixture: mode)
        let id = try #require(try left(store).first)
        let next = moment("2026-02-04T00:00:10Z")
        // The entry of 3 February was still on the screen.
        #expect(try store.store().check(id, on: today, at: next) == .changed)
        #expect(try !left(store).contains(id))
        #expect(try left(store, next.today).contains(id))
        #expect(try store.store().check(id, on: next.today, at: next) == .changed)
        #expect(try !left(store, next.today).contains(id))
    }

    @Test(arguments: bothModes)
    func futureDayIsRefused(mode: TinyBaseMode) throws {
        let store = try TestStore(fixture: mode)
        let before = try store.data
        // The clock was set back, or the zone changed, after the entry was rendered.
        let error = try #require(throws: BeeBloomError.self) {
            try store.store().check(habit, on: day("2026-02-04"), at: noon)
        }
        #expect(error.code == .badDay && !error.concernsStore)
        #expect(try store.data == before)
    }

    @Test(arguments: bothModes, [FixtureHabit.deleted, "nothing", "", "x' OR '1'='1"])
    func deletedOrUnknownHabitIsRefused(mode: TinyBaseMode, id: String) throws {
        let store = try TestStore(fixture: mode)
        let before = try store.data
        for completed in [true, false] {
            let error = try #require(throws: BeeBloomError.self) {
                if completed { try store.store().check(id, on: today, at: noon) }
                if !completed { try store.store().uncheck(id, on: today, at: noon) }
            }
            #expect(error.code == .notFound)
        }
        #expect(try store.data == before)
    }

    @Test(arguments: bothModes)
    func checkAndUncheckAlternate(mode: TinyBaseMode) throws {
        let store = try TestStore(fixture: mode)
        let id = try #require(try left(store).first)
        for round in 0..<6 {
            let isCheck = round.isMultiple(of: 2)
            let outcome =
                try isCheck
                ? store.store().check(id, on: today, at: noon) : store.store().uncheck(id, on: today, at: noon)
            #expect(outcome == .changed)
            #expect(try left(store).contains(id) == !isCheck)
        }
        #expect(try store.store().uncheck(id, on: today, at: noon) == .unchanged)
        #expect(try store.rows("checks", []).count == 866)
    }

    @Test(arguments: bothModes)
    func uncheckChangesEveryCheckOfTheDay(mode: TinyBaseMode) throws {
        func check(_ completed: Bool) -> [String: Any] {
            ["habitId": "h", "date": "2026-02-03", "completed": completed, "updatedAt": "2026-02-03T08:00:00.000Z"]
        }
        let store = try TestStore(
            mode,
            [
                "habits": ["h": ["title": "H", "color": "#fff", "order": 0]],
                "checks": ["h:2026-02-03": check(true), "foreign": check(true), "old": check(false)],
            ]
        )
        #expect(try store.store().check("h", on: today, at: noon) == .unchanged)
        #expect(try store.store().uncheck("h", on: today, at: noon) == .changed)
        #expect(try left(store) == ["h"])
        let rows = try store.rows("checks", ["completed", "updatedAt"])
        #expect(rows.values.allSatisfy { !$0[0].isTrue })
        // A check that was already uncompleted is not changed.
        #expect(rows["old"]?[1] == .string("2026-02-03T08:00:00.000Z"))
        #expect(rows["foreign"]?[1] == .string("2026-02-03T12:00:00.000Z"))
    }

    @Test(arguments: bothModes) func historyCountsTheCheckedDays(mode: TinyBaseMode) throws {
        let store = try TestStore(fixture: mode)
        let days = today.adding(days: -27)...today
        let board = try store.store().board(days: days)
        let rows = try store.rows("checks", ["habitId", "date", "completed"]).values
        for habit in board.habits {
            let peer = rows.filter { row in
                row[0].text == habit.id && row[2].isTrue && row[1].text.map { $0 >= "2026-01-07" } ?? false
            }
            #expect(board.checkedDays(of: habit.id, in: days) == peer.count)
            #expect(
                board.checkedDays(of: habit.id, in: today...today) == (board.isChecked(habit.id, on: today) ? 1 : 0)
            )
        }
    }

    @Test func storedTimesHaveJavaScriptsFormat() throws {
        let formatter = ISO8601DateFormatter()
        formatter.formatOptions = [.withInternetDateTime, .withFractionalSeconds]
        for seconds in [0, 0.25, 1_770_120_000.5, -1.5, 951_782_400, 4_102_444_799.75] {
            let store = try TestStore(.json, ["habits": ["h": ["title": "H", "color": "#fff", "order": 0]]])
            let now = Moment(now: Date(timeIntervalSince1970: seconds), days: .utc)
            try store.store().check("h", on: now.today, at: now)
            let stored = try store.rows("checks", ["updatedAt"]).values.first?.first
            #expect(stored == .string(formatter.string(from: now.now)))
        }
    }
}
