@preconcurrency import Foundation
import Vitrine

/// A command's output: results go to standard output, everything else to standard error.
package enum Output {
    package static func line(_ text: String) {
        print(printable(text))
    }

    /// Writes a line to standard error; one that cannot be written is lost.
    package static func note(_ text: String) {
        // `write(_:)` would end the program where the disk is full. There is no other place to which this could be
        // reported.
        try? FileHandle.standardError.write(contentsOf: Data((printable(text) + "\n").utf8))
    }

    /// The text with control characters escaped, other than tabs and line breaks: a name in a file must not move a
    /// terminal's cursor.
    private static func printable(_ text: String) -> String {
        let isUnsafe = { (scalar: Unicode.Scalar) in
            scalar.properties.generalCategory == .control && scalar != "\n" && scalar != "\t"
        }
        guard text.unicodeScalars.contains(where: isUnsafe) else { return text }
        return text.unicodeScalars.map { isUnsafe($0) ? "\\u{\(String($0.value, radix: 16))}" : String($0) }.joined()
    }

    /// Writes what is still buffered, and fails with exit code 74 if that is impossible, such as on a full disk.
    ///
    /// A reader that has read enough, such as `head`, is no failure.
    package static func finish() {
        // Not all streams: a thread that waits for standard input holds that stream's lock.
        guard fflush(stdout) != 0 else { return }
        let number = errno
        guard number != EPIPE else { return }
        note("\(program): standard output cannot be written: \(String(cString: strerror(number)))")
        exit(ExitStatus.storage)
    }

    /// Prints an error as `PROGRAM: MESSAGE` and ends the process with an exit code.
    package static func fail(_ error: any Error, code: Int32) -> Never {
        fail((error as? VitrineError)?.message ?? "\(error)", code: code)
    }

    /// Prints `PROGRAM: MESSAGE` and ends the process with an exit code.
    package static func fail(_ message: String, code: Int32) -> Never {
        note("\(program): \(message)")
        fflush(stdout)
        exit(code)
    }

    /// The name under which the program was started.
    private static var program: String { URL(filePath: CommandLine.arguments.first ?? "").lastPathComponent }

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
