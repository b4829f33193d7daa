import CSQLite

/// Puts a text of another length in the place of a store's text.
struct JSONStoreRewriting {
    private let connection: SQLiteConnection
    private let rowID: Int64

    init(_ connection: SQLiteConnection, rowID: Int64) {
        self.connection = connection
        self.rowID = rowID
    }

    /// Stores a text that is in memory.
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

    /// Stores a text that is never in memory as a whole: the old one with some splices done.
    ///
    /// SQL has no way to do that: whatever becomes text passes through memory twice, 26 MB for three years of 100 habits. A
    /// blob can be made at its length and filled piece by piece, and differs from a text of the same bytes in one bit of its
    /// row's header. So the new text goes to a temporary table (which SQLite keeps in a file), from there into a blob in the
    /// old text's place, and then that bit is set, still within the transaction: its journal has the page already. Where
    /// the bit cannot be set so, in WAL mode for one, the text is stored through memory after all.
    ///
    /// - Parameters:
    ///   - source: The old text; it is closed.
    ///   - splices: The changes, in the order of their places.
    ///   - length: The length of the new text in bytes.
    /// - Throws: `TinyBaseError`; the transaction has to be rolled back then.
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

    /// A value of a length in a temporary table of this connection; the file's schema stays as it is.
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

    /// Stores the text piece by piece; false if it could not become text.
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
