/// The format of a store in a file.
package enum TinyBaseMode: String, Sendable, CaseIterable {
    /// One JSON text, TinyBase's usual mode.
    case json
    /// A table of the database for each table of the store.
    case tabular
}

/// The tables of a database, which determine the format of the store.
struct TinyBaseSchema {
    let mode: TinyBaseMode
    /// The columns of each table without `_id`, in tabular mode; the table of the store's values is not included.
    let columns: [String: Set<String>]

    /// Reads the tables.
    ///
    /// - Throws: `TinyBaseError` with code `empty` if there are no tables, or `foreignSchema` if TinyBase did not
    ///   create them.
    init(_ connection: SQLiteConnection) throws(TinyBaseError) {
        let tables = try Self.tables(connection)
        guard !tables.isEmpty else {
            throw TinyBaseError(.empty, "\(connection.path) has no tables yet: open the app once.")
        }
        try Self.requireUTF8(connection)
        if let json = tables["tinybase"], json.map(\.name) == ["_id", "store"], Self.isTinyBase(json) {
            mode = .json
            columns = [:]
            return
        }
        let stored = tables.filter { $0.key != "tinybase_values" && Self.isTinyBase($0.value) }
        guard stored.count + (tables["tinybase_values"] == nil ? 0 : 1) == tables.count else {
            throw TinyBaseError(
                .foreignSchema,
                "\(connection.path) is a database of another program than TinyBase: choose the app's own file."
            )
        }
        mode = .tabular
        columns = stored.mapValues { Set($0.dropFirst().map(\.name)) }
    }

    private struct Column {
        let name: String
        let type: String
        let isKey: Bool
    }

    /// Whether the first column is the row id and no column has a type, which is unique to TinyBase.
    private static func isTinyBase(_ columns: [Column]) -> Bool {
        columns.first?.name == "_id" && columns.first?.isKey == true && columns.allSatisfy(\.type.isEmpty)
    }

    private static func tables(_ connection: SQLiteConnection) throws(TinyBaseError) -> [String: [Column]] {
        let statement = try SQLiteStatement(
            """
            SELECT m.name, c.name, c.type, c.pk FROM sqlite_schema AS m, pragma_table_info(m.name) AS c
            WHERE m.type = 'table' AND m.name NOT LIKE 'sqlite\\_%' ESCAPE '\\' ORDER BY m.name, c.cid
            """,
            on: connection
        )
        var tables: [String: [Column]] = [:]
        while try statement.step() {
            let column = Column(
                name: statement.text(at: 1),
                type: statement.text(at: 2),
                isKey: statement.integer(at: 3) == 1
            )
            tables[statement.text(at: 0), default: []].append(column)
        }
        return tables
    }

    /// Text is read as raw bytes, so the encoding must be UTF-8.
    private static func requireUTF8(_ connection: SQLiteConnection) throws(TinyBaseError) {
        let statement = try SQLiteStatement("PRAGMA encoding", on: connection)
        guard try statement.step(), statement.text(at: 0) != "UTF-8" else { return }
        throw TinyBaseError(
            .foreignSchema,
            "\(connection.path) keeps text as \(statement.text(at: 0)), not UTF-8 as TinyBase does: choose the app's own file."
        )
    }
}
