import Foundation
import Testing
import VitrineTesting

@testable import BeeBloomModel

/// The rows read, compared with those of SQLite and Foundation for the same file.
struct ReadingTests {
    @Test func bothModesOfOneStoreGiveTheSameRows() throws {
        let requests = [
            RowRequest(table: "habits", cells: ["title", "description", "color", "groupId", "order"]),
            RowRequest(table: "habits", cells: ["title"], filter: .isNull("deletedAt")),
            RowRequest(table: "habitGroups", cells: ["title", "color", "order", "nothing"]),
            RowRequest(table: "checks", cells: ["habitId"], filter: .text("date", "2026-02-01"..."2026-02-03")),
            RowRequest(table: "checks", cells: ["habitId"], filter: .text("nothing", ""..."z")),
            RowRequest(table: "checks", cells: [], filter: .textOrEndOfID("nothing", "2026-02-03"..."2026-02-03")),
            RowRequest(table: "habits", cells: ["order"], filter: .rowID("1735689601000-00000440u")),
            RowRequest(table: "nothing", cells: ["title"]),
            RowRequest(table: "habits", cells: ["title"], filter: .isNull("nothing")),
        ]
        let json = try TestStore(fixture: "beebloom-json").file().rows(requests)
        let tabular = try TestStore(fixture: "beebloom-tabular").file().rows(requests)
        #expect(json.map(Set.init) == tabular.map(Set.init))
        #expect(json.map(\.count) == [20, 19, 3, 42, 0, 10, 1, 0, 20])
    }

    @Test func tabularRowsMatchSQLite() throws {
        let store = try TestStore(fixture: "beebloom-tabular")
        let rows = try store.file().rows([RowRequest(table: "checks", cells: ["habitId", "date", "completed"])])[0]
        let peer = try store.query("SELECT _id, habitId, date, completed FROM checks")
        let ours = rows.map { row in
            ["'\(row.id)'"]
                + row.cells.map { cell in
                    switch cell {
                    case .string(let text): "'\(text)'"
                    case .number(let number): "\(Int(number))"
                    default: "?"
                    }
                }
        }
        #expect(ours == peer)
    }

    @Test func randomJSONIsReadLikeFoundationReadsIt() throws {
        var generator = SeededGenerator(seed: 20_260_203)
        for round in 0..<300 {
            let tables = RandomTables.make(using: &generator)
            let options: JSONSerialization.WritingOptions =
                round.isMultiple(of: 2) ? [.prettyPrinted, .sortedKeys] : [.withoutEscapingSlashes]
            let json = String(
                decoding: try JSONSerialization.data(withJSONObject: [tables, ["v": 1]], options: options),
                as: UTF8.self
            )
            let text = round.isMultiple(of: 3) ? RandomTables.escaped(json) : json
            let store = try TestStore(json: text)
            for (name, table) in tables {
                let cells = Array(Set(table.values.flatMap(\.keys)))
                let rows = try store.file().rows([RowRequest(table: name, cells: cells)])[0]
                #expect(Set(rows.map(\.id)) == Set(table.keys), "seed 20260203, round \(round): \(text)")
                for row in rows {
                    let peer = cells.map { Self.value(table[row.id]?[$0] as? AnyHashable) }
                    #expect(row.cells == peer, "seed 20260203, round \(round): \(text)")
                }
            }
        }
    }

    @Test func elementsAcrossAPieceBoundaryAreReadCompletely() throws {
        // The text is read in pieces of 65,536 bytes: the test moves a row across the boundary byte by byte.
        for shift in 0..<120 {
            let padding = String(repeating: "p", count: 65_536 - 90 + shift)
            let json = #"[{"a":{"p":{"text":"\#(padding)"}},"habits":{"h\n1":{"title":"A \"b\" ä","order":10}}},{}]"#
            let rows = try TestStore(json: json).file().rows([RowRequest(table: "habits", cells: ["title", "order"])])
            #expect(rows == [[TinyBaseRow(id: "h\n1", cells: [.string("A \"b\" ä"), .number(10)])]], "\(shift)")
        }
    }

    @Test func rowOfHundredsOfKilobytesIsRead() throws {
        let long = String(repeating: "🌱", count: 60_000)
        let store = try TestStore(json: #"[{"habits":{"a":{"title":"\#(long)"},"b":{"title":"x"}}},{}]"#)
        let rows = try store.file().rows([RowRequest(table: "habits", cells: ["title"])])[0]
        #expect(rows.map { $0.cells[0].text?.count } == [60_000, 1])
    }

    @Test func lastOfSeveralCellsWithOneNameCounts() throws {
        let store = try TestStore(json: #"[{"t":{"r":{"a":1,"a":2}}},{}]"#)
        #expect(try store.file().rows([RowRequest(table: "t", cells: ["a"])])[0][0].cells == [.number(2)])
    }

    @Test func cellsThatAreNotScalarsAreNull() throws {
        let store = try TestStore(json: #"[{"t":{"r":{"a":{"x":[1,"}"]},"b":[[]],"c":3}}},{}]"#)
        let row = try store.file().rows([RowRequest(table: "t", cells: ["a", "b", "c"])])[0][0]
        #expect(row.cells == [.null, .null, .number(3)])
    }

    @Test func namesWithQuotesAreNotExecutedAsSQL() throws {
        let store = try TestStore(sql: #"CREATE TABLE "a""b"("_id" PRIMARY KEY,"c""d")"#)
        try store.update(.setCells(table: "a\"b", row: "x\"'", cells: [("c\"d", .string("'); DROP TABLE"))]))
        let rows = try store.file().rows([RowRequest(table: "a\"b", cells: ["c\"d", "_id"], filter: .rowID("x\"'"))])
        #expect(rows == [[TinyBaseRow(id: "x\"'", cells: [.string("'); DROP TABLE"), .null])]])
    }

    @Test func readingDoesNotChangeTheFile() throws {
        for fixture in ["beebloom-json", "beebloom-tabular", "mergeable"] {
            let store = try TestStore(fixture: fixture)
            let before = try store.data
            _ = try? store.file().rows([RowRequest(table: "habits", cells: ["title"])])
            #expect(try store.data == before)
            #expect(try FileManager.default.contentsOfDirectory(atPath: store.folder) == ["tinybase.db"])
        }
    }

    /// Converts a value of Foundation's parser to a cell.
    static func value(_ value: AnyHashable?) -> TinyBaseValue {
        switch value {
        case let text as String: .string(text)
        case let number as NSNumber where CFBooleanCheck.isBoolean(number): .bool(number.boolValue)
        case let number as NSNumber: .number(number.doubleValue)
        default: .null
        }
    }
}

/// Distinguishes Foundation's Booleans from its numbers.
private enum CFBooleanCheck {
    static func isBoolean(_ number: NSNumber) -> Bool { String(cString: number.objCType) == "c" }
}
