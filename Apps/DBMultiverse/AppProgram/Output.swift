import Foundation

/// Writes the command's output: results to standard output, everything else to standard error.
enum Output {
    /// Writes a line of the result to standard output.
    static func line(_ text: String) {
        print(text)
    }

    /// Writes a line that is not part of the result to standard error.
    static func note(_ text: String) {
        FileHandle.standardError.write(Data((text + "\n").utf8))
    }

    /// Writes an error message and ends the process.
    static func fail(_ message: String, code: Int32) -> Never {
        note("error: \(message)")
        exit(code)
    }

    /// Writes rows as a table; column widths count characters.
    static func table(_ rows: [[String]]) {
        let columns = rows.map(\.count).max() ?? 0
        let widths = (0..<columns).map { column in rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0 }
        for row in rows {
            let cells = row.enumerated()
                .map { index, cell in
                    cell + String(repeating: " ", count: widths[index] - cell.count)
                }
            let text = cells.joined(separator: "  ")
            line(String(text.reversed().drop { $0 == " " }.reversed()))
        }
    }
}
