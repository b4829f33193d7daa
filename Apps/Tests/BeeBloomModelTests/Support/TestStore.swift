import BeeBloomModel
import CSQLite
import Foundation
import Testing
import VitrineTesting

/// A separate folder with one store, removed after the test.
final class TestStore: Sendable {
    private let containers: TemporaryContainers
    let path: String

    /// Creates a folder without a file.
    init() throws {
        containers = try TemporaryContainers()
        path = containers.path + "/tinybase.db"
    }

    var folder: String { containers.path }

    /// Copies a file that TinyBase wrote.
    convenience init(fixture: String) throws {
        try self.init()
        try FileManager.default.copyItem(atPath: Self.fixture(fixture), toPath: path)
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: path)
    }

    /// Creates a store in JSON mode from a text.
    convenience init(json: String) throws {
        try self.init()
        try self.sql(#"CREATE TABLE "tinybase"("_id" PRIMARY KEY,"store")"#)
        try setStore(json)
    }

    convenience init(sql: String) throws {
        try self.init()
        try self.sql(sql)
    }

    static func fixture(_ name: String) -> String {
        URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .appendingPathComponent("Fixtures/\(name).db").path
    }

    func setStore(_ json: String) throws {
        try self.sql("INSERT OR REPLACE INTO tinybase VALUES ('_', '\(json.replacing("'", with: "''"))')")
    }

    func put(_ data: Data) throws { try data.write(to: URL(fileURLWithPath: path)) }

    var data: Data { get throws { try Data(contentsOf: URL(fileURLWithPath: path)) } }

    /// Runs SQL through SQLite itself, and returns the first column of each row as text.
    @discardableResult
    func sql(_ sql: String) throws -> [String] { try query(sql, isQuoted: false).map { $0[0] } }

    /// Returns all rows of the results, with values in SQL notation or as plain text.
    @discardableResult
    func query(_ sql: String, isQuoted: Bool = true) throws -> [[String]] {
        var file: OpaquePointer?
        guard sqlite3_open(path, &file) == SQLITE_OK else { throw SQLFailure(text: "cannot open \(path)") }
        defer { sqlite3_close(file) }
        // Test data need not survive a power failure.
        sqlite3_exec(file, "PRAGMA synchronous = OFF", nil, nil, nil)
        var rows: [[String]] = []
        var rest = sql
        while !rest.allSatisfy(\.isWhitespace) {
            var statement: OpaquePointer?
            var tail: UnsafePointer<CChar>?
            let next: String = try rest.withCString { text in
                guard sqlite3_prepare_v2(file, text, -1, &statement, &tail) == SQLITE_OK else {
                    throw SQLFailure(text: String(cString: sqlite3_errmsg(file)))
                }
                return tail.map { String(cString: $0) } ?? ""
            }
            defer { sqlite3_finalize(statement) }
            var code = sqlite3_step(statement)
            while code == SQLITE_ROW {
                rows.append((0..<sqlite3_column_count(statement)).map { Self.text(statement, $0, isQuoted: isQuoted) })
                code = sqlite3_step(statement)
            }
            guard code == SQLITE_DONE else { throw SQLFailure(text: String(cString: sqlite3_errmsg(file))) }
            rest = next
        }
        return rows
    }

    private static func text(_ statement: OpaquePointer?, _ column: Int32, isQuoted: Bool) -> String {
        let type = sqlite3_column_type(statement, column)
        guard type != SQLITE_NULL, let text = sqlite3_column_text(statement, column) else { return "NULL" }
        let value = String(cString: text)
        return isQuoted && type == SQLITE_TEXT ? "'\(value)'" : value
    }

    /// The text of a store in JSON mode.
    func text() throws -> String {
        let quoted = try query(#"SELECT "store" FROM "tinybase" WHERE "_id" = '_' AND typeof("store") = 'text'"#)
        let text = try #require(quoted.first?.first)
        return String(text.dropFirst().dropLast())
    }

    /// The tables of a store in JSON mode, as Foundation reads them.
    func tables() throws -> [String: [String: [String: AnyHashable]]] {
        let content = try JSONSerialization.jsonObject(with: Data(text().utf8)) as? [Any]
        return try #require(content?.first as? [String: [String: [String: AnyHashable]]])
    }

    func file(timeout: Duration = Patience.limit) throws -> TinyBaseFile {
        try TinyBaseFile.open(at: path, timeout: timeout)
    }

    @discardableResult
    func update(timeout: Duration = Patience.limit, _ edits: TinyBaseEdit...) throws -> Bool {
        try TinyBaseFile.update(at: path, timeout: timeout) { _ in edits }
    }
}

struct SQLFailure: Error {
    var text: String
}
