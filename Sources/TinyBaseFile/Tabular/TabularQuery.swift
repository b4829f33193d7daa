/// The SQL of reading and changing rows in tabular mode.
struct TabularQuery {
    /// The statement; empty if no table that is asked for exists.
    let sql: String
    /// Its parameters, by their numbers from 1 on.
    let parameters: [String]

    /// Writes the statement of some requests.
    ///
    /// A name that is no column must not reach SQLite: between double quotes it would count as a text:
    /// <https://www.sqlite.org/quirks.html#dblquote>.
    ///
    /// - Parameters:
    ///   - requests: What is asked for.
    ///   - columns: The columns of the tables that exist.
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

    /// Sets cells of a row, as TinyBase itself does it; the row id is parameter 1, the cells follow.
    static func upsert(_ table: String, columns: [String]) -> String {
        let names = (["_id"] + columns).map(quoted).joined(separator: ", ")
        let places = (1...columns.count + 1).map { "?\($0)" }.joined(separator: ", ")
        let updates = columns.map { "\(quoted($0)) = excluded.\(quoted($0))" }.joined(separator: ", ")
        return "INSERT INTO \(quoted(table)) (\(names)) VALUES (\(places)) ON CONFLICT (\"_id\") DO "
            + (columns.isEmpty ? "NOTHING" : "UPDATE SET \(updates)")
    }

    /// Removes a row; its id is parameter 1.
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
        // One comparison instead of two for every row where the bounds are the same.
        guard range.lowerBound != range.upperBound else { return "\(text) = ?\(parameters.count)" }
        parameters.append(range.upperBound)
        return "\(text) BETWEEN ?\(parameters.count - 1) AND ?\(parameters.count)"
    }

    private static func quoted(_ name: String) -> String {
        "\"" + name.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
    }
}
