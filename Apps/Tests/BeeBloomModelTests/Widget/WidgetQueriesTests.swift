import BeeBloomModel
import Foundation
import Testing
import Vitrine

/// The original app's two queries, on files that TinyBase wrote.
struct WidgetQueriesTests {
    /// The original app's query in SQL, on the tabular fixture.
    private static let originalQuery = """
        SELECT h._id FROM habits h LEFT JOIN checks c ON c.habitId = h.id AND c.date = 'DAY'
        LEFT JOIN habitGroups g ON g.id = h.groupId
        WHERE h.deletedAt IS NULL AND (c.completed IS NULL OR c.completed = 0)
        ORDER BY g."order" IS NULL, g."order", h."order", h._id
        """

    @Test(arguments: bothModes)
    func everyDayOfTheFixtureMatchesTheOriginalAppsQuery(mode: TinyBaseMode) throws {
        let store = try TestStore(fixture: mode)
        let peer = try TestStore(fixture: .tabular)
        for offset in -62...2 {
            let day = today.adding(days: offset)
            let ours = try store.store().left(on: day).map(\.id)
            #expect(ours == (try peer.sql(Self.originalQuery.replacing("DAY", with: "\(day)"))), "\(day)")
        }
    }

    @Test(arguments: bothModes)
    func itemsHaveTheCellsOfTheirRows(mode: TinyBaseMode) throws {
        let store = try TestStore(fixture: mode)
        let items = try store.store().left(on: day("2026-02-04"))
        let korean = try #require(items.first { $0.title == "Learn Korean 한국어" })
        #expect(korean.color == "#3C7C5A")
        #expect(korean.groupTitle == "Evening" && korean.groupColor == "#6C63FF")
        let work = try #require(items.first { $0.groupTitle == "Work" })
        // The group's colour is null in the file.
        #expect(work.groupColor == nil)
        #expect(items.last?.groupTitle == nil)
        #expect(!items.contains { $0.title == "No sugar" })
        // The order of an item is its place within the widget.
        #expect(items.map(\.order) == Array(items.indices))
    }

    @Test(arguments: bothModes)
    func threeStatesAreDistinguished(mode: TinyBaseMode) throws {
        let habit: [String: Any] = ["id": "a", "title": "A", "color": "#fff", "order": 0, "deletedAt": NSNull()]
        let gone: [String: Any] = ["id": "b", "title": "B", "color": "#fff", "order": 0, "deletedAt": "2026-01-01"]
        let check: [String: Any] = ["habitId": "a", "date": "2026-02-03", "completed": true]
        let cases: [(habits: TestTable, checks: TestTable, WidgetViewState.Phase)] = [
            ([:], [:], .noHabits),
            (["b": gone], [:], .noHabits),
            (["a": habit, "b": gone], [:], .someIncomplete),
            (["a": habit, "b": gone], ["a:2026-02-03": check], .allComplete),
        ]
        for (habits, checks, phase) in cases {
            let store = try TestStore(mode, ["habits": habits, "checks": checks])
            let state = try store.store().viewState(maxDisplay: 3, at: noon)
            #expect(state.phase == phase)
            #expect(brokenRule(of: state, now: noon.now) == nil)
        }
    }

    // Decision 8: habits that are all invalid are habits.
    @Test(arguments: bothModes)
    func onlyInvalidHabitsAreNeitherNoHabitsNorAllComplete(mode: TinyBaseMode) throws {
        let broken: [String: Any] = ["id": "a", "color": "#fff", "order": 0]
        let store = try TestStore(mode, ["habits": ["a": broken]])
        let state = try store.store().viewState(maxDisplay: 3, at: noon)
        #expect(state.hasHabits && !state.allComplete && state.totalIncomplete == 0 && state.phase == .unusable)
        #expect(state.generatedAt == noon.now)
        #expect(brokenRule(of: state, now: noon.now) == nil)
    }

