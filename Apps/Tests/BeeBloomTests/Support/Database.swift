import CSQLite
import Foundation
import Testing

/// A SQLite file, accessed directly without the code under test.
final class Database {
    private var handle: OpaquePointer?

    /// Opens a file and creates it if needed.
    init(_ path: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
        let opened = sqlite3_open(path, &handle)
        try #require(opened == SQLITE_OK, "\(path): \(opened)", sourceLocation: sourceLocation)
    }

    deinit { sqlite3_close(handle) }

    /// Runs a statement and returns the columns of every row as text, with `-` for NULL.
    @discardableResult
    func run(_ sql: String, sourceLocation: SourceLocation = #_sourceLocation) throws -> [[String]] {
        var statement: OpaquePointer?
        let prepared = sqlite3_prepare_v2(handle, sql, -1, &statement, nil)
        try #require(prepared == SQLITE_OK, "\(sql): \(message)", sourceLocation: sourceLocation)
        defer { sqlite3_finalize(statement) }
        var rows: [[String]] = []
        while true {
            switch sqlite3_step(statement) {
            case SQLITE_ROW:
                rows.append(
                    (0..<sqlite3_column_count(statement))
                        .map { column in
                            sqlite3_column_text(statement, column).map { String(cString: $0) } ?? "-"
                        }
                )
            case SQLITE_DONE: return rows
            case let code:
                Issue.record("\(sql): \(code) \(message)", sourceLocation: sourceLocation)
                return rows
            }
        }
    }

    private var message: String { String(cString: sqlite3_errmsg(handle)) }

    /// A TinyBase store in JSON mode as a dictionary of tables.
    func tables() throws -> [String: [String: [String: JSONCell]]] {
        let text = try #require(try run("SELECT store FROM tinybase WHERE _id = '_'").first?.first)
        struct Store: Decodable {
            var tables: [String: [String: [String: JSONCell]]]
            init(from decoder: any Decoder) throws {
                var list = try decoder.unkeyedContainer()
                tables = try list.decode([String: [String: [String: JSONCell]]].self)
            }
        }
        return try JSONDecoder().decode(Store.self, from: Data(text.utf8)).tables
    }
}

/// A cell of a JSON store.
enum JSONCell: Decodable, Hashable {
    case null
    case bool(Bool)
    case number(Double)
    case text(String)

    init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer()
        if value.decodeNil() {
            self = .null
        } else if let bool = try? value.decode(Bool.self) {
            self = .bool(bool)
        } else if let number = try? value.decode(Double.self) {
            self = .number(number)
        } else {
            self = .text(try value.decode(String.self))
        }
    }
}
