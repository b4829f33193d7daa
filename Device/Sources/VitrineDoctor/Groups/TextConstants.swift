/// The texts of constants: `let name = "…"`, `var name: String { "…" }` and `case name = "…"`.
struct TextConstants {
    private typealias Token = SwiftTokens.Token

    /// An expression and the file that has it.
    private struct Expression {
        var file: Int
        var terms: [Token]
    }

    /// A name, as the file sees it that declares it, or else every file.
    private struct Place: Hashable {
        var name: String
        var file: Int?
    }

    /// Longer ones are not identifiers; constants of constants would grow without end.
    private static let lengthLimit = 1_000
    private static let depthLimit = 50
    private var expressions: [Place: [Expression]] = [:]
    /// The texts that were found; nil for a constant without one, and while it is being looked for.
    private var texts: [Place: String?] = [:]

    init(_ files: [[SwiftTokens.Token]]) {
        for (file, tokens) in files.enumerated() {
            for position in tokens.indices.dropLast(3) {
                guard [.name("let"), .name("var"), .name("case")].contains(tokens[position]),
                    case .name(let name) = tokens[position + 1]
                else { continue }
                var start = position + 2
                if tokens[start] == .sign(":"), case .name = tokens[start + 1] { start += 2 }
                while start < tokens.count,
                    [.sign("?"), .sign("="), .sign("{"), .name("return")].contains(tokens[start])
                {
                    start += 1
                }
                let terms = Self.expression(tokens[start...])
                guard !terms.isEmpty, start > position + 2 else { continue }
                for place in [Place(name: name, file: file), Place(name: name)] {
                    expressions[place, default: []].append(Expression(file: file, terms: terms))
                }
            }
        }
    }

    /// The text of an expression at the beginning of some tokens; nil if it is not constant.
    mutating func value(of tokens: ArraySlice<SwiftTokens.Token>, in file: Int) -> String? {
        value(Expression(file: file, terms: Self.expression(tokens)), depth: 0)
    }

    private mutating func value(_ expression: Expression, depth: Int) -> String? {
        guard !expression.terms.isEmpty, depth < Self.depthLimit else { return nil }
        var text = ""
        for token in expression.terms {
            switch token {
            case .text(let parts):
                for part in parts {
                    switch part {
                    case .words(let words): text += words
                    case .value(let name):
                        guard let name, let value = constant(name, expression.file, depth) else { return nil }
                        text += value
                    }
                }
            case .name(let path):
                guard let value = constant(path, expression.file, depth) else { return nil }
                text += value
            case .sign: return nil
            }
            guard text.utf8.count <= Self.lengthLimit else { return nil }
        }
        return text
    }

    /// The constant that a path such as `Names.group.rawValue` ends with: that of the same file, or else the only one.
    private mutating func constant(_ path: String, _ file: Int, _ depth: Int) -> String? {
        guard let name = path.split(separator: ".").last(where: { $0 != "rawValue" }).map(String.init) else {
            return nil
        }
        let own = Place(name: name, file: file)
        let place = expressions[own] == nil ? Place(name: name) : own
        if let known = texts[place] { return known }
        // Two constants may name each other.
        texts[place] = .some(nil)
        let found = Set((expressions[place] ?? []).map { value($0, depth: depth + 1) })
        let text = found.count == 1 ? found.first ?? nil : nil
        texts[place] = .some(text)
        return text
    }

    /// The terms of a sum of literals and names at the beginning of some tokens; empty if there is anything else.
    private static func expression(_ tokens: ArraySlice<Token>) -> [Token] {
        var terms: [Token] = []
        var rest = tokens
        repeat {
            switch rest.popFirst() {
            case .text(let parts): terms.append(.text(parts))
            case .name(var path):
                while rest.first == .sign("."), case .name(let next) = rest.dropFirst().first {
                    path += "." + next
                    rest = rest.dropFirst(2)
                }
                terms.append(.name(path))
            case .sign("."):
                // A member of the type that is expected.
                guard case .name(let name) = rest.popFirst() else { return [] }
                terms.append(.name(name))
            default: return []
            }
        } while rest.first == .sign("+") && rest.popFirst() != nil
        // A call, a subscript or a choice is not constant.
        if let next = rest.first, [.sign("("), .sign("["), .sign("?"), .sign("."), .sign(":")].contains(next) {
            return []
        }
        return terms
    }
}
