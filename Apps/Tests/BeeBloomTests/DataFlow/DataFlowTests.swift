import BeeBloomModel
import Foundation
import Testing
import Vitrine
import VitrineTesting

/// The data flow between processes: the command writes, the widget's program reads and checks, the command reads.
struct DataFlowTests {
    private func phone(habits: Int) throws -> Phone {
        let phone = try Phone()
        try phone.fill((0..<habits).map { "Habit \($0)" }, ids: (0..<habits).map { "h\($0)" })
        return phone
    }

    @Test(.process("B01", "B25")) func habitOfTheAppIsShownByTheWidgetFromTheGroupsDatabase() throws {
        let (phone, other) = (try Phone(), try Phone())
        try phone.app("habit", "add", "Read")
        #expect(try phone.shown("small") == ["Read"])
        #expect(try other.timeline("small").report.text.contains("Open BeeBloom to refresh"), "another container")
        #expect(AppGroup.beeBloom.identifier == "group.com.ilyakukarkinorg.beebloom")
        #expect(try phone.database().tables()["habits"]?.count == 1)
    }

    @Test(.process("B25")) func databaseUnderTheShippedAppsNameIsUsedIfItIsTheOnlyOne() throws {
        let phone = try Phone()
        try phone.app("habit", "add", "Read")
        try FileManager.default.moveItem(atPath: phone.databasePath, toPath: phone.container.path + "/beebloom.db")
        #expect(try phone.shown("small") == ["Read"])
        try phone.tap("Read")
        #expect(try phone.app("today").contains("1 of 1 done"))
        #expect(!FileManager.default.fileExists(atPath: phone.databasePath))
        try FileManager.default.copyItem(atPath: phone.container.path + "/beebloom.db", toPath: phone.databasePath)
        #expect(phone.store.path == phone.databasePath)
    }

    @Test(.process("B02", "B03", "B04", "B05")) func itemCarriesTitleColourGroupAndOrder() throws {
        let phone = try Phone()
        try phone.app("group", "add", "Morning", "--color", "#F2A93B")
        try phone.app("habit", "add", "Read", "--group", "Morning", "--color", "#8E6BBF")
        let today = try phone.moment().today
        let board = try phone.store.board(days: today...today)
        let item = try #require(getTodayIncompleteHabits(board, today: today).first)
        #expect(item.id == (try phone.id("Read")) && item.title == "Read" && item.color == "#8E6BBF")
        #expect(item.groupTitle == "Morning" && item.order == 0)
        let text = try phone.timeline("medium").report.text
        #expect(text.contains("Check Read, Morning"))
    }

