/// Reads the value that a configuration script exports, without running the script.
///
/// It understands literals, constants, members of them, `??`, `||`, `+`, conditions that are known, and a function
/// that returns such a value. Whatever needs a call is unknown. Variables of the environment are not set.
struct ScriptReader {
    /// What a name stands for.
    enum Binding {
        case value(ScriptValue)
        /// An expression that begins at a token.
        case expression(Int)
        case member(of: Int, String)
    }

    let tokens: [ScriptToken]
    let closings: [Int: Int]
    /// The places of the marks that open groups, by those that close them.
    let openings: [Int: Int]
    let required: @Sendable (String) -> ScriptValue
    var index = 0
    var depth = 0
    var steps = 0
    var names: [String: Binding] = ["process": .value(.map(["env": .map([:])]))]
    var export: Int?
    /// The line outside all functions that ends the script, or that only running it would tell.
    var end: Int?
    /// How many conditions are around the statement: they throw what only another machine would see.
    var conditions = 0

    /// How deep values and names may lead into one another.
    static let depthLimit = 60
    /// How many values are read: names that stand for lists of names would multiply them.
    static let stepLimit = 20_000

    /// - Parameters:
    ///   - source: A script, or JSON.
    ///   - required: What another file exports that the script requires, by its path as written.
    init(_ source: String, required: @escaping @Sendable (String) -> ScriptValue = { _ in .unknown(line: 0) }) {
        tokens = ScriptToken.all(in: source)
        closings = Self.closings(tokens)
        openings = Dictionary(uniqueKeysWithValues: closings.map { ($1, $0) })
        self.required = required
    }

    /// The exported value; if it is a function, what it returns for an argument, and unknown without one.
    mutating func exported(for argument: ScriptValue?) -> ScriptValue {
        if tokens.first?.isMark("{") == true { return evaluate(at: 0) }
        while index < tokens.count { statement() }
        if let end { return .unknown(line: end) }
        guard let export else { return .unknown(line: 1) }
        return argument.map { result(at: export, for: $0) } ?? evaluate(at: export)
    }

    // MARK: - Statements

    static let starts: Set<String> = [
        "const", "let", "var", "function", "async", "export", "module", "exports", "import", "throw", "return", "if",
        "else", "for", "while", "switch", "try", "class", "type", "interface", "enum", "declare",
    ]

    /// Reads a statement outside all functions.
    mutating func statement() {
        _ = take("export")
        if take("default") {
            export = index
            skipStatement()
        } else if looking(at: "module", ".", "exports", "=") || looking(at: "exports", ".", "default", "=") {
            index += 4
            export = index
            skipStatement()
        } else {
            let line = line(at: index)
            if step() != nil { end = end ?? line }
        }
    }

    /// The name of a function that is declared here.
    var functionName: String? {
        let start = current?.isName("async") == true ? index + 1 : index
        guard start + 1 < tokens.count, tokens[start].isName("function"), tokens[start + 1].kind == .name else {
            return nil
        }
        return tokens[start + 1].text
    }

    mutating func declarator() {
        let pattern = index
        if current?.isMark("{") == true || current?.isMark("[") == true { skipGroup() } else { index += 1 }
        let end = index
        // A type may stand before the value.
        while let next = current, !next.isMark("="), !next.isMark(";"), !isNewStatement { advanceOver(next) }
        guard take("=") else { return }
        bind(pattern..<end, to: index)
        while let next = current, !next.isMark(","), !next.isMark(";"), !isNewStatement { advanceOver(next) }
    }

    /// Binds the names of a declaration to the value of an expression: a single name, or those of `{ a, b: c }`.
    mutating func bind(_ pattern: Range<Int>, to expression: Int) {
        let words = tokens[pattern]
        guard words.first?.isMark("{") == true else {
            if let name = words.first, name.kind == .name { names[name.text] = .expression(expression) }
            return
        }
        for (key, name) in Self.members(of: words) { names[name] = .member(of: expression, key) }
    }

    /// The keys and names of a pattern `{ a, b: c = 1, ...d }`.
    static func members(of pattern: ArraySlice<ScriptToken>) -> [(key: String, name: String)] {
        pattern.dropFirst().dropLast().split { $0.isMark(",") }
            .compactMap { part in
                guard let key = part.first, key.kind == .name else { return nil }
                let rest = part.dropFirst()
                guard rest.first?.isMark(":") == true, let name = rest.dropFirst().first else {
                    return (key.text, key.text)
                }
                return (key.text, name.text)
            }
    }

    var isNewStatement: Bool {
        guard let current else { return true }
        guard current.startsLine, current.kind == .name, !isGoverned else { return false }
        return Self.starts.contains(current.text) || assignment != nil
    }

