/// A value of a configuration that is written in JavaScript, TypeScript or JSON.
indirect enum ScriptValue: Hashable, Sendable {
    /// `undefined` or `null`.
    case missing
    case flag(Bool)
    case number(Double)
    case text(String)
    case list([ScriptValue])
    case map([String: ScriptValue])
    /// What only running the script would tell, and the line where it stands.
    case unknown(line: Int)
}

extension ScriptValue {
    /// A member of a map; missing for any other value, and unknown for a member of what is unknown.
    subscript(key: String) -> ScriptValue {
        switch self {
        case .map(let members): members[key] ?? members["..."] ?? .missing
        case .unknown: self
        default: .missing
        }
    }

    /// The value with another one at a path of keys.
    func setting(_ path: ArraySlice<String>, to value: ScriptValue) -> ScriptValue {
        guard let key = path.first else { return value }
        var members = members
        if case .unknown = self { members["..."] = self }
        members[key] = self[key].setting(path.dropFirst(), to: value)
        return .map(members)
    }

    /// The text; nil for any other value, and for an empty text.
    var text: String? {
        if case .text(let text) = self, !text.isEmpty { return text }
        return nil
    }

    var members: [String: ScriptValue] {
        if case .map(let members) = self { return members }
        return [:]
    }

    var elements: [ScriptValue] {
        if case .list(let items) = self { return items }
        return []
    }

    /// The texts of a list; nil for any other value, and for a list of other things.
    var texts: [String]? {
        guard case .list(let items) = self else { return nil }
        let texts = items.compactMap(\.text)
        return texts.count == items.count ? texts : nil
    }

    /// Whether a condition with the value holds; nil if it is not known.
    var isTrue: Bool? {
        switch self {
        case .missing: false
        case .flag(let flag): flag
        case .number(let number): number != 0
        case .text(let text): !text.isEmpty
        case .list, .map: true
        case .unknown: nil
        }
    }

    /// The lines of what is unknown in the value, in order and each once; 0 stands for another script.
    var unknownLines: [Int] { Array(Set(linesOfUnknown)).sorted() }

    /// The value for another script, in which its lines mean nothing: what is unknown has one line, 0 for none.
    func withLine(_ line: Int) -> ScriptValue {
        switch self {
        case .unknown: .unknown(line: line)
        case .list(let items): .list(items.map { $0.withLine(line) })
        case .map(let members): .map(members.mapValues { $0.withLine(line) })
        default: self
        }
    }

    private var linesOfUnknown: [Int] {
        switch self {
        case .unknown(let line): [line]
        case .list(let items): items.flatMap(\.linesOfUnknown)
        case .map(let members): members.values.flatMap(\.linesOfUnknown)
        default: []
        }
    }
}
