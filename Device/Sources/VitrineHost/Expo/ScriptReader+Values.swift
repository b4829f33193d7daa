/// The values of expressions.
extension ScriptReader {
    /// The value of an expression elsewhere in the script.
    mutating func evaluate(at start: Int) -> ScriptValue {
        let place = index
        defer { index = place }
        index = start
        return value()
    }

    /// A value, up to the mark behind it.
    mutating func value() -> ScriptValue {
        let start = index
        depth += 1
        defer { depth -= 1 }
        steps += 1
        guard depth < Self.depthLimit, steps < Self.stepLimit else {
            skipValue()
            return .unknown(line: line(at: start))
        }
        var result = alternatives()
        if take("?") {
            let first = value()
            let second = take(":") ? value() : .missing
            result = result.isTrue.map { $0 ? first : second } ?? .unknown(line: line(at: start))
        }
        if take("as") || take("satisfies") { skipValue() }
        guard let next = current, !Self.ends.contains(next.text) || next.kind != .mark, !isNewStatement else {
            return result
        }
        // A statement without a semicolon ends with its line.
        if next.startsLine, next.kind != .mark { return result }
        skipValue()
        return .unknown(line: line(at: start))
    }

    static let ends: Set<String> = [",", ";", ")", "]", "}", ":"]

    mutating func skipValue() {
        var conditions = 0
        while let next = current, !isNewStatement {
            if next.isMark("?") { conditions += 1 }
            let isInCondition = next.isMark(":") && conditions > 0
            if isInCondition { conditions -= 1 }
            if next.kind == .mark, Self.ends.contains(next.text), !isInCondition { return }
            advanceOver(next)
        }
    }

    /// Values between `??`, `||` and `&&`.
    mutating func alternatives() -> ScriptValue {
        var result = sum()
        while let mark = current, ["??", "||", "&&"].contains(mark.text), mark.kind == .mark {
            index += 1
            let next = sum()
            switch (mark.text, result, result.isTrue) {
            case (_, .unknown, _): break
            case ("??", .missing, _), ("||", _, false), ("&&", _, true): result = next
            default: break
            }
        }
        return result
    }

    /// Values between `+` and signs of comparison.
    mutating func sum() -> ScriptValue {
        var result = operand()
        while let mark = current, mark.kind == .mark {
            switch mark.text {
            case "+":
                index += 1
                result = Self.sum(result, operand(), line: mark.line)
            case "===", "==", "!==", "!=":
                index += 1
                let next = operand()
                let isKnown = result.unknownLines.isEmpty && next.unknownLines.isEmpty
                result = isKnown ? .flag((result == next) != mark.text.hasPrefix("!")) : .unknown(line: mark.line)
            default: return result
            }
        }
        return result
    }

    static func sum(_ one: ScriptValue, _ other: ScriptValue, line: Int) -> ScriptValue {
        switch (one, other) {
        case (.text(let one), .text(let other)): .text(one + other)
        case (.number(let one), .number(let other)): .number(one + other)
        default: .unknown(line: line)
        }
    }

    /// A value with the members that are taken of it.
    mutating func operand() -> ScriptValue {
        if take("!") { return operand().isTrue.map { .flag(!$0) } ?? .unknown(line: line(at: index - 1)) }
        _ = take("+")
        if take("-") {
            if case .number(let number) = operand() { return .number(-number) }
            return .unknown(line: line(at: index - 1))
        }
        let start = index
        var result = primary()
        while let mark = current, mark.kind == .mark {
            switch mark.text {
            case ".", "?.":
                index += 1
                guard let name = current, name.kind == .name else { continue }
                index += 1
                result = result[name.text]
            case "[":
                index += 1
                let key = value()
                _ = take("]")
                result = Self.member(key, of: result, line: mark.line)
            case "!": index += 1
            case "(":
                let call = index
                skipGroup()
                let returned = call == start + 1 ? returned(by: tokens[start].text, calledAt: call) : nil
                result = returned ?? .unknown(line: line(at: start))
            default: return result == .unknown(line: 0) ? .unknown(line: line(at: start)) : result
            }
        }
        return result == .unknown(line: 0) ? .unknown(line: line(at: start)) : result
    }

    /// What a call returns; nil if only running the script would tell.
    ///
    /// A plugin of Expo's returns the configuration that is its first argument; what it changes is not seen.
    private mutating func returned(by name: String, calledAt call: Int) -> ScriptValue? {
        guard closing(of: call) != call + 1 else { return called(name) }
        guard name.hasPrefix("with"), case .map(let members) = evaluate(at: call + 1) else { return nil }
        return .map(members)
    }

    /// What a function of the script returns that is called without arguments; nil if the name is not one's.
    private mutating func called(_ name: String) -> ScriptValue? {
        guard case .expression(let start)? = names[name] else { return nil }
        let (place, outer) = (index, names)
        defer { (index, names) = (place, outer) }
        index = start
        guard arrow != nil || functionName != nil || current?.isName("function") == true else { return nil }
        return result(at: start, for: .missing)
    }