    // Decision 8: the state of an entry in the future bears that entry's date, without another read.
    @Test(.model("B07"), arguments: bothModes)
    func plannedStateBearsTheDateOfItsEntry(mode: TinyBaseMode) throws {
        let store = try TestStore(fixture: mode)
        let content = HabitWidgetContent(reading: store.store(), at: noon) { Issue.record("\($0)") }
        for (moment, left) in [(moment("2026-02-03T23:59:59Z"), 14), (moment("2026-02-04T00:00:00Z"), 19)] {
            let state = try content.viewState(at: moment, maxDisplay: WidgetSize.small.capacity).get()
            #expect(state.generatedAt == moment.now && state.totalIncomplete == left)
            #expect(brokenRule(of: state, now: moment.now) == nil)
            #expect(brokenRule(of: state, now: noon.now) == "not generated in the future")
        }
    }

    // MARK: Invalid rows

    nonisolated(unsafe) private static let good: [String: Any] = [
        "id": "h", "title": "H", "color": "#FF5733", "order": 10,
    ]

    /// Changes of a valid row with the end of the expected warning; nil if the row is still valid.
    nonisolated(unsafe) private static let oddRows: [(change: [String: Any?], warning: String?)] = [
        ([:], nil),
        (["title": nil], "has no title"), (["title": NSNull()], "has no title"), (["title": ""], "has no title"),
        (["title": " \n\u{3000}"], "has no title"), (["title": 12], "has no title"), (["title": "🌱"], nil),
        (["title": String(repeating: "👩‍👩‍👧", count: 10_000)], nil),
        (["color": nil], "has no colour such as #FF5733"), (["color": "FF5733"], "has no colour such as #FF5733"),
        (["color": "#FF573"], "has no colour such as #FF5733"), (["color": "#GG5733"], "has no colour such as #FF5733"),
        (["color": "red"], "has no colour such as #FF5733"), (["color": 5], "has no colour such as #FF5733"),
        (["color": "#abc"], nil), (["color": "#A1b2C3d4"], nil),
        (["order": nil], "has no integer order of 0 or more"),
        (["order": NSNull()], "has no integer order of 0 or more"),
        (["order": -1], "has no integer order of 0 or more"), (["order": 1.5], "has no integer order of 0 or more"),
        (["order": "1"], "has no integer order of 0 or more"), (["order": 0], nil), (["order": 10.0], nil),
        (["id": nil], nil), (["id": NSNull()], nil), (["id": "other"], "has another id in its cells than as a row"),
        (["groupId": "deleted"], nil), (["groupId": 3], nil), (["weeklyTarget": -2], nil), (["unknown": "x"], nil),
    ]

    @Test(arguments: bothModes, oddRows.indices)
    func invalidRowIsSkippedWithAWarningAndOthersStay(mode: TinyBaseMode, index: Int) throws {
        let (change, warning) = Self.oddRows[index]
        var row = Self.good
        for (cell, value) in change { row[cell] = value }
        let other: [String: Any] = ["id": "other", "title": "Other", "color": "#000", "order": 99]
        let store = try TestStore(mode, ["habits": ["h": row, "other": other]])
        var warnings: [HabitWarning] = []
        let items = try store.store().left(on: today) { warnings.append($0) }
        #expect(items.map(\.id) == (warning == nil ? ["h", "other"] : ["other"]))
        #expect(warnings.map(\.description) == warning.map { ["skipped row h of habits: it \($0)"] } ?? [])
        #expect(items.first?.groupTitle == nil)
    }

    @Test(arguments: bothModes)
    func invalidGroupLeavesItsHabitsWithoutAGroup(mode: TinyBaseMode) throws {
        let groups: [(row: [String: Any], title: String?)] = [
            (["title": "G", "order": 0], "G"), (["order": 0], nil), (["title": "", "order": 0], nil),
            (["title": "G"], nil), (["title": "G", "order": -3], nil),
            (["title": "G", "order": 0, "color": "mud"], "G"),
        ]
        for (row, title) in groups {
            var habit = Self.good
            habit["groupId"] = "g"
            let store = try TestStore(mode, ["habits": ["h": habit], "habitGroups": ["g": row]])
            var warnings = 0
            let items = try store.store().left(on: today) { _ in warnings += 1 }
            #expect(items.map(\.groupTitle) == [title], "\(row)")
            #expect(items.first?.groupColor == nil)
            #expect(warnings == (title == nil ? 1 : 0), "\(row)")
        }
    }

