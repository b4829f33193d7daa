import Foundation
import LucidPalModel
import Vitrine

/// The command's output: results go to standard output, everything else to standard error.
enum Output {
    static func line(_ text: String) {
        print(text)
    }

    /// Writes a line to standard error.
    static func note(_ text: String) {
        FileHandle.standardError.write(Data((text + "\n").utf8))
    }

    static func report(_ warnings: [StorageWarning]) {
        for warning in warnings { note("warning: \(warning)") }
    }

    static func report(_ damage: [DamageReport]) {
        report(damage.map(StorageWarning.setAside))
    }

    /// Prints an error and ends the process with an exit code.
    static func fail(_ message: String, code: Int32) -> Never {
        note("error: \(message)")
        exit(code)
    }

    /// Writes rows as aligned columns; column widths count characters.
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

    /// The number, without a decimal point if it is whole.
    static func number(_ value: Double) -> String {
        value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
    }
}
