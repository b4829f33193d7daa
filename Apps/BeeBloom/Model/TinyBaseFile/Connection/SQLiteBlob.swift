import CSQLite

/// The bytes of one stored value, read and overwritten in pieces and in place.
///
/// It works for text as well as blobs: <https://www.sqlite.org/c3ref/blob_open.html>.
final class SQLiteBlob: JSONSource {
    private let connection: SQLiteConnection
    private var handle: OpaquePointer?
    private let writing: Bool
    /// The length of the value in bytes; it cannot change through this object.
    let byteCount: Int

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

    /// Closes the value early; reading it afterwards is an error.
    func close() {
        sqlite3_blob_close(handle)
        handle = nil
    }

    /// Fills a buffer with the bytes that start at an offset.
    func read(into buffer: UnsafeMutableRawBufferPointer, at offset: Int) throws(TinyBaseError) {
        let code = sqlite3_blob_read(handle, buffer.baseAddress, Int32(buffer.count), Int32(offset))
        guard code == SQLITE_OK else { throw connection.failure(code, writing: writing) }
    }

    /// Overwrites the bytes that start at an offset.
    func write(_ bytes: UnsafeRawBufferPointer, at offset: Int) throws(TinyBaseError) {
        let code = sqlite3_blob_write(handle, bytes.baseAddress, Int32(bytes.count), Int32(offset))
        guard code == SQLITE_OK else { throw connection.failure(code, writing: true) }
    }
}