    @Test(.process("B06", "B07", "B09", "B10", "B11", "B20", "B21", "B28", "B29"))
    func sizeShowsItsCapacityAndCountsTheRest() throws {
        let phone = try phone(habits: 0)
        let sizes = [("small", 3), ("medium", 6), ("large", 10)]
        var stored = 0
        func expect(_ family: String, _ capacity: Int, of count: Int) throws {
            while stored < count {
                try phone.store.addHabit(HabitDraft(title: "Habit \(stored)"), id: "h\(stored)", at: phone.moment())
                stored += 1
            }
            let report = try phone.timeline(family).report
            #expect(report.habits == (0..<min(count, capacity)).map { "Habit \($0)" })
            #expect(report.text.contains("more") == (count > capacity), "\(count)")
            if count > capacity { #expect(report.text.contains("+\(count - capacity) more")) }
            #expect(report.text.contains("\(count) left"))
            // The first entry is not in the future; later ones bear their own dates.
            #expect(report.entries.first?.date == phone.now && report.entries.count <= 15)
            #expect(report.entries.dropFirst().allSatisfy { $0.date > phone.now })
        }
        for (family, capacity) in sizes {
            for count in capacity - 1...capacity + 1 { try expect(family, capacity, of: count) }
        }
        for (family, capacity) in sizes {
            try expect(family, capacity, of: 36)
            try phone.expect(family, says: ["36 left"])
            #expect(try phone.widget("timeline", "--family", family, "--json").output.utf8.count < 500_000)
        }
    }

    @Test(.process("B09", "B10", "B11"), arguments: ["extraLarge", "circular", "tiny", ""])
    func otherFamiliesAreRefused(family: String) throws {
        let ending = try Phone().widget("timeline", "--family", family)
        #expect(ending.status == 64 && ending.errors.contains("--family"))
    }

    @Test(.process("B12", "B13", "B14", "B15", "B16", "B17", "B18")) func habitsLeftAreInTheOrderOfTheTodayScreen()
        throws
    {
        let phone = try Phone()
        for group in ["Evening", "Morning"] { try phone.app("group", "add", group) }
        try phone.app("group", "move", "Morning", "--to", "1")
        try phone.app("habit", "add", "Ungrouped")
        for (title, group) in [("Diary", "Evening"), ("Bed", "Morning"), ("Water", "Morning"), ("Gone", "Morning")] {
            try phone.app("habit", "add", title, "--group", group)
        }
        try phone.app("habit", "move", "Water", "--to", "1")
        try phone.app("habit", "delete", "Gone")
        #expect(try phone.shown() == ["Water", "Bed", "Diary", "Ungrouped"])
        try phone.app("check", "Bed")
        try phone.app("check", "Diary", "--day", "2026-02-02")
        #expect(try phone.shown() == ["Water", "Diary", "Ungrouped"])
        let today = try phone.app("today")
        let places = ["Morning", "Water", "Bed", "Evening", "Diary", "Other habits", "Ungrouped"]
            .compactMap { today.firstRange(of: $0)?.lowerBound }
        #expect(places.count == 7 && places == places.sorted(), "\(today)")
    }

    @Test(.process("B22", "B23", "B24")) func tappedHabitLeavesTheListAndTheRestMovesUp() throws {
        let phone = try phone(habits: 5)
        #expect(try phone.shown("small") == ["Habit 0", "Habit 1", "Habit 2"])
        #expect(try phone.tap("h1") == "Habit 1 is checked for 2026-02-03.\n")
        // The timeline after the tap keeps the checked row in its place; the next one does not.
        phone.now = "2026-02-03T09:42:00Z"
        #expect(try phone.shown("small") == ["Habit 0", "Habit 2", "Habit 3"])
        let row = try #require(try phone.checks()["h1:2026-02-03"])
        #expect(row["habitId"] == .text("h1") && row["date"] == .text("2026-02-03") && row["completed"] == .bool(true))
        #expect(row["updatedAt"] == .text("2026-02-03T09:41:00.000Z") && row.count == 4)
        // The app was not started. When it opens, it sees the change and reports it once.
        let opened = try phone.command(["today"])
        #expect(opened.output.contains("1 of 5 done"))
        #expect(opened.errors == "Checked on the widget: Habit 1.\n")
        #expect(try phone.command(["today"]).errors.isEmpty)
    }

    @Test(.process("B26", "B27")) func widgetWritesNothingButTheCheck() throws {
        let phone = try phone(habits: 3)
        let before = try phone.database().tables()
        for family in ["small", "medium", "large"] { _ = try phone.timeline(family) }
        #expect(try phone.database().tables() == before)
        try phone.tap("h0")
        var after = try phone.database().tables()
        #expect(after["checks"]?.removeValue(forKey: "h0:2026-02-03") != nil)
        if before["checks"] == nil { after["checks"] = nil }
        #expect(after == before)
    }

    @Test(.process("B33"), arguments: ["folder", "permissions"])
    func storeThatCannotBeOpenedIsLoggedAndPointsToTheApp(obstacle: String) throws {
        let phone = try phone(habits: 1)
        try FileManager.default.removeItem(atPath: phone.databasePath)
        if obstacle == "folder" {
            try FileManager.default.createDirectory(atPath: phone.databasePath, withIntermediateDirectories: true)
        } else {
            try FileManager.default.createSymbolicLink(atPath: phone.databasePath, withDestinationPath: "nowhere")
        }
        let (report, log) = try phone.timeline("small")
        #expect(report.text.contains("Open BeeBloom to refresh") && report.habits.isEmpty)
        #expect(log.contains("beebloom: ") && log.contains("tinybase.db"), "\(log)")
        #expect(report.policy?.rule == "after")
    }

    @Test(
        .process("B34"),
        arguments: [
            "", "not a database at all", String(repeating: "\u{0}", count: 4096),
            "SQLite format 3\u{0}and then nonsense",
        ]
    )
    func failedQueryIsNeverShownAsNoHabits(content: String) throws {
        let phone = try phone(habits: 1)
        try Data(content.utf8).write(to: URL(filePath: phone.databasePath))
        let (report, log) = try phone.timeline("small")
        #expect(report.text.contains("Open BeeBloom to refresh"), "\(report.text)")
        #expect(!report.text.contains("No habits") && !report.text.contains("All done"))
        #expect(!log.isEmpty)
        let tapped = try phone.widget("tap", "h0")
        #expect(tapped.status == 70 && !tapped.errors.isEmpty)
        #expect(try Data(contentsOf: URL(filePath: phone.databasePath)) == Data(content.utf8))
    }

    @Test(.process("B35")) func invalidRowsAreSkippedWithWarningsThatNameThem() throws {
        let phone = try phone(habits: 1)
        try phone.database()
            .run(
                """
                UPDATE tinybase SET store = '[{"habits":{
                  "good":{"id":"good","title":"Good","color":"#123456","order":1,"createdAt":"x"},
                  "untitled":{"id":"untitled","color":"#123456","order":0},
                  "grey":{"id":"grey","title":"Grey","color":"grey","order":0},
                  "negative":{"id":"negative","title":"Negative","color":"#123456","order":-1},
                  "half":{"id":"half","title":"Half","color":"#123456","order":0.5}
                }},{}]'
                """
            )
        let (report, log) = try phone.timeline("large")
        #expect(report.habits == ["Good"])
        for id in ["untitled", "grey", "negative", "half"] { #expect(log.contains("row \(id) of habits"), "\(log)") }
        #expect(!log.contains("good"))
    }

    /// A phone with the file that TinyBase itself wrote: 20 habits, one of them deleted, and 60 days of checks.
    private func phone(fixture mode: String) throws -> Phone {
        let phone = try Phone()
        try phone.container.create()
        let fixtures = URL(filePath: #filePath).appending(path: "../../../BeeBloomModelTests/Fixtures").standardized
        try Data(contentsOf: fixtures.appending(path: "beebloom-\(mode).db"))
            .write(to: URL(filePath: phone.databasePath))
        return phone
    }

    @Test(.process("B31"), arguments: ["json", "tabular"])
    func fileOfTinyBaseKeepsItsSchemaAndItsRows(mode: String) throws {
        let phone = try phone(fixture: mode)
        let today = phone.now.prefix(10)
        /// The tables as they were created, and every row except today's checks.
        func contents() throws -> Set<String> {
            let database = try phone.database()
            let tables = try database.run("SELECT name, sql FROM sqlite_master WHERE type = 'table'")
            let rows =
                mode == "json"
                ? try database.tables()
                    .flatMap { table, rows in rows.map { [table, $0, "\($1.map { "\($0)=\($1)" }.sorted())"] } }
                : try tables.flatMap { try database.run("SELECT * FROM \"\($0[0])\"") }
            return Set((tables + rows).map { "\($0)" }.filter { !$0.contains(":\(today)") })
        }
        let before = try contents()
        let first = try #require(try phone.shown("small").first)
        try phone.tap(phone.id(first))
        try phone.app("today")
        #expect(try contents() == before)
        #expect(try phone.database().run("PRAGMA user_version") == [["0"]])
        #expect(try !phone.shown("large").contains(first))
    }

    @Test(.process("B32"), arguments: ["json", "tabular"])
    func widgetShowsWhatTheQueriesAnswer(mode: String) throws {
        let phone = try phone(fixture: mode)
        let today = try phone.moment().today
        let board = try phone.store.board(days: today...today)
        let left = getTodayIncompleteHabits(board, today: today)
        #expect(left.map(\.order) == Array(left.indices) && left.count > 3)
        for size in WidgetSize.allCases {
            let state = try getWidgetViewState(board, maxDisplay: size.capacity, at: phone.moment())
            #expect(state.incompleteHabits == Array(left.prefix(size.capacity)))
            let report = try phone.timeline(size.rawValue).report
            #expect(report.habits == state.incompleteHabits.map(\.title))
            #expect(report.text.contains("\(state.totalIncomplete) left"), "\(report.text)")
        }
    }
}

/// The sample data, which several processes store at once.
struct SampleTests {
    @Test func sampleIsStoredOnceAndKeepsOwnHabits() throws {
        let phone = try Phone(now: "2026-06-10T08:10:00Z", zone: "Europe/Berlin")
        try phone.runTogether(Array(repeating: ["sample"], count: 4))
        let today = try phone.moment().today
        let board = try phone.store.board(days: today...today)
        #expect(board.habits.count == 9 && board.groups.count == 3)
        try phone.app("habit", "add", "Mine", "--group", "Morning")
        try phone.app("sample", "--remove")
        let rest = try phone.store.board(days: today...today)
        #expect(rest.habits.map(\.title) == ["Mine"] && rest.groups.isEmpty)
        // A second sample does not restore the first one.
        try phone.app("sample")
        #expect(try phone.app("today").contains("2 of 10 done"))
    }
}
