@_exported public import AppTestSupport
import BeeBloomModel
import Foundation
import Vitrine
import VitrineTesting

/// Both formats of a TinyBase store.
let bothModes: [TinyBaseMode] = [.json, .tabular]

/// A table in a test: rows of cells.
///
/// A cell with `NSNull()` is null; a missing cell is absent.
typealias TestTable = [String: [String: Any]]

extension TestStore {
    /// Copies a file that TinyBase wrote: 20 habits, one of them deleted, and 60 days of checks up to 2026-02-03.
    convenience init(fixture mode: TinyBaseMode) throws {
        try self.init()
        try copyFixture(mode)
    }

    /// Creates a store with some tables.
    convenience init(_ mode: TinyBaseMode, _ tables: [String: TestTable]) throws {
        try self.init()
        switch mode {
        case .json: try makeJSON(tables)
        case .tabular: try makeTables(tables)
        }
    }

    /// The fixture that TinyBase wrote in a mode.
    static func fixture(_ mode: TinyBaseMode) -> URL {
        URL(fileURLWithPath: fixture("beebloom-\(mode)"))
    }

    func copyFixture(_ mode: TinyBaseMode) throws {
        try Data(contentsOf: Self.fixture(mode)).write(to: URL(fileURLWithPath: path))
    }

    /// Returns the store.
    func store(timeout: Duration = Patience.limit) -> BeeBloomStore { BeeBloomStore(path: path, timeout: timeout) }

    /// Returns all rows of a table in either mode.
    func rows(_ table: String, _ cells: [String]) throws -> [String: [TinyBaseValue]] {
        let rows =
            try TinyBaseFile.open(at: path, timeout: Patience.limit)
            .rows([RowRequest(table: table, cells: cells)])[0]
        return Dictionary(uniqueKeysWithValues: rows.map { ($0.id, $0.cells) })
    }

    private func makeJSON(_ tables: [String: TestTable]) throws {
        let data = try JSONSerialization.data(withJSONObject: [tables, ["theme": "dark"]])
        let text = String(decoding: data, as: UTF8.self).replacing("'", with: "''")
        try sql(#"CREATE TABLE "tinybase"("_id" PRIMARY KEY,"store"); INSERT INTO tinybase VALUES ('_', '\#(text)')"#)
    }

    private func makeTables(_ tables: [String: TestTable]) throws {
        var lines = [#"CREATE TABLE "tinybase_values"("_id" PRIMARY KEY,"theme")"#]
        for (name, table) in tables {
            let cells = Set(table.values.flatMap(\.keys)).sorted()
            let columns = cells.map { ",\"\($0)\"" }.joined()
            lines.append("CREATE TABLE \"\(name)\"(\"_id\" PRIMARY KEY\(columns))")
            for (id, row) in table {
                let values = cells.map { Self.literal(row[$0]) }
                lines.append("INSERT INTO \"\(name)\" VALUES (\(([Self.literal(id)] + values).joined(separator: ",")))")
            }
        }
        try sql(lines.joined(separator: ";\n"))
    }

    private static func literal(_ value: Any?) -> String {
        switch value {
        case let text as String: "'\(text.replacing("'", with: "''"))'"
        case let flag as Bool: flag ? "1" : "0"
        case let number as Int: "\(number)"
        case let number as Double: "\(number)"
        default: "NULL"
        }
    }
}

extension BeeBloomStore {
    /// The habits left on a day, as the widget's query returns them from a board that was read for it.
    func left(on day: LocalDay, warn: (HabitWarning) -> Void = { _ in }) throws(BeeBloomError) -> [HabitWidgetItem] {
        let board = try board(days: day...day)
        board.warnings.forEach(warn)
        return getTodayIncompleteHabits(board, today: day)
    }

    /// The view state at a moment, as the widget's query returns it from a board that was read for it.
    func viewState(maxDisplay: Int, at moment: Moment) throws(BeeBloomError) -> WidgetViewState {
        getWidgetViewState(try board(days: moment.today...moment.today), maxDisplay: maxDisplay, at: moment)
    }
}
