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

    /// Changes rows, and creates the tables and columns that they lack, as TinyBase does when it saves.
    func apply(_ edits: [TinyBaseEdit]) throws(TinyBaseError) {
        var columns = columns
        for edit in edits {
            switch edit {
            case .setCells(let table, let row, let cells):
                let names = cells.map(\.name)
                for addition in TabularQuery.additions(names, to: table, with: columns[table]) {
                    try connection.execute(addition, writing: true)
                }
                columns[table, default: []].formUnion(names)
                try set(cells, ofRow: row, of: table)
            case .removeRow(let table, let row):
                if columns[table] != nil { try remove(row, of: table) }
            }
        }
    }

    private func set(
        _ cells: [(name: String, value: TinyBaseValue)],
        ofRow row: String,
        of table: String
    ) throws(TinyBaseError) {
        let statement = try SQLiteStatement(
            TabularQuery.upsert(table, columns: cells.map(\.name)),
            on: connection,
            writing: true
        )
        try statement.bind(.string(row), at: 1)
        for (index, cell) in cells.enumerated() { try statement.bind(cell.value, at: Int32(index + 2)) }
        try statement.run()
    }

    private func remove(_ row: String, of table: String) throws(TinyBaseError) {
        let statement = try SQLiteStatement(TabularQuery.removal(table), on: connection, writing: true)
        try statement.bind(.string(row), at: 1)
        try statement.run()
    }
}
