import CSQLite

/// Replaces a store's text with a text of another length.
struct JSONStoreRewriting {
    private let connection: SQLiteConnection
    private let rowID: Int64

    init(_ connection: SQLiteConnection, rowID: Int64) {
        self.connection = connection
        self.rowID = rowID
    }

    /// Stores a text that is completely in memory.
    func replace(with text: [UInt8]) throws(TinyBaseError) {
        let statement = try SQLiteStatement(
            #"UPDATE "tinybase" SET "store" = ?1 WHERE rowid = ?2"#,
            on: connection,
            writing: true
        )
        try statement.bind(text, at: 1)
        try statement.bind(rowID, at: 2)
        try statement.run()
    }

    /// Stores the old text with some splices applied, without holding the whole text in memory.
    ///
    /// SQL alone cannot do this: every value of type text passes through memory twice, 26 MB for three years of 100
    /// habits. A blob, however, can be created with its final length and filled in pieces, and it differs from a text
    /// of the same bytes by one bit of the row's header. The new text therefore goes to a temporary table, which SQLite
    /// keeps in a file, and from there into a blob in place of the old text. Then that bit is set, still within the
    /// transaction, whose journal already contains the page. If the bit cannot be set, for example in WAL mode, the
    /// text is stored through memory instead.
    ///
    /// - Parameters:
    ///   - source: The old text; it is closed.
    ///   - splices: The changes, sorted by position.
    ///   - length: The length of the new text in bytes.
    /// - Throws: `TinyBaseError`; the transaction must then be rolled back.
    func run(_ source: SQLiteBlob, _ splices: [JSONSplice], length: Int) throws(TinyBaseError) {
        let spliced = try makeTemporary(length: length)
        var offset = 0
        try JSONSplice.copy(source, splices) { (piece) throws(TinyBaseError) in
            try spliced.write(piece, at: offset)
            offset += piece.count
        }
        source.close()
        if try !storeByPieces(spliced) { try replace(with: try Self.bytes(of: spliced)) }
        spliced.close()
    }

    /// Creates a value of a given length in a temporary table of this connection; the file's schema stays unchanged.
    private func makeTemporary(length: Int) throws(TinyBaseError) -> SQLiteBlob {
        try connection.execute(
            """
            CREATE TEMP TABLE "tinybase_rewriting" ("text");
            PRAGMA temp.cache_size = -256;
            INSERT INTO temp."tinybase_rewriting" ("text") VALUES (zeroblob(\(length)));
            """,
            writing: true
        )
        return try SQLiteBlob(
            connection,
            schema: "temp",
            table: "tinybase_rewriting",
            column: "text",
            rowID: 1,
            writing: true
        )
    }

    /// Stores the text in pieces; returns false if the value could not be marked as text.
    private func storeByPieces(_ spliced: SQLiteBlob) throws(TinyBaseError) -> Bool {
        guard try StoredTextMark.isPossible(on: connection) else { return false }
        let statement = try SQLiteStatement(
            #"UPDATE "tinybase" SET "store" = zeroblob(?1) WHERE rowid = ?2"#,
            on: connection,
            writing: true
        )
        try statement.bind(Int64(spliced.byteCount), at: 1)
        try statement.bind(rowID, at: 2)
        try statement.run()
        let stored = try SQLiteBlob(connection, table: "tinybase", column: "store", rowID: rowID, writing: true)
        var offset = 0
        try JSONSplice.copy(spliced, []) { (piece) throws(TinyBaseError) in
            try stored.write(piece, at: offset)
            offset += piece.count
        }
        stored.close()
        return try StoredTextMark(connection, rowID: rowID, byteCount: spliced.byteCount).set()
    }

    private static func bytes(of blob: SQLiteBlob) throws(TinyBaseError) -> [UInt8] {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(blob.byteCount)
        try JSONSplice.copy(blob, []) { piece in bytes.append(contentsOf: piece) }
        return bytes
    }
}
