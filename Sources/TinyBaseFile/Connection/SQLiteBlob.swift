import CSQLite

/// The bytes of one stored value, read and overwritten in place piece by piece.
///
/// Works on text as on blobs: <https://www.sqlite.org/c3ref/blob_open.html>.
final class SQLiteBlob: JSONSource {
    private let connection: SQLiteConnection
    private var handle: OpaquePointer?
    private let writing: Bool
    /// The length of the value in bytes, which cannot change here.
    let byteCount: Int

    /// Opens a value.
    init(
        _ connection: SQLiteConnection,
        schema: String = "main",
        table: String,
        column: String,
        rowID: Int64,
        writing: Bool = false
    ) throws(TinyBaseError) {
        var opened: OpaquePointer?
        let code = sqlite3_blob_open(connection.handle, schema, table, column, rowID, writing ? 1 : 0, &opened)
        guard code == SQLITE_OK else { throw connection.failure(code, writing: writing) }
        handle = opened
        byteCount = Int(sqlite3_blob_bytes(opened))
        self.connection = connection
        self.writing = writing
    }

    deinit { close() }

    /// Closes the value before its owner is gone; reading it afterwards is an error.
    func close() {
        sqlite3_blob_close(handle)
        handle = nil
    }

    /// Reads bytes from an offset on.
    func read(into buffer: UnsafeMutableRawBufferPointer, at offset: Int) throws(TinyBaseError) {
        let code = sqlite3_blob_read(handle, buffer.baseAddress, Int32(buffer.count), Int32(offset))
        guard code == SQLITE_OK else { throw connection.failure(code, writing: writing) }
    }

    /// Overwrites bytes from an offset on.
    func write(_ bytes: UnsafeRawBufferPointer, at offset: Int) throws(TinyBaseError) {
        let code = sqlite3_blob_write(handle, bytes.baseAddress, Int32(bytes.count), Int32(offset))
        guard code == SQLITE_OK else { throw connection.failure(code, writing: true) }
    }
}
