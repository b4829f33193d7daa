/// The literals of a Tuist manifest, read without running it.
///
/// It understands texts with constants in them, lists, dictionaries, calls with such arguments, constants by their
/// last name, wherever they are declared, and the arguments of a constant that is a call. What a function of the
/// manifest makes is unknown.
struct TuistManifest {
    /// An argument of a call.
    struct Argument {
        var label: String
        var value: Value
    }

    indirect enum Value {
        case text(String)
        case list([Value])
        case map([String: Value])
        /// A call, or a member without one, by the last part of its name.
        case call(String, [Argument])
        case unknown
    }

    private let tokens: [ScriptToken]
    private let closings: [Int: Int]
    /// Where the values of constants begin.
    private let constants: [String: Int]

    private var steps = 0

    /// How deep values and constants may lead into one another.
    private static let depthLimit = 30
    /// How many values are read: constants that stand for lists of constants would multiply them.
    private static let stepLimit = 50_000

    /// - Parameter source: A manifest, with the texts of its helpers behind it.
    init(_ source: String) {
        // A script's words are Swift's, but for constants in texts.
        let marked = source.replacing(#/\\\(((?:\w+\.)*?\w+)(?:\.rawValue)?\)/#) { "\u{1}\($0.output.1)\u{2}" }
        let tokens = ScriptToken.all(in: marked)
        self.tokens = tokens
        closings = ScriptReader.closings(tokens)
        var constants: [String: Int] = [:]
        for index in tokens.indices.dropLast(3) where tokens[index].isName("let") {
            let end = tokens[index...].prefix(12).firstIndex { $0.isMark("=") || $0.isMark("{") }
            if let end, tokens[end].isMark("=") { constants[tokens[index + 1].text] = end + 1 }
        }
        self.constants = constants
    }

    /// The arguments of every call of a name.
    mutating func calls(of names: Set<String>) -> [[Argument]] {
        tokens.indices.dropLast()
            .compactMap { index in
                guard tokens[index].kind == .name, names.contains(tokens[index].text), tokens[index + 1].isMark("("),
                    case .call(_, let arguments) = value(at: index, 0)
                else { return nil }
                return arguments
            }
    }

    private mutating func value(at start: Int, _ depth: Int) -> Value {
        steps += 1
        guard depth < Self.depthLimit, steps < Self.stepLimit else { return .unknown }
        var index = start
        guard var result = term(&index, depth) else { return .unknown }
        while index < tokens.count, tokens[index].isMark("+") {
            index += 1
            guard let next = term(&index, depth) else { return .unknown }
            switch (result, next) {
            case (.text(let one), .text(let other)): result = .text(one + other)
            case (.list(let one), .list(let other)): result = .list(one + other)
            case (.list(let one), let other): result = .list(one + [other])
            case (let one, .list(let other)): result = .list([one] + other)
            default: return .unknown
            }
        }
        return result
    }

    private mutating func term(_ index: inout Int, _ depth: Int) -> Value? {
        guard index < tokens.count else { return nil }
        let token = tokens[index]
        switch token.kind {
        case .text, .number:
            index += 1
            return text(token.text, depth)
        case .mark where token.text == "[":
            defer { index = (closings[index] ?? tokens.count) + 1 }
            return collection(index, depth)
        case .name: return reference(&index, depth)
        case .mark where token.text == "." && index + 1 < tokens.count && tokens[index + 1].kind == .name:
            index += 1
            return reference(&index, depth)
        default: return nil
        }
    }

    private mutating func reference(_ index: inout Int, _ depth: Int) -> Value {
        var name = tokens[index].text
        let isMember = index > 0 && tokens[index - 1].isMark(".")
        var owner: String?
        index += 1
        while index + 1 < tokens.count, tokens[index].isMark("."), tokens[index + 1].kind == .name {
            owner = name
            name = tokens[index + 1].text
            index += 2
        }
        if index < tokens.count, tokens[index].isMark("("), let end = closings[index] {
            defer { index = end + 1 }
            return .call(name, parts(index, end).map { argument($0, depth) })
        }
        if !isMember, let value = constant(name, of: owner, depth) { return value }
        return ["true": .text("YES"), "false": .text("NO")][name] ?? .call(name, [])
    }

    /// A constant by its last name, or an argument of the call that a constant is, as `env.name`.
    private mutating func constant(_ name: String, of owner: String?, _ depth: Int) -> Value? {
        if let start = constants[name] { return value(at: start, depth + 1) }
        guard let start = owner.flatMap({ constants[$0] }), case .call(_, let own) = value(at: start, depth + 1),
            let argument = own.first(where: { $0.label == name })
        else { return nil }
        return argument.value
    }

    private mutating func argument(_ start: Int, _ depth: Int) -> Argument {
        let isLabelled = tokens[start].kind == .name && tokens[start + 1].isMark(":")
        return Argument(
            label: isLabelled ? tokens[start].text : "",
            value: value(at: isLabelled ? start + 2 : start, depth + 1)
        )
    }

    private mutating func collection(_ start: Int, _ depth: Int) -> Value {
        guard let end = closings[start] else { return .unknown }
        let starts = parts(start, end)
        guard let first = starts.first else { return .list([]) }
        guard colon(from: first, before: end) != nil else { return .list(starts.map { value(at: $0, depth + 1) }) }
        var members: [String: Value] = [:]
        for start in starts {
            guard case .text(let key) = value(at: start, depth + 1), let colon = colon(from: start, before: end)
            else { continue }
            members[key] = value(at: colon + 1, depth + 1)
        }
        return .map(members)
    }

    /// The colon behind a key; nil for an element of a list.
    private func colon(from start: Int, before end: Int) -> Int? {
        var index = start
        while index < end, !tokens[index].isMark(",") {
            if tokens[index].isMark(":") { return index }
            index = (closings[index] ?? index) + 1
        }
        return nil
    }

    /// Where the parts between two brackets begin.
    private func parts(_ start: Int, _ end: Int) -> [Int] {
        var found: [Int] = []
        var index = start + 1
        var isNew = true
        while index < end {
            if isNew, !tokens[index].isMark(",") { found.append(index) }
            isNew = tokens[index].isMark(",")
            index = (closings[index] ?? index) + 1
        }
        return found
    }

    /// A text with its constants.
    private mutating func text(_ marked: String, _ depth: Int) -> Value {
        var result = ""
        var rest = marked[...]
        while let start = rest.firstIndex(of: "\u{1}"), let end = rest[start...].firstIndex(of: "\u{2}") {
            let path = rest[rest.index(after: start)..<end].split(separator: ".").map(String.init)
            guard let name = path.last, case .text(let value)? = constant(name, of: path.dropLast().last, depth)
            else { return .unknown }
            result += rest[..<start] + value
            rest = rest[rest.index(after: end)...]
        }
        return .text(result + rest)
    }
}

extension TuistManifest.Value {
    /// The text, also in a call such as `.string("A")`.
    var text: String? {
        switch self {
        case .text(let text): text
        case .call(_, let arguments): arguments.count == 1 ? arguments[0].value.text : nil
        default: nil
        }
    }

