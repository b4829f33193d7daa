/// A word of a script: a name, a number, a text or a mark.
struct ScriptToken: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case name, number, mark
        /// A text in quotation marks, with its escapes replaced.
        case text
        /// A text in backquotes: its parts, of which every second one is code.
        case template([String])
    }

    var kind: Kind
    var text: String
    /// Counted from 1.
    var line: Int
    /// Whether it is the first one of its line.
    var startsLine: Bool

    func isMark(_ mark: String) -> Bool { kind == .mark && text == mark }
    func isName(_ name: String) -> Bool { kind == .name && text == name }
}

extension ScriptToken {
    /// The words of a script without its comments; what is no word of a script is left out.
    static func all(in source: String, firstLine: Int = 1) -> [ScriptToken] {
        var scanner = ScriptScanner(source, line: firstLine)
        return scanner.tokens()
    }
}

private struct ScriptScanner {
    private let input: [Character]
    private var index = 0
    private var line: Int
    private var found: [ScriptToken] = []
    private var lastLine = 0

    init(_ source: String, line: Int) {
        input = Array(source)
        self.line = line
    }

    mutating func tokens() -> [ScriptToken] {
        while let next = peek() {
            if next.isWhitespace {
                advance()
            } else if looking(at: "//") || looking(at: "#!") {
                while let next = peek(), !next.isNewline { advance() }
            } else if looking(at: "/*") {
                while peek() != nil, !looking(at: "*/") { advance() }
                advance(2)
            } else {
                token(next)
            }
        }
        return found
    }

    private mutating func token(_ next: Character) {
        let start = line
        switch next {
        case "\"", "'": add(.text, text(until: next), start)
        case "`":
            let parts = templateParts()
            add(.template(parts), "", start)
        case _ where isNameLetter(next): add(next.isNumber ? .number : .name, word(), start)
        case "." where peek(1)?.isNumber == true: add(.number, word(), start)
        case "/" where isStartOfPattern: add(.mark, pattern(), start)
        default:
            let marks = ["...", "===", "!==", "=>", "?.", "??", "||", "&&", "==", "!=", ">=", "<="]
            let mark = marks.first { looking(at: $0) } ?? String(next)
            advance(mark.count)
            add(.mark, mark, start)
        }
    }

    private mutating func add(_ kind: ScriptToken.Kind, _ text: String, _ start: Int) {
        found.append(ScriptToken(kind: kind, text: text, line: start, startsLine: start != lastLine))
        lastLine = line
    }

    private func peek(_ offset: Int = 0) -> Character? {
        index + offset < input.count ? input[index + offset] : nil
    }

    private func looking(at text: String) -> Bool { input[min(index, input.count)...].starts(with: text) }

    private mutating func advance(_ count: Int = 1) {
        for _ in 0..<count where index < input.count {
            if input[index].isNewline { line += 1 }
            index += 1
        }
    }

    private func isNameLetter(_ letter: Character) -> Bool {
        letter.isLetter || letter.isNumber || letter == "_" || letter == "$"
    }

    /// A name or a number, of which a point is a part.
    private mutating func word() -> String {
        var result = ""
        let isNumber = peek()?.isNumber == true || peek() == "."
        while let next = peek(), isNameLetter(next) || isNumber && next == "." {
            result.append(next)
            advance()
        }
        return result
    }

    private mutating func text(until quote: Character) -> String {
        advance()
        var result = ""
        while let next = peek(), next != quote, !next.isNewline {
            if next == "\\" {
                result += escaped()
            } else {
                result.append(next)
                advance()
            }
        }
        advance()
        return result
    }

    private mutating func escaped() -> String {
        advance()
        guard let next = peek() else { return "" }
        let digits = next == "x" ? 2 : next == "u" ? 4 : 0
        advance()
        guard digits > 0 else { return ["n": "\n", "t": "\t", "\n": ""][next] ?? String(next) }
        let isLong = peek() == "{"
        let text = isLong ? input[index...].dropFirst().prefix { $0 != "}" } : input[index...].prefix(digits)
        advance(text.count + (isLong ? 2 : 0))
        return UInt32(String(text), radix: 16).flatMap(Unicode.Scalar.init).map { String(Character($0)) } ?? ""
    }

    /// The parts of a text in backquotes; those with an odd index are code.
    private mutating func templateParts() -> [String] {
        advance()
        var parts = [""]
        while let next = peek(), next != "`" {
            if next == "\\" {
                parts[parts.count - 1] += escaped()
            } else if looking(at: "${") {
                advance(2)
                var depth = 1
                var code = ""
                while let next = peek() {
                    guard !"\"'`".contains(next) else {
                        code += quoted(next)
                        continue
                    }
                    depth += next == "{" ? 1 : next == "}" ? -1 : 0
                    advance()
                    if depth == 0 { break }
                    code.append(next)
                }
                parts += [code, ""]
            } else {
                parts[parts.count - 1].append(next)
                advance()
            }
        }
        advance()
        return parts
    }

    /// A text as it is written, with its quotation marks.
    private mutating func quoted(_ quote: Character) -> String {
        let start = index
        advance()
        while let next = peek(), next != quote { advance(next == "\\" ? 2 : 1) }
        advance()
        return String(input[start..<index])
    }

    /// Whether a slash begins a pattern: a division follows a value.
    private var isStartOfPattern: Bool {
        guard let last = found.last else { return true }
        return last.kind == .mark && ![")", "]", "}"].contains(last.text) || last.isName("return")
    }

    private mutating func pattern() -> String {
        var result = ""
        var isInClass = false
        repeat {
            if peek() == "\\" {
                advance()
            } else if peek() == "[" {
                isInClass = true
            } else if peek() == "]" {
                isInClass = false
            }
            if let next = peek() { result.append(next) }
            advance()
        } while peek() != nil && (peek() != "/" || isInClass) && peek()?.isNewline != true
        advance()
        return result + "/"
    }
}