    /// Whether a condition or a loop without braces stands before, whose statement begins here.
    private var isGoverned: Bool {
        guard index > 0 else { return false }
        let last = tokens[index - 1]
        guard last.isMark(")"), let open = openings[index - 1], open > 0 else {
            return last.isName("else") || last.isName("do")
        }
        return ["if", "for", "while"].contains { tokens[open - 1].isName($0) }
    }

    /// Goes on behind a statement, or behind the rest of it.
    mutating func skipStatement(isInside: Bool = false) {
        if !isInside, let current { advanceOver(current) }
        while let next = current, !isNewStatement {
            advanceOver(next)
            if next.isMark(";") { return }
        }
    }

    // MARK: - Functions

    /// The value of an exported expression: of a function, what it returns.
    mutating func result(at start: Int, for argument: ScriptValue) -> ScriptValue {
        index = start
        depth += 1
        defer { depth -= 1 }
        guard depth < Self.depthLimit, let first = current else { return .unknown(line: line(at: start)) }
        _ = take("async")
        if take("function") {
            if current?.kind == .name { index += 1 }
            return returned(for: argument)
        }
        if arrow != nil { return returned(for: argument) }
        let isMember = start + 1 < tokens.count && [".", "?."].contains(tokens[start + 1].text)
        if first.kind == .name, start + 1 < tokens.count, !isMember {
            // A function around the value, as one that checks its type, is taken to return it.
            if tokens[start + 1].isMark("("), first.text != "require" {
                let inner = result(at: start + 2, for: argument)
                if case .map = inner { return inner }
                return .unknown(line: line(at: start))
            }
            if case .expression(let other)? = names[first.text] { return result(at: other, for: argument) }
        }
        return evaluate(at: start)
    }

    /// The place of `=>` if an arrow function begins here.
    var arrow: Int? {
        guard let current else { return nil }
        if current.kind == .name { return index + 1 < tokens.count && tokens[index + 1].isMark("=>") ? index + 1 : nil }
        guard current.isMark("("), let end = closing(of: index) else { return nil }
        // The type of the result may stand in between.
        for place in end + 1..<min(end + 12, max(tokens.count, end + 1)) where place < tokens.count {
            if tokens[place].isMark("=>") { return place }
            guard place > end + 1 || tokens[place].isMark(":") else { return nil }
            if tokens[place].isMark(";") || tokens[place].isMark("{") { return nil }
        }
        return nil
    }

    /// What the function returns whose parameters begin here.
    mutating func returned(for argument: ScriptValue) -> ScriptValue {
        let arrow = arrow
        if let name = current, name.kind == .name {
            names[name.text] = .value(argument)
        } else if let end = closing(of: index) {
            bindParameter(tokens[(index + 1)..<end], argument)
            index = end + 1
        }
        if let arrow { index = arrow + 1 }
        // The type of a function's result.
        while arrow == nil, let next = current, !next.isMark("{") { index += 1 }
        guard current?.isMark("{") == true, let end = closing(of: index) else { return value() }
        index += 1
        return run(until: end) ?? .missing
    }

    mutating func bindParameter(_ words: ArraySlice<ScriptToken>, _ argument: ScriptValue) {
        guard let first = words.first else { return }
        if first.kind == .name {
            names[first.text] = .value(argument)
        } else if first.isMark("{"), let end = closing(of: words.startIndex) {
            for (key, name) in Self.members(of: tokens[words.startIndex...end]) { names[name] = .value(argument[key]) }
        }
    }
}

/// The words of the script.
extension ScriptReader {
    var current: ScriptToken? { index < tokens.count ? tokens[index] : nil }

    func line(at place: Int) -> Int { place < tokens.count ? tokens[place].line : tokens.last?.line ?? 1 }

    func looking(at words: String...) -> Bool {
        index + words.count <= tokens.count && zip(tokens[index...], words).allSatisfy { $0.text == $1 }
    }

    mutating func take(_ word: String) -> Bool {
        guard let current, current.text == word, current.kind == .mark || current.kind == .name else { return false }
        index += 1
        return true
    }

    mutating func advanceOver(_ token: ScriptToken) {
        if token.kind == .mark, ["(", "[", "{"].contains(token.text) { skipGroup() } else { index += 1 }
    }

    mutating func skipGroup() { index = closing(of: index).map { $0 + 1 } ?? tokens.count }

    /// The place of the mark that closes the group that begins at a place.
    func closing(of start: Int) -> Int? { closings[start] }

    /// The places of the marks that close groups, by those that open them.
    static func closings(_ tokens: [ScriptToken]) -> [Int: Int] {
        var open: [Int] = []
        var found: [Int: Int] = [:]
        for (place, token) in tokens.enumerated() where token.kind == .mark {
            if ["(", "[", "{"].contains(token.text) { open.append(place) }
            if [")", "]", "}"].contains(token.text), let start = open.popLast() { found[start] = place }
        }
        return found
    }
}
