extension Character {
    /// The number of columns that the character takes in a terminal: 0, 1 or 2.
    ///
    /// A character is wide by Unicode's East Asian Width (W and F, Annex 11) or by emoji presentation.
    var columnCount: Int {
        // Look-ups in Unicode's tables are slow, so ASCII is decided first.
        if let ascii = asciiValue { return (0x20..<0x7f).contains(ascii) ? 1 : 0 }
        guard let first = unicodeScalars.first else { return 0 }
        if unicodeScalars.contains(where: { $0.value == 0xfe0f || $0.properties.isEmojiPresentation }) { return 2 }
        switch first.properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format, .control, .lineSeparator, .paragraphSeparator: return 0
        default: return first.isWide ? 2 : 1
        }
    }
}

extension String {
    /// The number of columns that the text takes in a terminal.
    var columnCount: Int { isPrintableASCII ? utf8.count : reduce(0) { $0 + $1.columnCount } }

    /// Whether every character is printable ASCII, so that each byte takes one column.
    var isPrintableASCII: Bool { utf8.allSatisfy { (0x20..<0x7f).contains($0) } }

    /// Returns the text truncated to a number of columns, with `…` at the end if something was cut.
    func cut(toColumns limit: Int) -> String { measured(upTo: limit).text }

    /// Returns the text truncated to a number of columns, and the number of columns that it takes.
    func measured(upTo limit: Int) -> (text: String, columnCount: Int) {
        let count = columnCount
        guard count > limit else { return (self, count) }
        guard limit > 0 else { return ("", 0) }
        var cut = ""
        var used = 0
        for character in self {
            let width = character.columnCount
            if used + width > limit - 1 { break }
            used += width
            cut.append(character)
        }
        return (cut + "…", used + 1)
    }
}

extension Unicode.Scalar {
    /// Whether the scalar is in a block whose characters are wide.
    fileprivate var isWide: Bool {
        switch value {
        case 0x1100...0x115f, 0x2e80...0x303e, 0x3041...0x33ff, 0x3400...0x4dbf, 0x4e00...0x9fff, 0xa000...0xa4cf,
            0xa960...0xa97f, 0xac00...0xd7a3, 0xf900...0xfaff, 0xfe30...0xfe6f, 0xff00...0xff60, 0xffe0...0xffe6,
            0x1_f300...0x1_faff, 0x2_0000...0x3_fffd:
            true
        default: false
        }
    }
}
