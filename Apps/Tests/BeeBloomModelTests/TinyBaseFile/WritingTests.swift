import Foundation
import Testing
import VitrineTesting

@testable import BeeBloomModel

/// Changes of rows, and proof that nothing else changes.
struct WritingTests {
    private static let check: [(name: String, value: TinyBaseValue)] = [
        ("habitId", .string("h")), ("date", .string("2026-02-03")), ("completed", .bool(true)),
        ("updatedAt", .string("2026-02-03T12:00:00.000Z")),
    ]

    @Test func checkInJSONModeIsTheOnlyChangeOfTheText() throws {
        let store = try TestStore(fixture: "beebloom-json")
        let before = try store.text()
        try store.update(.setCells(table: "checks", row: "h:2026-02-03", cells: Self.check))
        let row =
            #","h:2026-02-03":{"habitId":"h","date":"2026-02-03","completed":true,"updatedAt":"2026-02-03T12:00:00.000Z"}"#
        #expect(try store.text() == before.replacing(#"}}},{"theme""#, with: "}" + row + #"}},{"theme""#))
        #expect(try store.query("PRAGMA integrity_check") == [["'ok'"]])
        #expect(try store.query("SELECT sql FROM sqlite_schema").count == 2)
    }

    @Test func checkInTabularModeIsTheOnlyChangeOfTheTables() throws {
        let store = try TestStore(fixture: "beebloom-tabular")
        let all = """
            SELECT * FROM habits; SELECT * FROM habitGroups; SELECT * FROM tinybase_values; SELECT rowid, * FROM checks;
            SELECT name, sql FROM sqlite_schema; PRAGMA journal_mode; PRAGMA user_version
            """
        let before = try store.query(all)
        try store.update(.setCells(table: "checks", row: "h:2026-02-03", cells: Self.check))
        let after = try store.query(all)
        let row = ["866", "'h:2026-02-03'", "'h'", "'2026-02-03'", "1", "'2026-02-03T12:00:00.000Z'"]
        #expect(after.filter { !before.contains($0) } == [row])
        #expect(after.count == before.count + 1)
        #expect(try store.query("SELECT typeof(completed) FROM checks WHERE habitId = 'h'") == [["'integer'"]])
    }

    @Test func randomChangesOfJSONMatchADictionary() throws {
        var generator = SeededGenerator(seed: 5)
        for round in 0..<400 {
            var tables = RandomTables.make(using: &generator)
            let options: JSONSerialization.WritingOptions = round.isMultiple(of: 2) ? [.prettyPrinted] : []
            let data = try JSONSerialization.data(withJSONObject: [tables, ["v": ["w": 1]]], options: options)
            let edits = RandomEdits.make(for: tables, using: &generator)
            let plan = JSONEditPlan(edits, reserve: round.isMultiple(of: 3) ? 200 : 0)
            let source = JSONBytes(bytes: Array(data))
            let splices = try JSONStoreWalk.run(source, visitor: plan).splices
            var text: [UInt8] = []
            try JSONSplice.copy(source, splices) { text.append(contentsOf: $0) }
            #expect(text.count == JSONSplice.length(of: data.count, after: splices))
            for edit in edits { RandomEdits.apply(edit, to: &tables) }
            let result = try #require(JSONSerialization.jsonObject(with: Data(text)) as? [[String: [String: Any]]])
            let note: Comment = "seed 5, round \(round): \(edits)"
            #expect(try RandomTables.canonical(result[0]) == RandomTables.canonical(tables), note)
            #expect(result.count == 2 && result[1]["v"] as? [String: Int] == ["w": 1], note)
        }
    }