    @Test(arguments: bothModes)
    func checkIsFoundByItsCellsOrElseByItsRowID(mode: TinyBaseMode) throws {
        let checks: [(id: String, row: [String: Any], isDone: Bool)] = [
            ("h:2026-02-03", ["habitId": "h", "date": "2026-02-03", "completed": true], true),
            ("anything", ["habitId": "h", "date": "2026-02-03", "completed": true], true),
            ("h:2026-02-03", ["completed": true], true),
            ("h:2026-02-03", ["completed": true, "habitId": NSNull(), "date": NSNull()], true),
            ("h:2026-02-03", ["habitId": "other", "date": "2026-02-03", "completed": true], false),
            ("h:2026-02-03", ["habitId": "h", "date": "2026-02-02", "completed": true], false),
            ("h:2026-02-03", ["habitId": "h", "date": "2026-02-03", "completed": false], false),
            ("h:2026-02-03", ["habitId": "h", "date": "2026-02-03"], false),
            ("h:2026-02-03", ["habitId": "h", "date": "2026-02-03", "completed": "true"], false),
            ("h:2026-02-03", ["habitId": "h", "date": "2026-02-03", "completed": NSNull()], false),
            ("h", ["completed": true], false),
            ("", ["habitId": "h", "date": "2026-02-03", "completed": true], true),
        ]
        for (id, row, isDone) in checks {
            let store = try TestStore(mode, ["habits": ["h": Self.good], "checks": [id: row]])
            let left = try store.store().left(on: today)
            #expect(left.isEmpty == isDone, "\(id) \(row)")
        }
    }

    @Test(arguments: bothModes)
    func oneCompletedCheckOfADayIsEnough(mode: TinyBaseMode) throws {
        func check(_ completed: Bool) -> [String: Any] {
            ["habitId": "h", "date": "2026-02-03", "completed": completed]
        }
        for (first, second) in [(true, false), (false, true), (true, true), (false, false)] {
            let checks: TestTable = ["h:2026-02-03": check(first), "x": check(second)]
            let store = try TestStore(mode, ["habits": ["h": Self.good], "checks": checks])
            let left = try store.store().left(on: today)
            // A habit is never listed twice, unlike in the original query's plain join.
            #expect(left.count == (first || second ? 0 : 1))
        }
    }

    @Test(arguments: bothModes)
    func orderIsByGroupThenHabitThenID(mode: TinyBaseMode) throws {
        func habit(_ order: Int, _ group: String? = nil) -> [String: Any] {
            ["title": "T", "color": "#fff", "order": order, "groupId": group ?? NSNull() as Any]
        }
        let store = try TestStore(
            mode,
            [
                "habitGroups": [
                    "late": ["title": "Late", "order": 20], "early": ["title": "Early", "order": 10],
                    "twin": ["title": "Twin", "order": 10], "unused": ["title": "Unused", "order": 0],
                ],
                "habits": [
                    "a": habit(0), "b": habit(0, "gone"), "c": habit(5, "late"), "d": habit(9, "early"),
                    "e": habit(2, "twin"), "f": habit(1, "early"), "g": habit(1, "early"), "B": habit(0),
                ],
            ]
        )
        let board = try store.store().board(days: today...today)
        #expect(board.habits.map(\.id) == ["f", "g", "d", "e", "c", "B", "a", "b"])
        #expect(board.groups.map(\.id) == ["unused", "early", "twin", "late"])
        #expect(board.sections.map { $0.group?.id } == ["early", "twin", "late", nil])
        #expect(board.sections.map(\.habits.count) == [3, 1, 1, 3])
    }
}