    /// The elements of a list, also in a call, or the value that stands for a list of one.
    var elements: [TuistManifest.Value] {
        switch self {
        case .list(let values): values
        case .call(_, let arguments) where arguments.count == 1 && arguments[0].value.isList:
            arguments[0].value.elements
        case .unknown: []
        default: [self]
        }
    }

    private var isList: Bool {
        if case .list = self { return true }
        return false
    }

    /// The last part of the name of a member, such as `appExtension`.
    var name: String? {
        if case .call(let name, _) = self { return name }
        return nil
    }

    /// An argument of a call.
    subscript(label: String) -> TuistManifest.Value {
        if case .call(_, let arguments) = self { return arguments[label] }
        return .unknown
    }

    /// The value as a property list has it; nil if nothing of it is known.
    var plain: Any? {
        switch self {
        case .text(let text): text
        case .list(let values): values.compactMap(\.plain)
        case .map(let members): members.compactMapValues(\.plain)
        case .call(_, let arguments): arguments.count == 1 ? arguments[0].value.plain : nil
        case .unknown: nil
        }
    }
}

extension [TuistManifest.Argument] {
    /// The value with a label; unknown if there is none.
    subscript(label: String) -> TuistManifest.Value { first { $0.label == label }?.value ?? .unknown }
}
