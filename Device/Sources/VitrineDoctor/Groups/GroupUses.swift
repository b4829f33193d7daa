/// The App Groups that some Swift files use, also by constants.
public struct GroupUses: Hashable, Sendable {
    /// The places that name a group, such as `App/Store.swift:12`, by identifier.
    public private(set) var named: [String: [String]] = [:]
    /// The groups that are given to a function.
    public private(set) var used: Set<String> = []
    /// The places at which a suite of `UserDefaults` is named that does not look like a group, by its name.
    public private(set) var suites: [String: [String]] = [:]
    /// The places whose group is made while the code runs, or read from a property list.
    public private(set) var unknown: [String] = []

    /// Finds identifiers: literals such as `"group.app.lucidpal"`, and whatever is given to a function that takes a
    /// group.
    /// - Parameter files: The names of the files, as a report shows them, with their texts.
    public init(in files: [(name: String, text: String)]) {
        let sources = files.map { (name: $0.name, tokens: SwiftTokens($0.text).tokens) }
        let constants = TextConstants(sources.map { $0.tokens.map(\.token) })
        for (index, source) in sources.enumerated() {
            let tokens = source.tokens.map(\.token)
            for position in tokens.indices {
                let place = "\(source.name):\(source.tokens[position].line)"
                if let (start, isSuite) = Self.argument(at: position, of: tokens) {
                    use(constants.value(of: tokens[start...], in: index), isSuite, place)
                } else if case .text(let parts) = tokens[position],
                    let text = constants.value(of: tokens[position...position], in: index), parts.count == 1,
                    Self.isIdentifier(text)
                {
                    name(text, place)
                }
            }
        }
    }

    private mutating func use(_ group: String?, _ isSuite: Bool, _ place: String) {
        guard let group else { return unknown.append(place) }
        guard !isSuite || group.hasPrefix("group.") else { return suites[group, default: []].append(place) }
        used.insert(group)
        name(group, place)
    }

    private mutating func name(_ group: String, _ place: String) {
        if named[group]?.last != place { named[group, default: []].append(place) }
    }

    /// Where the argument begins of a function that takes a group, whose label or name is at a position.
    private static func argument(at position: Int, of tokens: [SwiftTokens.Token]) -> (start: Int, isSuite: Bool)? {
        guard case .name(let name) = tokens[position], position + 2 < tokens.count else { return nil }
        let next = tokens[position + 1]
        switch name {
        case "forSecurityApplicationGroupIdentifier" where next == .sign(":"): return (position + 2, false)
        case "suiteName" where next == .sign(":"): return (position + 2, true)
        case "sharedContainerIdentifier" where next == .sign("="): return (position + 2, false)
        case "AppGroup" where next == .sign("("): return (position + 2, false)
        case "SnapshotStore" where next == .sign("("):
            // A store is also made of a folder; a literal is a group.
            guard case .text = tokens[position + 2] else { return nil }
            return (position + 2, false)
        default: return nil
        }
    }

    private static func isIdentifier(_ text: String) -> Bool {
        text.hasPrefix("group.") && text.utf8.count > 6 && text.utf8.count <= 180
            && text.utf8.allSatisfy { byte in
                let letter = byte | 0x20
                return (97...122).contains(letter) || (48...57).contains(byte) || byte == 46 || byte == 45
            }
    }
}

/// The texts of constants: `let name = "…"`, `var name: String { "…" }` and `case name = "…"`.
private struct TextConstants {
    private typealias Token = SwiftTokens.Token

    /// Two constants may name each other.
    private static let depthLimit = 8
    /// The expressions by name, for each file.
    private var expressions: [[String: [[Token]]]] = []

    init(_ files: [[SwiftTokens.Token]]) {
        for tokens in files {
            var own: [String: [[Token]]] = [:]
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
                let expression = Self.expression(tokens[start...])
                if !expression.isEmpty, start > position + 2 { own[name, default: []].append(expression) }
            }
            expressions.append(own)
        }
    }

    /// The text of an expression at the beginning of some tokens; nil if it is not constant.
    func value(of tokens: ArraySlice<SwiftTokens.Token>, in file: Int) -> String? {
        value(Self.expression(tokens), file, depth: 0)
    }

    private func value(_ expression: [Token], _ file: Int, depth: Int) -> String? {
        guard !expression.isEmpty, depth < Self.depthLimit else { return nil }
        var text = ""
        for token in expression {
            switch token {
            case .text(let parts):
                for part in parts {
                    switch part {
                    case .words(let words): text += words
                    case .value(let name):
                        guard let value = name.flatMap({ constant($0, file, depth: depth) }) else { return nil }
                        text += value
                    }
                }
            case .name(let path):
                guard let value = constant(path, file, depth: depth) else { return nil }
                text += value
            case .sign: return nil
            }
        }
        return text
    }

    /// The constant that a path such as `Names.group.rawValue` ends with: that of the same file, or else the only one.
    private func constant(_ path: String, _ file: Int, depth: Int) -> String? {
        guard let name = path.split(separator: ".").last(where: { $0 != "rawValue" }).map(String.init) else {
            return nil
        }
        for files in [[file], Array(expressions.indices)] {
            let found = files.flatMap { file in
                (expressions[file][name] ?? []).map { value($0, file, depth: depth + 1) }
            }
            if let first = found.first { return Set(found).count == 1 ? first : nil }
        }
        return nil
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
