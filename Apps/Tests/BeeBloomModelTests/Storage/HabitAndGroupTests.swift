import Foundation
import Testing
import Vitrine

@testable import BeeBloomModel

/// The app's changes of habits and groups, in both modes of the file.
struct HabitAndGroupTests {
    private func board(_ store: TestStore) throws -> HabitBoard { try store.store().board(days: today...today) }

    private func error(_ body: () throws -> Void) throws -> BeeBloomError.Code {
        try #require(throws: BeeBloomError.self, performing: body).code
    }

    @Test(arguments: bothModes)
    func newHabitIsTheLastOfItsGroup(mode: TinyBaseMode) throws {
        let store = try TestStore(fixture: mode)
        let draft = HabitDraft(
            title: "  Sing  ",
            description: "loud",
            color: "#123456",
            groupID: "g-work",
            weeklyTarget: 3
        )
        try store.store().addHabit(draft, id: "new", at: noon)
        let work = try board(store).habits.filter { $0.group?.id == "g-work" }
        #expect(work.last?.id == "new")
        let habit = try #require(work.last)
        #expect(habit.title == "Sing" && habit.description == "loud" && habit.weeklyTarget == 3)
        #expect(habit.order == 50)
        let cells = [
            "id", "title", "description", "color", "groupId", "order", "createdAt", "deletedAt", "weeklyTarget",
        ]
        let row = try store.rows("habits", cells)["new"]
        #expect(
            row == [
                .string("new"), .string("Sing"), .string("loud"), .string("#123456"), .string("g-work"), .number(50),
                .string("2026-02-03T12:00:00.000Z"), .null, .number(3),
            ]
        )
    }

    @Test func firstHabitOfANewFileIsStored() throws {
        let store = try TestStore()
        #expect(try store.store().createIfMissing())
        try store.store().addGroup(HabitGroupDraft(title: "Morning", color: "#fff"), id: "g", at: noon)
        try store.store().addHabit(HabitDraft(title: "Read", groupID: "g"), id: "h", at: noon)
        try store.store().check("h", on: today, at: noon)
        let board = try board(store)
        #expect(board.habits.map(\.title) == ["Read"] && board.groups.map(\.title) == ["Morning"])
        #expect(getWidgetViewState(board, maxDisplay: 3, at: noon).phase == .allComplete)
        #expect(try store.store().createIfMissing() == false)
    }

    @Test(arguments: bothModes)
    func invalidValuesAreRefusedAndNothingChanges(mode: TinyBaseMode) throws {
        let store = try TestStore(fixture: mode)
        let before = try store.data
        let ours = store.store()
        let long = String(repeating: "x", count: 10_001)
        let drafts: [(HabitDraft, BeeBloomError.Code)] = [
            (HabitDraft(title: ""), .badTitle), (HabitDraft(title: " \n"), .badTitle),
            (HabitDraft(title: long), .badTitle),
            (HabitDraft(title: "A", color: "red"), .badColor), (HabitDraft(title: "A", weeklyTarget: 0), .badNumber),
            (HabitDraft(title: "A", weeklyTarget: 8), .badNumber), (HabitDraft(title: "A", groupID: "no"), .notFound),
        ]
        for (draft, code) in drafts {
            #expect(try error { try ours.addHabit(draft, id: "new", at: noon) } == code)
            #expect(try error { try ours.editHabit(FixtureHabit.drinkWater) { $0 = draft } } == code)
        }
        #expect(
            try error { try ours.addHabit(HabitDraft(title: "A"), id: FixtureHabit.deleted, at: noon) } == .ambiguous
        )
        #expect(try error { try ours.addHabit(HabitDraft(title: "A"), id: "", at: noon) } == .ambiguous)
        #expect(try error { try ours.editHabit("no") { _ in } } == .notFound)
        #expect(try error { try ours.editHabit(FixtureHabit.deleted) { _ in } } == .notFound)
        #expect(try error { try ours.moveHabit("no", to: 0) } == .notFound)
        #expect(try error { try ours.moveHabit(FixtureHabit.drinkWater, to: -1) } == .badNumber)
        #expect(try error { try ours.deleteHabit(FixtureHabit.deleted, at: noon) } == .notFound)
        #expect(try error { try ours.addGroup(HabitGroupDraft(title: ""), id: "g", at: noon) } == .badTitle)
        #expect(
            try error { try ours.addGroup(HabitGroupDraft(title: "G", color: "x"), id: "g", at: noon) } == .badColor
        )
        #expect(try error { try ours.addGroup(HabitGroupDraft(title: "G"), id: "g-work", at: noon) } == .ambiguous)
        #expect(try error { try ours.editGroup("no") { _ in } } == .notFound)
        #expect(try error { try ours.moveGroup("no", to: 0) } == .notFound)
        #expect(try error { try ours.deleteGroup("no") } == .notFound)
        #expect(try store.data == before)
    }

    @Test(arguments: bothModes)
    func editKeepsTheOtherFields(mode: TinyBaseMode) throws {
        let store = try TestStore(fixture: mode)
        let id = FixtureHabit.drinkWater
        let cells = ["id", "description", "order", "createdAt", "deletedAt", "groupId"]
        let before = try store.rows("habits", cells)
        try store.store()
            .editHabit(id) { draft in
                draft.title = "Drink tea 🍵 \"green\""
                draft.weeklyTarget = 2
            }
        #expect(try store.rows("habits", cells) == before)
        let habit = try board(store).habit("drink TEA 🍵 \"green\"")
        #expect(habit.id == id && habit.weeklyTarget == 2 && habit.color == "#3C7C5A")
    }

    @Test(arguments: bothModes)
    func habitMovedToAnotherGroupBecomesItsLast(mode: TinyBaseMode) throws {
        let store = try TestStore(fixture: mode)
        try store.store().editHabit(FixtureHabit.drinkWater) { $0.groupID = "g-evening" }
        #expect(try board(store).habits.filter { $0.group?.id == "g-evening" }.last?.id == FixtureHabit.drinkWater)
        try store.store().editHabit(FixtureHabit.drinkWater) { $0.groupID = nil }
        #expect(try board(store).habits.last?.id == FixtureHabit.drinkWater)
    }

    @Test(arguments: bothModes)
    func invalidHabitIsRepairedByEditing(mode: TinyBaseMode) throws {
        let store = try TestStore(
            mode,
            ["habits": ["h": ["title": "H", "color": "mud", "order": -1, "groupId": "gone", "weeklyTarget": 40]]]
        )
        #expect(try board(store).habits.isEmpty)
        try store.store()
            .editHabit("h") { draft in
                draft.color = "#fff"
                draft.groupID = nil
            }
        #expect(try board(store).habits.map(\.order) == [0])
        #expect(try board(store).warnings.isEmpty)
    }

    @Test(arguments: bothModes)
    func everyMoveOfAHabitMatchesAnArray(mode: TinyBaseMode) throws {
        let store = try TestStore(fixture: mode)
        var ids = try board(store).habits.filter { $0.group?.id == "g-morning" }.map(\.id)
        for from in ids.indices {
            for to in 0...ids.count {
                let id = ids[from]
                ids.remove(at: from)
                ids.insert(id, at: min(to, ids.count))
                try store.store().moveHabit(id, to: to)
                #expect(try board(store).habits.filter { $0.group?.id == "g-morning" }.map(\.id) == ids)
            }
        }
        let others = try board(store).habits.filter { $0.group?.id != "g-morning" }.map(\.id)
        let untouched = try board(TestStore(fixture: mode))
        #expect(others == untouched.habits.filter { $0.group?.id != "g-morning" }.map(\.id))
    }

    @Test(arguments: bothModes)
    func deletedHabitLeavesTheScreenAndKeepsItsRows(mode: TinyBaseMode) throws {
        let store = try TestStore(fixture: mode)
        let checks = try store.rows("checks", [])
        try store.store().deleteHabit(FixtureHabit.drinkWater, at: noon)
        #expect(try !board(store).habits.contains { $0.id == FixtureHabit.drinkWater })
        let row = try store.rows("habits", ["title", "deletedAt"])[FixtureHabit.drinkWater]
        #expect(row == [.string("Drink water"), .string("2026-02-03T12:00:00.000Z")])
        #expect(try store.rows("checks", []) == checks)
    }

    @Test(arguments: bothModes)
    func groupsAreAddedEditedMovedAndDeleted(mode: TinyBaseMode) throws {
        let store = try TestStore(fixture: mode)
        try store.store().addGroup(HabitGroupDraft(title: "Night"), id: "g-night", at: noon)
        try store.store().editGroup("g-night") { $0.color = "#000000" }
        #expect(
            try board(store).group("night") == HabitGroup(id: "g-night", title: "Night", color: "#000000", order: 30)
        )
        try store.store().moveGroup("g-night", to: 1)
        #expect(try board(store).groups.map(\.id) == ["g-morning", "g-night", "g-work", "g-evening"])
        #expect(try board(store).groups.map(\.order) == [0, 10, 20, 30])
        let before = try board(store)
        let orphans = before.habits.filter { $0.group?.id == "g-morning" }.map(\.id)
        let loose = before.habits.filter { $0.group == nil }.map(\.id)
        try store.store().deleteGroup("g-morning")
        let after = try board(store)
        #expect(after.groups.map(\.id) == ["g-night", "g-work", "g-evening"])
        #expect(after.habits.filter { $0.group == nil }.map(\.id) == loose + orphans)
        #expect(after.habits.count == before.habits.count)
    }

    @Test func habitsAreFoundByIDOrTitle() throws {
        let board = try board(TestStore(fixture: .json))
        #expect(try board.habit(FixtureHabit.drinkWater).title == "Drink water")
        #expect(try board.habit("DRINK water").id == FixtureHabit.drinkWater)
        #expect(try error { _ = try board.habit("nothing") } == .notFound)
        let twins = HabitBoard(
            habits: ["a", "b"].map { Habit(id: $0, title: "Twin", color: "#fff", order: 0) },
            groups: [],
            checks: [],
            days: today...today
        )
        #expect(try error { _ = try twins.habit("twin") } == .ambiguous)
    }

    @Test func checksAreCountedUpToTheLastDayOfTheCalendar() throws {
        let last = try #require(LocalDay("9999-12-31"))
        let habit = Habit(id: "a", title: "Read", color: "#fff", order: 0)
        let checks = [(habitID: "a", day: last), (habitID: "a", day: last.adding(days: -2))]
        let board = HabitBoard(habits: [habit], groups: [], checks: checks, days: last.adding(days: -6)...last)
        #expect(board.checkedDays(of: "a", in: last.adding(days: -1)...last) == 1)
        #expect(board.checkedDays(of: "a", in: board.days) == 2)
        #expect(board.checkedDays(of: "a", in: today...today) == 0)
    }

    @Test func rowIDsHaveTheOriginalAppsForm() {
        var generator = SystemRandomNumberGenerator()
        let ids = Set((0..<1000).map { _ in RowIdentifier.make(at: noon.now, using: &generator) })
        #expect(ids.count == 1000)
        #expect(ids.allSatisfy { $0.wholeMatch(of: /1770120000000-[0-9a-z]{9}/) != nil })
    }
}
