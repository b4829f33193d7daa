/// The SQL for reading and changing rows in tabular mode.
struct TabularQuery {
    /// The statement; empty if none of the requested tables exists.
    let sql: String
    /// The parameters, numbered from 1.
    let parameters: [String]

    /// Creates the statement for some requests.
    ///
    /// A name that is not a column must not reach SQLite, which would treat it as a text between double quotes:
    /// <https://www.sqlite.org/quirks.html#dblquote>.
    ///
    /// - Parameters:
    ///   - requests: The requests, which become one statement.
    ///   - columns: The columns of the existing tables.
    init(_ requests: [RowRequest], columns: [String: Set<String>]) {
        let width = requests.map(\.cells.count).max() ?? 0
        var parameters: [String] = []
        var parts: [String] = []
        for (number, request) in requests.enumerated() {
            guard let existing = columns[request.table] else { continue }
            let cells = (0..<width)
                .map { index in
                    let name = index < request.cells.count ? request.cells[index] : ""
                    return existing.contains(name) ? Self.quoted(name) : "NULL"
                }
            let condition = Self.condition(request.filter, columns: existing, &parameters)
            let selected = (["\(number)", "\"_id\""] + cells).joined(separator: ", ")
            parts.append("SELECT \(selected) FROM \(Self.quoted(request.table))\(condition)")
        }
        sql = parts.joined(separator: " UNION ALL ")
        self.parameters = parameters
    }

    /// The statements that create what a table lacks of some columns, like TinyBase's own; a table that is nil does not
    /// exist.
    static func additions(_ names: [String], to table: String, with existing: Set<String>?) -> [String] {
        guard let existing else {
            let columns = (["\"_id\" PRIMARY KEY"] + names.map(quoted)).joined(separator: ",")
            return ["CREATE TABLE \(quoted(table))(\(columns))"]
        }
        return names.filter { !existing.contains($0) }.map { "ALTER TABLE \(quoted(table)) ADD \(quoted($0))" }
    }

    /// The statement that sets cells of a row, like TinyBase's own; parameter 1 is the row id, and the cells follow.
    static func upsert(_ table: String, columns: [String]) -> String {
        let names = (["_id"] + columns).map(quoted).joined(separator: ", ")
        let places = (1...columns.count + 1).map { "?\($0)" }.joined(separator: ", ")
        let updates = columns.map { "\(quoted($0)) = excluded.\(quoted($0))" }.joined(separator: ", ")
        return "INSERT INTO \(quoted(table)) (\(names)) VALUES (\(places)) ON CONFLICT (\"_id\") DO "
            + (columns.isEmpty ? "NOTHING" : "UPDATE SET \(updates)")
    }

    /// The statement that removes a row; parameter 1 is the row id.
    static func removal(_ table: String) -> String { "DELETE FROM \(quoted(table)) WHERE \"_id\" = ?1" }

    private static func condition(
        _ filter: RowRequest.Filter?,
        columns: Set<String>,
        _ parameters: inout [String]
    ) -> String {
        switch filter {
        case nil: return ""
        case .isNull(let cell): return columns.contains(cell) ? " WHERE \(quoted(cell)) IS NULL" : ""
        case .rowID(let id):
            parameters.append(id)
            return " WHERE \"_id\" = ?\(parameters.count)"
        case .text(let cell, let range):
            return columns.contains(cell) ? " WHERE \(within(range, quoted(cell), &parameters))" : " WHERE 0"
        case .textOrEndOfID(let cell, let range):
            let end = "substr(\"_id\", -\(max(1, range.lowerBound.unicodeScalars.count)))"
            let text = columns.contains(cell) ? "coalesce(\(quoted(cell)), \(end))" : end
            return " WHERE \(within(range, text, &parameters))"
        }
    }

    private static func within(_ range: ClosedRange<String>, _ text: String, _ parameters: inout [String]) -> String {
        parameters.append(range.lowerBound)
        // Equal bounds need one comparison per row instead of two.
        guard range.lowerBound != range.upperBound else { return "\(text) = ?\(parameters.count)" }
        parameters.append(range.upperBound)
        return "\(text) BETWEEN ?\(parameters.count - 1) AND ?\(parameters.count)"
    }

    private static func quoted(_ name: String) -> String {
        "\"" + name.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
    }
}
