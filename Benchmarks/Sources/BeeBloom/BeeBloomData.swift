import CSQLite
import Foundation

/// Creates stores as TinyBase writes them, with 100 habits in 10 groups, four in five of which are checked each day.
enum BeeBloomData {
    /// The last day with checks.
    static let today = "2026-02-03"
    /// The number of unchecked habits on that day.
    static let leftToday = 10

    /// Creates a file in tabular mode.
    ///
    /// - Parameters:
    ///   - path: The path of the new file.
    ///   - days: The number of days with checks, up to ``today``.
    /// - Throws: ``UsageError`` if SQLite fails.
    static func makeTabular(_ path: String, days: Int) throws {
        var sql = ["BEGIN"]
        for (name, cells, rows) in tables(days: days) {
            let columns = cells.map { "\"\($0)\"" }.joined(separator: ",")
            sql.append("CREATE TABLE \"\(name)\"(\"_id\" PRIMARY KEY,\(columns))")
            for (id, values) in rows {
                let literals = ([id] + values).map { literal($0) }.joined(separator: ",")
                sql.append("INSERT INTO \"\(name)\" VALUES (\(literals))")
            }
        }
        try run(sql + ["COMMIT"], on: path)
    }

    /// Creates a file in JSON mode.
    ///
    /// - Parameters:
    ///   - path: The path of the new file.
    ///   - days: The number of days with checks, up to ``today``.
    /// - Returns: The text of the store.
    /// - Throws: ``UsageError`` if SQLite fails.
    @discardableResult
    static func makeJSON(_ path: String, days: Int) throws -> String {
        let tables = tables(days: days)
            .map { name, cells, rows in
                let rows = rows.map { id, values in
                    let cells = zip(cells, values).map { "\"\($0)\":\($1)" }.joined(separator: ",")
                    return "\(id):{\(cells)}"
                }
                return "\"\(name)\":{\(rows.joined(separator: ","))}"
            }
        let text = "[{\(tables.joined(separator: ","))},{\"theme\":\"dark\"}]"
        try run(
            [#"CREATE TABLE "tinybase"("_id" PRIMARY KEY,"store")"#, "INSERT INTO tinybase VALUES ('_', '\(text)')"],
            on: path
        )
        return text
    }

    /// Returns the first column of a query's rows.
    static func strings(_ sql: String, in path: String) throws -> [String] {
        var file: OpaquePointer?
        var statement: OpaquePointer?
        defer {
            sqlite3_finalize(statement)
            sqlite3_close(file)
        }
        guard sqlite3_open(path, &file) == SQLITE_OK, sqlite3_prepare_v2(file, sql, -1, &statement, nil) == SQLITE_OK
        else { throw UsageError(text: String(cString: sqlite3_errmsg(file))) }
        var rows: [String] = []
        while sqlite3_step(statement) == SQLITE_ROW {
            rows.append(sqlite3_column_text(statement, 0).map { String(cString: $0) } ?? "")
        }
        return rows
    }

    private typealias Rows = [(id: String, values: [String])]

    /// Returns the tables with their cells and rows; ids and values are JSON.
    private static func tables(days: Int) -> [(name: String, cells: [String], rows: Rows)] {
        let stamp = "\"2026-01-01T00:00:00.000Z\""
        let ids = (0..<100).map { "\(1_735_689_600_000 + $0 * 1000)-\(String(format: "%09d", $0))" }
        let groups: Rows = (0..<10)
            .map { ("\"g\($0)\"", ["\"g\($0)\"", "\"Group \($0)\"", "\"#6C63FF\"", "\($0 * 10)", stamp]) }
        let habits: Rows = ids.enumerated()
            .map { index, id in
                let group = "\"g\(index / 10)\""
                let values = ["\"\(id)\"", "\"Habit \(index)\"", "null", "\"#FF5733\"", group, "\(index % 10 * 10)"]
                return ("\"\(id)\"", values + [stamp, "null", "7"])
            }
        var checks: Rows = []
        for (offset, day) in dates(days).enumerated() {
            for (index, id) in ids.enumerated() where isChecked(index, offset, isToday: day == today) {
                let values = ["\"\(id)\"", "\"\(day)\"", "true", "\"\(day)T08:00:00.000Z\""]
                checks.append(("\"\(id):\(day)\"", values))
            }
        }
        let cells = [
            "id", "title", "description", "color", "groupId", "order", "createdAt", "deletedAt", "weeklyTarget",
        ]
        return [
            ("habitGroups", ["id", "title", "color", "order", "createdAt"], groups), ("habits", cells, habits),
            ("checks", ["habitId", "date", "completed", "updatedAt"], checks),
        ]
    }

    private static func isChecked(_ habit: Int, _ day: Int, isToday: Bool) -> Bool {
        isToday ? !habit.isMultiple(of: 10) : (habit * 7 + day) % 5 != 0
    }

    /// Returns the days up to ``today``, oldest first.
    private static func dates(_ count: Int) -> [String] {
        var format = Date.ISO8601FormatStyle()
        format = format.year().month().day()
        let last = (try? format.parse(today)) ?? Date(timeIntervalSince1970: 0)
        return (0..<count).reversed().map { last.addingTimeInterval(Double($0) * -86_400).formatted(format) }
    }

    /// Returns a JSON value as SQL; the values here contain no quotes or escapes.
    private static func literal(_ json: String) -> String {
        switch json {
        case "true": "1"
        case "null": "NULL"
        default: json.hasPrefix("\"") ? "'\(json.dropFirst().dropLast())'" : json
        }
    }

    private static func run(_ sql: [String], on path: String) throws {
        var file: OpaquePointer?
        defer { sqlite3_close(file) }
        guard sqlite3_open(path, &file) == SQLITE_OK else { throw UsageError(text: "cannot create \(path)") }
        for line in sql where sqlite3_exec(file, line, nil, nil, nil) != SQLITE_OK {
            throw UsageError(text: String(cString: sqlite3_errmsg(file)))
        }
    }
}
