import CSQLite

/// The row of the table `tinybase` that holds a whole store as JSON.
struct JSONStoreCell {
    /// The maximum size of a text, in bytes: enough for 200 habits over fifteen years.
    ///
    /// A larger text could be read, but not in the time that a widget has.
    static let maximumByteCount = 64 * 1024 * 1024
    /// The maximum size, in bytes, of a growing text that is rewritten in memory; larger ones go through a temporary
    /// table.
    static let maximumInMemory = 1024 * 1024

    /// The number of spaces that a piecewise rewrite leaves after its new rows, in bytes.
    ///
    /// White space has no meaning in JSON, and TinyBase drops it with its next save. Until then about a hundred more
    /// rows can be written into it in place, which avoids writing tens of megabytes for each.
    static let reserve = 16_384

    private let connection: SQLiteConnection
    /// The rowid; nil if the table is empty.
    private let rowID: Int64?
    private let maximumByteCount: Int

    /// Finds the row.
    ///
    /// - Parameters:
    ///   - connection: The open database.
    ///   - maximumByteCount: The maximum size of the text, in bytes.
    /// - Throws: `TinyBaseError` with code `damaged` if the stored value is not text, or `tooLarge`.
    init(
        _ connection: SQLiteConnection,
        maximumByteCount: Int = maximumByteCount
    ) throws(TinyBaseError) {
        self.connection = connection
        self.maximumByteCount = maximumByteCount
        // `typeof` reads only the row's header; the text itself is not loaded.
        let statement = try SQLiteStatement(
            #"SELECT rowid, typeof("store") FROM "tinybase" WHERE "_id" = '_'"#,
            on: connection
        )
        guard try statement.step() else {
            rowID = nil
            return
        }
        guard statement.text(at: 1) == "text" else {
            throw TinyBaseError(
                .damaged,
                "The store in \(connection.path) is of type \(statement.text(at: 1)), not text: restore the file."
            )
        }
        rowID = statement.integer(at: 0)
    }

    /// Reads rows in one pass over the text.
    func rows(_ requests: [RowRequest]) throws(TinyBaseError) -> [[TinyBaseRow]] {
        guard let rowID else { return requests.map { _ in [] } }
        let blob = try open(rowID, writing: false)
        return try JSONStoreWalk.run(blob, visitor: JSONRowCollector(requests)).rows
    }

    /// Changes rows; the rest of the text keeps its bytes.
    func apply(_ edits: [TinyBaseEdit]) throws(TinyBaseError) {
        guard let rowID else {
            let text = try Self.spliced(JSONBytes(bytes: Array("[{},{}]".utf8)), edits)
            try check(text.count)
            let statement = try SQLiteStatement(
                #"INSERT INTO "tinybase" ("_id", "store") VALUES ('_', ?1)"#,
                on: connection,
                writing: true
            )
            try statement.bind(text, at: 1)
            return try statement.run()
        }
        let source = try open(rowID, writing: false)
        var plan = try Self.plan(source, edits, reserve: source.byteCount > Self.maximumInMemory ? Self.reserve : 0)
        if JSONSplice.length(of: source.byteCount, after: plan) > maximumByteCount {
            // The last row that fits needs no space after it.
            plan = try Self.plan(source, edits)
        }
        source.close()
        if plan.allSatisfy(\.fits) {
            try overwrite(plan, rowID)
        } else {
            try rewrite(plan, rowID)
        }
    }

    private func overwrite(_ splices: [JSONSplice], _ rowID: Int64) throws(TinyBaseError) {
        let blob = try open(rowID, writing: true)
        for splice in splices {
            try splice.padded.withUnsafeBufferPointer { (bytes) throws(TinyBaseError) in
                try blob.write(UnsafeRawBufferPointer(bytes), at: splice.range.lowerBound)
            }
        }
    }

    private func rewrite(_ splices: [JSONSplice], _ rowID: Int64) throws(TinyBaseError) {
        let source = try open(rowID, writing: false)
        let length = JSONSplice.length(of: source.byteCount, after: splices)
        try check(length)
        guard length <= Self.maximumInMemory else {
            return try JSONStoreRewriting(connection, rowID: rowID).run(source, splices, length: length)
        }
        let text = try Self.spliced(source, splices)
        try JSONStoreRewriting(connection, rowID: rowID).replace(with: text)
    }

    private func open(_ rowID: Int64, writing: Bool) throws(TinyBaseError) -> SQLiteBlob {
        let blob = try SQLiteBlob(connection, table: "tinybase", column: "store", rowID: rowID, writing: writing)
        try check(blob.byteCount)
        return blob
    }

    /// Throws if a text is, or would become, too large.
    private func check(_ byteCount: Int) throws(TinyBaseError) {
        guard byteCount <= maximumByteCount else {
            throw TinyBaseError(
                .tooLarge,
                "The store in \(connection.path) has \(byteCount) bytes, more than \(maximumByteCount): "
                    + "remove old checks in the app."
            )
        }
    }

    static func plan(
        _ source: some JSONSource,
        _ edits: [TinyBaseEdit],
        reserve: Int = 0
    ) throws(TinyBaseError) -> [JSONSplice] {
        try JSONStoreWalk.run(source, visitor: JSONEditPlan(edits, reserve: reserve)).splices
    }

    static func spliced(_ source: some JSONSource, _ edits: [TinyBaseEdit]) throws(TinyBaseError) -> [UInt8] {
        try spliced(source, try plan(source, edits))
    }

    private static func spliced(_ source: some JSONSource, _ splices: [JSONSplice]) throws(TinyBaseError) -> [UInt8] {
        var text: [UInt8] = []
        text.reserveCapacity(JSONSplice.length(of: source.byteCount, after: splices))
        try JSONSplice.copy(source, splices) { piece in text.append(contentsOf: piece) }
        return text
    }
}
