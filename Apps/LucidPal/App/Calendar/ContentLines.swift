package import Vitrine

/// One logical line of an iCalendar file: folded lines joined, with the number of the first physical line.
///
/// [RFC 5545, 3.1](https://www.rfc-editor.org/rfc/rfc5545#section-3.1): a line break followed by a space or a tab
/// continues the line.
package struct ContentLine: Hashable, Sendable {
    /// The physical line where it begins, counted from 1.
    package var number: Int
    /// The text without line breaks and folding.
    package var text: String

    /// The property's name: the text up to the first `:` or `;`, in upper case.
    package var name: String {
        text.prefix { $0 != ":" && $0 != ";" }.uppercased()
    }

    /// The text after the first `:`, without white space, in upper case; meant for `BEGIN` and `END` lines.
    package var componentName: String {
        guard let colon = text.firstIndex(of: ":") else { return "" }
        return text[text.index(after: colon)...].filter { !$0.isWhitespace }.uppercased()
    }
}

/// The logical lines of an iCalendar file.
package struct ContentLines: Sendable {
    /// The maximum length of a logical line, in bytes; longer lines are left out with a warning.
    package static let maximumLineBytes = 65_536

    /// The lines in file order, without empty lines.
    package private(set) var lines: [ContentLine] = []
    /// A warning for each line that was too long.
    package private(set) var warnings: [CalendarWarning] = []

    /// Splits a file into logical lines.
    ///
    /// Accepts CRLF, which the standard requires, and the bare LF or CR of common files; skips a byte order mark.
    /// - Throws: `CalendarError` with code `notText` for UTF-16 text or text that contains a NUL byte.
    package init(_ data: Data, file: String) throws(CalendarError) {
        let bytes = Self.withoutByteOrderMark(data)
        try Self.checkEncoding(bytes, file: file)
        var number = 1
        var start = bytes.startIndex
        while start < bytes.endIndex {
            let end = bytes[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.endIndex
            append(bytes[start..<end], number: number, file: file)
            start = end < bytes.endIndex ? bytes.index(after: end) : end
            if end < bytes.endIndex, bytes[end] == 0x0D, start < bytes.endIndex, bytes[start] == 0x0A {
                start = bytes.index(after: start)
            }
            number += 1
        }
        finishLine(file: file)
    }

    /// The logical line being assembled; it holds bytes because folding may split a character.
    private var pending: (number: Int, bytes: [UInt8])?

    private mutating func append(_ bytes: ArraySlice<UInt8>, number: Int, file: String) {
        if let first = bytes.first, first == 0x20 || first == 0x09, pending != nil {
            pending?.bytes.append(contentsOf: bytes.dropFirst())
        } else {
            finishLine(file: file)
            pending = bytes.isEmpty ? nil : (number, Array(bytes))
        }
    }

    private mutating func finishLine(file: String) {
        guard let (number, bytes) = pending else { return }
        pending = nil
        guard bytes.count <= Self.maximumLineBytes else {
            let reason = "left out: the line has \(bytes.count) bytes, more than the maximum \(Self.maximumLineBytes)"
            warnings.append(CalendarWarning(file: file, line: number, reason: reason))
            return
        }
        lines.append(ContentLine(number: number, text: String(decoding: bytes, as: UTF8.self)))
    }

    private static func withoutByteOrderMark(_ data: Data) -> ArraySlice<UInt8> {
        let bytes = [UInt8](data)
        return bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes[3...] : bytes[...]
    }

    private static func checkEncoding(_ bytes: ArraySlice<UInt8>, file: String) throws(CalendarError) {
        if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
            throw CalendarError(.notText, file: file, reason: "is UTF-16; save it as UTF-8 and import it again")
        }
        if let position = bytes.firstIndex(of: 0) {
            let line = Self.lineNumber(at: position, in: bytes)
            throw CalendarError(.notText, file: file, line: line, reason: "holds a NUL byte, so it is not a text file")
        }
    }

    private static func lineNumber(at position: Int, in bytes: ArraySlice<UInt8>) -> Int {
        bytes[..<position].count { $0 == 0x0A } + 1
    }
}
