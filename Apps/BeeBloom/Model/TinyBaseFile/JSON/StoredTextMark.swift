import CSQLite

/// Converts the blob in the column `store` to a text of the same bytes, by one bit in the header of its row.
///
/// A record states the type of each column as a number: 12 + 2 n for a blob of n bytes, 13 + 2 n for a text:
/// <https://www.sqlite.org/fileformat2.html#record_format>. The page is flushed, changed on disk within the transaction
/// that holds the exclusive lock, dropped from the cache, and read again to confirm that SQLite reports a text. If the
/// process is killed in between, SQLite's journal restores the previous page.
struct StoredTextMark {
    private let connection: SQLiteConnection
    private let rowID: Int64
    private let byteCount: Int

    init(_ connection: SQLiteConnection, rowID: Int64, byteCount: Int) {
        self.connection = connection
        self.rowID = rowID
        self.byteCount = byteCount
    }

    /// Whether the file is written in place and its journal is on disk.
    static func isPossible(on connection: SQLiteConnection) throws(TinyBaseError) -> Bool {
        let statement = try SQLiteStatement("PRAGMA main.journal_mode", on: connection)
        guard try statement.step() else { return false }
        return ["delete", "truncate", "persist"].contains(statement.text(at: 0))
    }

    /// Sets the bit.
    ///
    /// - Returns: Whether the column is text now. If not, it is still a blob with the correct bytes.
    func set() throws(TinyBaseError) -> Bool {
        let flushed = sqlite3_db_cacheflush(connection.handle)
        guard flushed == SQLITE_OK else { throw connection.failure(flushed, writing: true) }
        guard let file = databaseFile(), let place = try place(in: file) else { return false }
        // The lowest bit of the number is the lowest bit of the last byte of its variable-length form.
        var byte = place.lastByte | 1
        let written = file.pointee.pMethods.pointee.xWrite(file, &byte, 1, place.offset)
        guard written == SQLITE_OK else { throw connection.failure(written, writing: true) }
        sqlite3_db_release_memory(connection.handle)
        return try isText()
    }

    private func isText() throws(TinyBaseError) -> Bool {
        let statement = try SQLiteStatement(#"SELECT typeof("store") FROM "tinybase" WHERE rowid = ?1"#, on: connection)
        try statement.bind(rowID, at: 1)
        return try statement.step() && statement.text(at: 0) == "text"
    }

    /// The open file of the connection: <https://www.sqlite.org/c3ref/c_fcntl_begin_atomic_write.html>.
    private func databaseFile() -> UnsafeMutablePointer<sqlite3_file>? {
        var file: UnsafeMutablePointer<sqlite3_file>?
        let code = sqlite3_file_control(connection.handle, "main", SQLITE_FCNTL_FILE_POINTER, &file)
        return code == SQLITE_OK ? file : nil
    }

    /// The position of the last byte of the column's type; nil if the page is not as expected, as in an encrypted file.
    private func place(
        in file: UnsafeMutablePointer<sqlite3_file>
    ) throws(TinyBaseError) -> (offset: Int64, lastByte: UInt8)? {
        guard let pageSize = try number("PRAGMA main.page_size"),
            var page = try number("SELECT rootpage FROM main.sqlite_schema WHERE type = 'table' AND name = 'tinybase'")
        else { return nil }
        // A tree of 64-bit keys is never this deep: the limit ends a loop in a damaged file.
        for _ in 0..<20 {
            var bytes = [UInt8](repeating: 0, count: pageSize)
            let read = file.pointee.pMethods.pointee.xRead(
                file,
                &bytes,
                Int32(pageSize),
                Int64(page - 1) * Int64(pageSize)
            )
            guard read == SQLITE_OK else { throw connection.failure(read, writing: true) }
            switch TablePage(bytes).find(rowID) {
            case .child(let child) where child > 1: page = child
            case .row(let record):
                guard let last = record.lastByteOfType(column: 1, expecting: 12 + 2 * byteCount) else { return nil }
                return (Int64(page - 1) * Int64(pageSize) + Int64(last), bytes[last])
            default: return nil
            }
        }
        return nil
    }

    private func number(_ sql: String) throws(TinyBaseError) -> Int? {
        let statement = try SQLiteStatement(sql, on: connection)
        return try statement.step() ? Int(statement.integer(at: 0)) : nil
    }
}