    static func member(_ key: ScriptValue, of value: ScriptValue, line: Int) -> ScriptValue {
        switch (key, value) {
        case (.text(let name), _): value[name]
        case (.number(let number), .list(let items)):
            number >= 0 && number < Double(items.count) ? items[Int(number)] : .missing
        default: .unknown(line: line)
        }
    }

    mutating func primary() -> ScriptValue {
        guard let token = current else { return .missing }
        switch token.kind {
        case .text:
            index += 1
            return .text(token.text)
        case .number:
            index += 1
            return Double(token.text.replacing("_", with: "")).map(ScriptValue.number) ?? .unknown(line: token.line)
        case .template(let parts):
            index += 1
            return template(parts, line: token.line)
        case .name: return named(token)
        case .mark: return group(token)
        }
    }

    mutating func template(_ parts: [String], line: Int) -> ScriptValue {
        var result = ""
        for (number, part) in parts.enumerated() {
            guard number % 2 == 1 else {
                result += part
                continue
            }
            switch inner(part) {
            case .text(let text): result += text
            case .number(let number): result += Int(exactly: number).map { "\($0)" } ?? "\(number)"
            default: return .unknown(line: line)
            }
        }
        return .text(result)
    }

    /// The value of code in a text, with the same names.
    mutating func inner(_ code: String) -> ScriptValue {
        var path = code.split(separator: ".").map { $0.trimmingPrefix { $0.isWhitespace } }
        guard let first = path.first, code.allSatisfy({ $0.isLetter || $0.isNumber || ".?_$ ".contains($0) }) else {
            return .unknown(line: 0)
        }
        path.removeFirst()
        return path.reduce(binding(String(first.filter { $0 != "?" && $0 != " " }))) {
            $0[String($1.filter { $0 != "?" && $0 != " " })]
        }
    }

    mutating func named(_ token: ScriptToken) -> ScriptValue {
        if arrow != nil || ["function", "async", "class"].contains(token.text) {
            // A function as a value.
            skipValue()
            return .unknown(line: token.line)
        }
        index += 1
        switch token.text {
        case "true": return .flag(true)
        case "false": return .flag(false)
        case "null", "undefined": return .missing
        case "require":
            guard looking(at: "("), index + 2 < tokens.count, tokens[index + 1].kind == .text,
                tokens[index + 2].isMark(")")
            else { return .unknown(line: token.line) }
            let path = tokens[index + 1].text
            index += 3
            return required(path).withLine(token.line)
        default: return binding(token.text, line: token.line)
        }
    }

    mutating func binding(_ name: String, line: Int = 0) -> ScriptValue {
        depth += 1
        defer { depth -= 1 }
        guard depth < Self.depthLimit else { return .unknown(line: line) }
        switch names[name] {
        case .value(let value): return value
        case .expression(let start): return evaluate(at: start)
        case .member(let start, let key): return evaluate(at: start)[key]
        case nil: return .unknown(line: line)
        }
    }

    mutating func group(_ token: ScriptToken) -> ScriptValue {
        switch token.text {
        case "{": return map()
        case "[": return list()
        case "(" where arrow == nil:
            index += 1
            let result = value()
            _ = take(")")
            return result
        default:
            if Self.ends.contains(token.text) { return .missing }
            skipValue()
            return .unknown(line: token.line)
        }
    }

    mutating func list() -> ScriptValue {
        index += 1
        var items: [ScriptValue] = []
        while let next = current, !next.isMark("]") {
            let isSpread = take("...")
            let item = value()
            if isSpread, case .list(let others) = item { items += others } else { items.append(item) }
            if !take(","), current?.isMark("]") != true { index += 1 }
        }
        _ = take("]")
        return .list(items)
    }

    mutating func map() -> ScriptValue {
        index += 1
        var members: [String: ScriptValue] = [:]
        while let next = current, !next.isMark("}") {
            if take("...") {
                switch value() {
                case .map(let others): members.merge(others) { $1 }
                case .unknown(let line): members["..."] = .unknown(line: line == 0 ? next.line : line)
                default: break
                }
            } else if let key = key() {
                members[key] = member(key, line: next.line)
            } else {
                _ = take(":")
                skipValue()
                members["..."] = .unknown(line: next.line)
            }
            if !take(","), current?.isMark("}") != true { index += 1 }
        }
        _ = take("}")
        return .map(members)
    }

    /// The value behind a key; without one the key names it.
    mutating func member(_ key: String, line: Int) -> ScriptValue {
        if take(":") { return value() }
        if current?.isMark("(") == true {
            // A method.
            skipValue()
            return .unknown(line: line)
        }
        return binding(key, line: line)
    }

    /// The key of a member; nil, and gone over, if only running the script would tell.
    mutating func key() -> String? {
        guard let token = current else { return nil }
        if token.isMark("[") {
            index += 1
            let key = value()
            _ = take("]")
            return key.text
        }
        index += 1
        return token.kind == .mark ? nil : token.text
    }
}
