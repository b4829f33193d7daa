/// The statements of functions, and those outside of them.
extension ScriptReader {
    /// Reads the statements up to a place; what one of them returns.
    mutating func run(until end: Int) -> ScriptValue? {
        while index < end {
            let start = index
            if let result = step() { return result }
            if index == start { index += 1 }
        }
        return nil
    }

    /// Reads a statement, and goes on behind it.
    ///
    /// - Returns: What the function returns there; unknown for a statement of which only running the script would tell
    ///   whether it returns something or changes a value; nil if the next statement counts.
    mutating func step() -> ScriptValue? {
        guard let first = current else { return nil }
        let start = index
        switch first.kind == .name ? first.text : "" {
        case "const", "let", "var":
            index += 1
            repeat { declarator() } while take(",")
            skipStatement(isInside: true)
        case "return":
            index += 1
            return value()
        case "throw":
            skipStatement()
            return conditions == 0 ? .unknown(line: first.line) : nil
        case "if": return condition(true)
        case "import": imported()
        case "for", "while", "do", "switch", "try":
            skipStatement()
            return unknown(since: start)
        default:
            if let name = functionName {
                names[name] = .expression(index)
                skipStatement()
            } else if let (path, end) = assignment {
                index = end + 1
                let value = value()
                if names[path[0]] != nil {
                    names[path[0]] = .value(binding(path[0]).setting(path.dropFirst(), to: value))
                }
                _ = take(";")
            } else {
                skipStatement()
            }
        }
        return nil
    }

    /// Binds the names of `import a, { b as c } from "./file"`, or of `import * as a from "./file"`.
    private mutating func imported() {
        let start = index
        skipStatement()
        let words = tokens[start + 1..<index]
        guard let from = words.lastIndex(where: { $0.isName("from") }), from + 1 < index,
            tokens[from + 1].kind == .text
        else { return }
        let file = required(tokens[from + 1].text).withLine(tokens[start].line)
        // What uses an unknown name is unknown, and its line says more.
        if case .unknown = file { return }
        guard file != .missing else { return }
        for part in words[..<from].split(whereSeparator: { [",", "{", "}"].contains($0.text) }) {
            guard let key = part.first, let name = part.last, name.kind == .name else { continue }
            // A name outside of the braces is that of all that the file exports.
            let isMember = words[..<part.startIndex].contains { $0.isMark("{") } && key.text != "default"
            names[name.text] = .value(isMember ? file[key.text] : file)
        }
    }

    /// The members to which a statement assigns, after their owner's name, and the place of `=`.
    var assignment: (path: [String], end: Int)? {
        guard let first = current, first.kind == .name else { return nil }
        var path = [first.text]
        var place = index + 1
        while place + 1 < tokens.count {
            let next = tokens[place + 1]
            switch tokens[place].kind == .mark ? tokens[place].text : "" {
            case "=": return (path, place)
            case "!": place += 1
            case "." where next.kind == .name:
                path.append(next.text)
                place += 2
            case "[" where next.kind == .text && closing(of: place) == place + 2:
                path.append(next.text)
                place += 3
            default: return nil
            }
        }
        return nil
    }

    /// Reads `if` with what follows it.
    ///
    /// - Parameter isReached: Whether an `else` before it leads here; nil if that is not known.
    /// - Returns: What a branch that is taken returns.
    private mutating func condition(_ isReached: Bool?) -> ScriptValue? {
        index += 1
        guard current?.isMark("(") == true, let end = closing(of: index) else { return nil }
        let holds = evaluate(at: index + 1).isTrue
        index = end + 1
        let result = branch(Self.both(isReached, holds))
        guard take("else") else { return result }
        let other = Self.both(isReached, holds.map { !$0 })
        return result ?? (current?.isName("if") == true ? condition(other) : branch(other))
    }

    private static func both(_ one: Bool?, _ other: Bool?) -> Bool? {
        one == false || other == false ? false : one == nil || other == nil ? nil : true
    }

    private mutating func branch(_ isTaken: Bool?) -> ScriptValue? {
        let start = index
        guard isTaken == true else {
            if current?.isMark("{") == true {
                skipGroup()
            } else if current?.isName("if") == true {
                _ = condition(false)
            } else {
                skipStatement()
            }
            return isTaken == nil ? unknown(since: start) : nil
        }
        conditions += 1
        defer { conditions -= 1 }
        guard current?.isMark("{") == true, let end = closing(of: index) else { return step() }
        index += 1
        let result = run(until: end)
        index = end + 1
        return result
    }

    /// The value of a function in which statements from a place on may count; nil if they return and assign nothing.
    private func unknown(since start: Int) -> ScriptValue? {
        let isChange = (start..<index)
            .contains { place in
                let before = place > 1 ? [tokens[place - 1], tokens[place - 2]] : []
                let isDeclared = before.contains { ["const", "let", "var", "}"].contains($0.text) }
                return tokens[place].isName("return") || tokens[place].isMark("=") && !isDeclared
            }
        return isChange ? .unknown(line: line(at: start)) : nil
    }

    /// A mark that closes nothing or is not closed, and its line; nil if all are paired.
    var mistake: (line: Int, message: String)? {
        let pairs = [")": "(", "]": "[", "}": "{"]
        guard !tokens.isEmpty else { return (1, "nothing is in it") }
        var open: [ScriptToken] = []
        for token in tokens where token.kind == .mark {
            if pairs.values.contains(token.text) { open.append(token) }
            guard let own = pairs[token.text] else { continue }
            guard let last = open.popLast() else { return (token.line, "this \(token.text) closes nothing") }
            guard last.text == own else { return (last.line, "this \(last.text) is not closed") }
        }
        return open.last.map { ($0.line, "this \($0.text) is not closed") }
    }
}
