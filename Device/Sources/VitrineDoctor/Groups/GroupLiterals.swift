/// Finds identifiers of App Groups in Swift source.
enum GroupLiterals {
    /// The identifiers with the lines that name them: literals such as `"group.app.lucidpal"`, outside comments.
    ///
    /// A literal with an interpolation is left out, because its value is not in the source.
    static func find(in source: String) -> [(group: String, line: Int)] {
        var found: [(String, Int)] = []
        var isInComment = false
        for (number, line) in source.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let code = Self.code(of: line, isInComment: &isInComment)
            for (position, part) in code.split(separator: "\"", omittingEmptySubsequences: false).enumerated()
            where !position.isMultiple(of: 2) && isIdentifier(part) {
                found.append((String(part), number + 1))
            }
        }
        return found
    }

    /// A line without its comments; comment marks inside a literal are part of the literal.
    private static func code(of line: Substring, isInComment: inout Bool) -> String {
        var code = ""
        var isInLiteral = false
        var rest = line[...]
        while let character = rest.first {
            if isInComment {
                isInComment = !rest.hasPrefix("*/")
                rest = rest.dropFirst(isInComment ? 1 : 2)
                continue
            }
            if !isInLiteral, rest.hasPrefix("//") { break }
            if !isInLiteral, rest.hasPrefix("/*") {
                isInComment = true
                rest = rest.dropFirst(2)
                continue
            }
            if character == "\"" { isInLiteral.toggle() }
            code.append(character)
            rest = rest.dropFirst()
        }
        return code
    }

    private static func isIdentifier(_ text: Substring) -> Bool {
        text.hasPrefix("group.") && text.utf8.count > 6 && text.utf8.count <= 180
            && text.utf8.allSatisfy { byte in
                let letter = byte | 0x20
                return (97...122).contains(letter) || (48...57).contains(byte) || byte == 46 || byte == 45
            }
    }
}
