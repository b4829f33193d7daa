/// The tokens of Swift source that matter for a constant text: names, texts and signs.
struct SwiftTokens {
    enum Token: Hashable {
        case name(String)
        /// A literal of one line.
        case text([Part])
        case sign(Character)
    }

    /// A part of a literal.
    enum Part: Hashable {
        case words(String)
        /// An interpolated value: a name, such as `Names.group`; nil for any other.
        case value(String?)
    }

    private(set) var tokens: [(token: Token, line: Int)] = []
    private var rest: Substring
    private var line = 1

    init(_ source: String) {
        rest = source[...]
        while let character = rest.first { read(character) }
    }

    private mutating func read(_ character: Character) {
        if rest.hasPrefix("//") {
            rest = rest.drop { !$0.isNewline }
        } else if rest.hasPrefix("/*") {
            skipComment()
        } else if rest.hasPrefix("\"\"\"") {
            // An identifier is a literal of one line.
            skip(3)
            while !rest.isEmpty, !rest.hasPrefix("\"\"\"") { skip(1) }
            skip(3)
        } else if character == "\"" {
            let start = line
            tokens.append((.text(literal()), start))
        } else if character.isLetter || character == "_" {
            let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
            tokens.append((.name(String(name)), line))
            rest = rest.dropFirst(name.count)
        } else {
            if !character.isWhitespace { tokens.append((.sign(character), line)) }
            skip(1)
        }
    }

    private mutating func skip(_ count: Int) {
        for _ in 0..<count {
            if rest.popFirst()?.isNewline == true { line += 1 }
        }
    }

    private mutating func skipComment() {
        var depth = 0
        repeat {
            if rest.hasPrefix("/*") { depth += 1 } else if rest.hasPrefix("*/") { depth -= 1 }
            skip(rest.hasPrefix("/*") || rest.hasPrefix("*/") ? 2 : 1)
        } while depth > 0 && !rest.isEmpty
    }

    private mutating func literal() -> [Part] {
        var parts: [Part] = []
        var words = ""
        skip(1)
        while let character = rest.first, character != "\"", !character.isNewline {
            if rest.hasPrefix("\\(") {
                if !words.isEmpty { parts.append(.words(words)) }
                words = ""
                skip(2)
                parts.append(.value(interpolation()))
            } else {
                if character == "\\" { skip(1) }
                if let character = rest.first { words.append(character) }
                skip(1)
            }
        }
        if rest.first == "\"" { skip(1) }
        if !words.isEmpty || parts.isEmpty { parts.append(.words(words)) }
        return parts
    }

    /// The name in an interpolation, up to its closing bracket; nil if it is not a name.
    private mutating func interpolation() -> String? {
        var (text, depth) = ("", 1)
        while let character = rest.first, !character.isNewline {
            if character == "(" { depth += 1 } else if character == ")" { depth -= 1 }
            skip(1)
            if depth == 0 { break }
            text.append(character)
        }
        return text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." } ? text : nil
    }
}