    @Test func changeThatFitsIsWrittenInPlace() throws {
        let store = try TestStore(json: #"[{"checks":{"a":{"done":false},"b":{"x":1}}},{}]"#)
        let length = try store.text().utf8.count
        try store.update(.setCells(table: "checks", row: "a", cells: [("done", .bool(true))]))
        #expect(try store.text() == #"[{"checks":{"a":{"done":true} ,"b":{"x":1}}},{}]"#)
        // The space is used again for the longer word.
        try store.update(.setCells(table: "checks", row: "a", cells: [("done", .bool(false))]))
        #expect(try store.text() == #"[{"checks":{"a":{"done":false},"b":{"x":1}}},{}]"#)
        #expect(try store.text().utf8.count == length)
    }

    @Test func changesOfSeveralTablesAreMadeTogether() throws {
        let store = try TestStore(json: #"[{"a":{"1":{"x":1}}},{}]"#)
        try store.update(
            .setCells(table: "b", row: "1", cells: [("y", .number(1.5))]),
            .setCells(table: "a", row: "1", cells: [("x", .string("\"\n\u{1}"))]),
            .setCells(table: "c", row: "1", cells: []),
            .setCells(table: "b", row: "2", cells: [("y", .null)])
        )
        let expected = #"[{"a":{"1":{"x":"\"\n\u0001"}},"b":{"1":{"y":1.5},"2":{"y":null}},"c":{"1":{}}},{}]"#
        #expect(try store.text() == expected)
    }

    @Test func emptyChangeWritesNothing() throws {
        for fixture in ["beebloom-json", "beebloom-tabular"] {
            let store = try TestStore(fixture: fixture)
            let before = try store.data
            #expect(try !store.update())
            #expect(try store.data == before)
        }
    }

    @Test func decisionReadsTheStoreUnderTheLockAndCanRefuse() throws {
        let store = try TestStore(fixture: "beebloom-json")
        let before = try store.data
        let error = try #require(throws: TinyBaseError.self) {
            try TinyBaseFile.update(at: store.path, timeout: Patience.limit) { file throws(TinyBaseError) in
                let found = try file.rows([RowRequest(table: "habits", cells: [])])[0].count
                throw TinyBaseError(.damaged, "\(found)")
            }
        }
        #expect(error.message == "20")
        #expect(try store.data == before)
    }

    // MARK: Tabular

    /// The table of the fixture, as TinyBase created it.
    @Test func missingTableIsCreatedAsTinyBaseDoes() throws {
        let schema = "SELECT sql FROM sqlite_schema WHERE name = 'checks'"
        let store = try TestStore(sql: #"CREATE TABLE "habits"("_id" PRIMARY KEY,"title")"#)
        try store.update(
            .setCells(table: "checks", row: "h:1", cells: Self.check),
            .setCells(table: "checks", row: "h:2", cells: Self.check)
        )
        #expect(try store.query(schema) == TestStore(fixture: "beebloom-tabular").query(schema))
        #expect(try store.query("SELECT _id, completed FROM checks") == [["'h:1'", "1"], ["'h:2'", "1"]])
    }

    @Test func missingColumnsAreAddedAsTinyBaseDoes() throws {
        let store = try TestStore(sql: #"CREATE TABLE "habits"("_id" PRIMARY KEY,"title")"#)
        try store.update(
            .setCells(table: "habits", row: "r", cells: [("a \"b\"", .number(1)), ("deletedAt", .null)]),
            .setCells(table: "habits", row: "s", cells: [("title", .string("A")), ("deletedAt", .string("x"))])
        )
        let table = #"CREATE TABLE "habits"("_id" PRIMARY KEY,"title", "a ""b""", "deletedAt")"#
        #expect(try store.query("SELECT sql FROM sqlite_schema WHERE type = 'table'") == [["'\(table)'"]])
        let rows = try store.query("SELECT * FROM habits")
        #expect(rows == [["'r'", "NULL", "1", "NULL"], ["'s'", "'A'", "NULL", "'x'"]])
    }

    @Test func changeThatFailsLeavesNoTableBehind() throws {
        let store = try TestStore(sql: #"CREATE TABLE "habits"("_id" PRIMARY KEY,"title")"#)
        let before = try store.data
        #expect(throws: TinyBaseError.self) {
            try store.update(
                .setCells(table: "checks", row: "r", cells: [("date", .string("x"))]),
                // SQLite's column names ignore case.
                .setCells(table: "habits", row: "r", cells: [("TITLE", .string("x"))])
            )
        }
        #expect(try store.data == before)
    }

    @Test func numbersAreStoredAsJavaScriptDriversDo() throws {
        let store = try TestStore(sql: #"CREATE TABLE "t"("_id" PRIMARY KEY,"a")"#)
        let values: [TinyBaseValue] = [.number(10), .number(0.5), .number(1e300), .bool(false), .string(""), .null]
        for (index, value) in values.enumerated() {
            try store.update(.setCells(table: "t", row: "\(index)", cells: [("a", value)]))
        }
        let types = try store.query("SELECT typeof(a) FROM t ORDER BY _id").map { $0[0] }
        #expect(types == ["'integer'", "'real'", "'real'", "'integer'", "'text'", "'null'"])
    }

    // MARK: Journal modes

    @Test(arguments: ["delete", "truncate", "persist", "wal"])
    func journalModeStaysForSmallAndLargeTexts(mode: String) throws {
        for habits in [1, 12_000] {
            let rows = (0..<habits).map { #""h\#($0)":{"title":"\#(String(repeating: "x", count: 100))"}"# }
            let store = try TestStore(
                json: #"[{"habits":{\#(rows.joined(separator: ","))},"checks":{}},{"theme":"dark"}]"#
            )
            try store.sql("PRAGMA journal_mode = \(mode)")
            let before = try store.tables()
            try store.update(.setCells(table: "checks", row: "h:1", cells: Self.check))
            try store.update(.setCells(table: "checks", row: "h:2", cells: Self.check))
            let after = try store.tables()
            #expect(after["habits"] == before["habits"])
            #expect(after["checks"]?.keys.sorted() == ["h:1", "h:2"])
            #expect(try store.query("PRAGMA integrity_check") == [["'ok'"]])
            #expect(try store.query("PRAGMA journal_mode").first == (mode == "wal" ? ["'wal'"] : ["'delete'"]))
        }
    }

    // MARK: Texts too large for memory

    @Test(arguments: [512, 4096, 65_536])
    func largeTextIsRewrittenInPiecesAndStaysText(pageSize: Int) throws {
        let rows = (0..<10_000).map { #""h\#($0)":{"title":"Läufe 🏃 \#(String(repeating: "x", count: $0 % 200))"}"# }
        let store = try TestStore(sql: "PRAGMA page_size = \(pageSize)")
        try store.sql(#"CREATE TABLE "tinybase"("_id" PRIMARY KEY,"store")"#)
        // Other rows make the table's B-tree deeper than one page.
        try store.sql(
            "WITH RECURSIVE n(i) AS (VALUES (1) UNION ALL SELECT i + 1 FROM n WHERE i < 3000) "
                + "INSERT INTO tinybase SELECT 'other' || i, 'text ' || i FROM n"
        )
        try store.setStore(#"[{"habits":{\#(rows.joined(separator: ","))},"checks":{}},{"theme":"dark"}]"#)
        let before = try store.text()
        let others = "SELECT rowid, * FROM tinybase WHERE _id <> '_'"
        let rest = try store.query(others)
        let room = String(repeating: " ", count: JSONStoreCell.reserve)
        try store.update(.setCells(table: "checks", row: "h:1", cells: [("done", .bool(true))]))
        let row = #""h:1":{"done":true}"#
        #expect(try store.text() == before.replacing(#""checks":{}"#, with: #""checks":{\#(row)\#(room)}"#))
        // The next row uses the reserved space, in place.
        try store.update(.setCells(table: "checks", row: "h:2", cells: [("done", .bool(true))]))
        let next = row + #","h:2":{"done":true}"# + room.dropLast(20)
        #expect(try store.text() == before.replacing(#""checks":{}"#, with: #""checks":{\#(next)}"#))
        // A row that grows in the middle moves everything after it.
        let long = String(repeating: "y", count: 100_000)
        try store.update(.setCells(table: "habits", row: "h5000", cells: [("title", .string(long))]))
        #expect(try store.tables()["habits"]?["h5000"] == ["title": long])
        #expect(try store.tables()["habits"]?.count == 10_000)
        #expect(try store.query(others) == rest)
        #expect(try store.query("PRAGMA integrity_check") == [["'ok'"]])
        #expect(try store.query("SELECT count(*) FROM sqlite_schema") == [["2"]])
    }

    /// Written text stays readable: it never grows past the maximum size for reading.
    @Test(arguments: [-1, 0, 1, 40])
    func textDoesNotGrowPastTheMaximum(excess: Int) throws {
        let before = #"[{"checks":{}},{}]"#
        let after = #"[{"checks":{"a":{"done":true}}},{}]"#
        let store = try TestStore(json: before)
        let limit = after.utf8.count - excess
        let connection = try SQLiteConnection(path: store.path, timeout: Patience.limit)
        try connection.execute("BEGIN IMMEDIATE")
        let cell = try JSONStoreCell(connection, maximumByteCount: limit)
        let edit = TinyBaseEdit.setCells(table: "checks", row: "a", cells: [("done", .bool(true))])
        if excess > 0 {
            let error = try #require(throws: TinyBaseError.self) { try cell.apply([edit]) }
            #expect(error.code == .tooLarge && error.message.contains("\(limit)"))
        } else {
            try cell.apply([edit])
        }
        try connection.execute("COMMIT")
        #expect(try store.text() == (excess > 0 ? before : after))
    }

    @Test func firstTextIsNotLargerThanTheMaximum() throws {
        let store = try TestStore(sql: #"CREATE TABLE "tinybase"("_id" PRIMARY KEY,"store")"#)
        let connection = try SQLiteConnection(path: store.path, timeout: Patience.limit)
        let cell = try JSONStoreCell(connection, maximumByteCount: 20)
        let edit = TinyBaseEdit.setCells(table: "checks", row: "a", cells: [("done", .bool(true))])
        #expect(try #require(throws: TinyBaseError.self) { try cell.apply([edit]) }.code == .tooLarge)
        #expect(try store.query("SELECT count(*) FROM tinybase") == [["0"]])
    }

    @Test(arguments: [40, 200, 5000, 2_000_000])
    func oneBitOnDiskTurnsABlobIntoText(length: Int) throws {
        let store = try TestStore(json: "[{},{}]")
        let connection = try SQLiteConnection(path: store.path, timeout: Patience.limit)
        try connection.execute("BEGIN IMMEDIATE; UPDATE tinybase SET store = zeroblob(\(length))", writing: true)
        // Nothing is changed if the row is not the expected one.
        #expect(try !StoredTextMark(connection, rowID: 1, byteCount: length + 1).set())
        #expect(try !StoredTextMark(connection, rowID: 2, byteCount: length).set())
        #expect(try StoredTextMark(connection, rowID: 1, byteCount: length).set())
        try connection.execute("COMMIT", writing: true)
        let stored = try store.query("SELECT typeof(store), length(CAST(store AS BLOB)) FROM tinybase")
        #expect(stored == [["'text'", "\(length)"]])
        #expect(try store.query("PRAGMA integrity_check") == [["'ok'"]])
    }

    @Test func unexpectedPageIsNotChanged() {
        var page = [UInt8](repeating: 0, count: 512)
        for first in [0x00, 0x02, 0x0A, 0xFF] as [UInt8] {
            page[0] = first
            guard case .nothing = TablePage(page).find(1) else {
                Issue.record("\(first)")
                continue
            }
        }
        // A leaf page whose cell pointer is out of bounds.
        page[0] = 0x0D
        page[4] = 1
        page[8] = 0xFF
        guard case .nothing = TablePage(page).find(1) else {
            Issue.record("outside")
            return
        }
    }
}
