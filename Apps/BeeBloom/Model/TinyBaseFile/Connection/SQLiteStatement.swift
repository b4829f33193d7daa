import CSQLite

/// A prepared statement, finalized by `deinit`.
final class SQLiteStatement {
    private let connection: SQLiteConnection
    private let handle: OpaquePointer?
    private let writing: Bool

    init(_ sql: String, on connection: SQLiteConnection, writing: Bool = false) throws(TinyBaseError) {
        var prepared: OpaquePointer?
        let code = sqlite3_prepare_v2(connection.handle, sql, -1, &prepared, nil)
        guard code == SQLITE_OK else { throw connection.failure(code, writing: writing) }
        handle = prepared
        self.connection = connection
        self.writing = writing
    }

    deinit { sqlite3_finalize(handle) }

    /// Binds a value to a parameter, counted from 1.
    func bind(_ value: TinyBaseValue, at parameter: Int32) throws(TinyBaseError) {
        switch value {
        case .null: try check(sqlite3_bind_null(handle, parameter))
        case .bool(let flag): try check(sqlite3_bind_int(handle, parameter, flag ? 1 : 0))
        case .string(let text): try bind(Array(text.utf8), at: parameter)
        case .number(let number):
            // A number without a fraction is stored as an integer, as JavaScript's drivers do.
            if let integer = Int64(exactly: number) {
                try check(sqlite3_bind_int64(handle, parameter, integer))
            } else {
                try check(sqlite3_bind_double(handle, parameter, number))
            }
        }
    }

    func bind(_ text: [UInt8], at parameter: Int32) throws(TinyBaseError) {
        let code = text.withUnsafeBytes { bytes in
            let start = bytes.baseAddress.map { $0.assumingMemoryBound(to: CChar.self) }
            // A nil pointer would bind NULL; empty text needs a valid address.
            guard let start else {
                return sqlite3_bind_text64(handle, parameter, "", 0, csqlite_transient(), Self.utf8)
            }
            return sqlite3_bind_text64(
                handle,
                parameter,
                start,
                sqlite3_uint64(bytes.count),
                csqlite_transient(),
                Self.utf8
            )
        }
        try check(code)
    }

    func bind(_ number: Int64, at parameter: Int32) throws(TinyBaseError) {
        try check(sqlite3_bind_int64(handle, parameter, number))
    }

    /// Advances to the next row; returns false after the last one.
    func step() throws(TinyBaseError) -> Bool {
        switch sqlite3_step(handle) {
        case SQLITE_ROW: return true
        case SQLITE_DONE: return false
        case let code: throw connection.failure(code, writing: writing)
        }
    }

    /// Runs the statement to completion.
    func run() throws(TinyBaseError) {
        while try step() {}
    }

    /// The value of a column of the current row, counted from 0; a blob counts as null, because TinyBase stores no
    /// blobs.
    func value(at column: Int32) -> TinyBaseValue {
        switch sqlite3_column_type(handle, column) {
        case SQLITE_INTEGER: .number(Double(sqlite3_column_int64(handle, column)))
        case SQLITE_FLOAT: .number(sqlite3_column_double(handle, column))
        case SQLITE_TEXT: .string(text(at: column))
        default: .null
        }
    }

    /// The text of a column of the current row, counted from 0; other types are converted, and NULL is empty.
    func text(at column: Int32) -> String {
        guard let bytes = sqlite3_column_text(handle, column) else { return "" }
        let count = Int(sqlite3_column_bytes(handle, column))
        return String(decoding: UnsafeBufferPointer(start: bytes, count: count), as: UTF8.self)
    }

    /// The integer in a column of the current row, counted from 0.
    func integer(at column: Int32) -> Int64 { sqlite3_column_int64(handle, column) }

    private static var utf8: UInt8 { UInt8(SQLITE_UTF8) }

    private func check(_ code: Int32) throws(TinyBaseError) {
        guard code == SQLITE_OK else { throw connection.failure(code, writing: writing) }
    }
}
