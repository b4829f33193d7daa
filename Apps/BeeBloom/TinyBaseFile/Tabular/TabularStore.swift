/// A store in tabular mode: each of its tables is a table of the database, with row ids in the column `_id` and one
/// untyped column per cell.
struct TabularStore {
    private let connection: SQLiteConnection
    /// The columns of each TinyBase table, without `_id`.
    private let columns: [String: Set<String>]

    init(_ connection: SQLiteConnection, columns: [String: Set<String>]) {
        self.connection = connection
        self.columns = columns
    }

    /// Reads the rows of all requests with one prepared statement, in which each row carries the number of its request.
    ///
    /// It scans all rows of the tables, because an index on the filtered cells would change the app's schema.
    func rows(_ requests: [RowRequest]) throws(TinyBaseError) -> [[TinyBaseRow]] {
        var answers: [[TinyBaseRow]] = requests.map { _ in [] }
        let query = TabularQuery(requests, columns: columns)
        guard !query.sql.isEmpty else { return answers }
        let statement = try SQLiteStatement(query.sql, on: connection)
        for (index, parameter) in query.parameters.enumerated() {
            try statement.bind(.string(parameter), at: Int32(index + 1))
        }
        while try statement.step() {
            let request = Int(statement.integer(at: 0))
            let cells = requests[request].cells.indices.map { statement.value(at: Int32($0 + 2)) }
            answers[request].append(TinyBaseRow(id: statement.text(at: 1), cells: cells))
        }
        return answers
    }

    /// Changes rows.
    ///
    /// - Throws: `TinyBaseError` with code `schemaLacks` for a table or column that TinyBase has not created yet.
    func apply(_ edits: [TinyBaseEdit]) throws(TinyBaseError) {
        for edit in edits {
            switch edit {
            case .setCells(let table, let row, let cells): try set(cells, ofRow: row, of: table)
            case .removeRow(let table, let row): try remove(row, of: table)
            }
        }
    }

    private func set(
        _ cells: [(name: String, value: TinyBaseValue)],
        ofRow row: String,
        of table: String
    ) throws(TinyBaseError) {
        // TinyBase does not distinguish a null cell from a cell without a column.
        let stored = cells.filter { $0.value != .null || columns[table]?.contains($0.name) == true }
        try require(stored.map(\.name), of: table)
        let statement = try SQLiteStatement(
            TabularQuery.upsert(table, columns: stored.map(\.name)),
            on: connection,
            writing: true
        )
        try statement.bind(.string(row), at: 1)
        for (index, cell) in stored.enumerated() { try statement.bind(cell.value, at: Int32(index + 2)) }
        try statement.run()
    }

    private func remove(_ row: String, of table: String) throws(TinyBaseError) {
        guard columns[table] != nil else { return }
        let statement = try SQLiteStatement(TabularQuery.removal(table), on: connection, writing: true)
        try statement.bind(.string(row), at: 1)
        try statement.run()
    }

    private func require(_ names: [String], of table: String) throws(TinyBaseError) {
        let missing = columns[table].map { has in names.first { !has.contains($0) } } ?? ""
        guard let missing else { return }
        throw TinyBaseError(
            .schemaLacks,
            "\(connection.path) has no \(missing.isEmpty ? "table" : "column \(missing) in its table") \(table) yet: "
                + "create the first such row in the app."
        )
    }
}
