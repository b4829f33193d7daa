/// Makes text from programs and files safe for one line of the trace.
package enum TraceText {
    /// The text with control characters escaped, other than tabs and line breaks: for a terminal, whose cursor a name
    /// in a file must not move.
    package static func printable(_ text: String) -> String {
        let isUnsafe = { (scalar: Unicode.Scalar) in
            scalar.properties.generalCategory == .control && scalar != "\n" && scalar != "\t"
        }
        guard text.unicodeScalars.contains(where: isUnsafe) else { return text }
        return escaping(text, also: [], limit: .max, where: isUnsafe)
    }

    /// The text in quotation marks, with control characters, quotation marks and backslashes escaped, cut after 1,000
    /// scalars.
    static func quoted(_ text: String) -> String {
        "\"" + escaping(text, also: ["\"", "\\"], limit: 1_000) + "\""
    }

    /// The text with control characters escaped, cut after 4,000 scalars.
    package static func escaped(_ text: String) -> String {
        // Most texts are printable ASCII; looking up each scalar's category was most of the cost of a record.
        if text.utf8.count <= 4_000, text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return text }
        guard text.utf8.count > 4_000 || text.unicodeScalars.contains(where: isUnsafe) else { return text }
        return escaping(text, also: [], limit: 4_000)
    }

    private static func escaping(
        _ text: String,
        also marked: Set<Unicode.Scalar>,
        limit: Int,
        where isUnsafe: (Unicode.Scalar) -> Bool = isUnsafe
    ) -> String {
        var result = String.UnicodeScalarView()
        for (count, scalar) in text.unicodeScalars.enumerated() {
            if count == limit {
                result.append("\u{2026}")
                break
            }
            if marked.contains(scalar) {
                result.append(contentsOf: "\\\(scalar)".unicodeScalars)
            } else if isUnsafe(scalar) {
                result.append(contentsOf: "\\u{\(String(scalar.value, radix: 16))}".unicodeScalars)
            } else {
                result.append(scalar)
            }
        }
        return String(result)
    }

    /// Control characters, line and paragraph separators, and characters that change the text's direction.
    private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator, .format, .surrogate, .unassigned: true
        default: false
        }
    }
}
