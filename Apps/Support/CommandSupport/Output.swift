import Foundation
import Vitrine

/// A command's output: results go to standard output, everything else to standard error.
package enum Output {
    package static func line(_ text: String) {
        print(text)
    }

    /// Writes a line to standard error.
    package static func note(_ text: String) {
        FileHandle.standardError.write(Data((text + "\n").utf8))
    }

    /// Prints an error as `PROGRAM: MESSAGE` and ends the process with an exit code.
    package static func fail(_ error: any Error, code: Int32) -> Never {
        fail((error as? VitrineError)?.message ?? "\(error)", code: code)
    }

    /// Prints `PROGRAM: MESSAGE` and ends the process with an exit code.
    package static func fail(_ message: String, code: Int32) -> Never {
        let program = URL(filePath: CommandLine.arguments.first ?? "").lastPathComponent
        note("\(program): \(message)")
        fflush(nil)
        exit(code)
    }

    /// Writes rows as aligned columns; column widths count characters.
    package static func table(_ rows: [[String]]) {
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
