import Foundation
import VitrineDevice
import Yams

/// A value in a script's text, with its place.
struct ScriptNode {
    let node: Node
    let file: String
    /// The place of the key, for a value that has none of its own.
    let place: ScriptPosition

    init(_ node: Node, file: String, under place: ScriptPosition = ScriptPosition(line: 1, column: 1)) {
        self.node = node
        self.file = file
        self.place = node.mark.map { ScriptPosition(line: $0.line, column: $0.column) } ?? place
    }

    func error(_ code: ScriptError.Code, _ message: String) -> ScriptError {
        ScriptError(code, message, file: file, position: place)
    }

    /// The members of a mapping, each with its key; refuses other keys and other values.
    func members(_ what: String, keys: [String]) throws(ScriptError) -> [String: ScriptNode] {
        guard case .mapping(let mapping) = node else {
            throw error(.value, "\(what) is a mapping with the keys \(keys.joined(separator: ", "))")
        }
        var members: [String: ScriptNode] = [:]
        for (key, value) in mapping {
            let name = ScriptNode(key, file: file, under: place)
            let text = try name.scalar("a key")
            guard keys.contains(text) else {
                throw name.error(.unknown, "\(what) has no key \(text); \(Spelling.hint(for: text, of: keys))")
            }
            members[text] = ScriptNode(value, file: file, under: name.place)
        }
        return members
    }

    /// The elements of a sequence.
    func elements(_ what: String) throws(ScriptError) -> [ScriptNode] {
        guard case .sequence(let sequence) = node else { throw error(.value, "\(what) is a list") }
        return sequence.map { ScriptNode($0, file: file, under: place) }
    }

    /// A text; a number or a truth value is one in quotes only.
    func string(_ what: String) throws(ScriptError) -> String {
        let text = try scalar(what)
        guard case .scalar(let scalar) = node, scalar.style == .plain else { return text }
        guard !text.isEmpty, text != "~" else { throw error(.value, "\(what) is a text, and has no value") }
        guard !isJSON(text) else { throw error(.value, "\(what) is a text, and \(text) is not; put it in quotes") }
        return text
    }

    /// The text of a value that is not a list or a mapping.
    func scalar(_ what: String) throws(ScriptError) -> String {
        guard case .scalar(let scalar) = node else { throw error(.value, "\(what) is a text") }
        return scalar.string
    }

    func bool(_ what: String) throws(ScriptError) -> Bool {
        guard let value = Bool(try scalar(what)) else { throw error(.value, "\(what) is true or false") }
        return value
    }

    /// Whether it is the word true.
    var isTrue: Bool {
        if case .scalar(let scalar) = node { scalar.string == "true" } else { false }
    }

    func integer(_ what: String, in range: ClosedRange<Int>) throws(ScriptError) -> Int {
        guard let value = Int(try scalar(what)), range.contains(value) else {
            throw error(.value, "\(what) is a number from \(range.lowerBound) to \(range.upperBound)")
        }
        return value
    }

    func date(_ what: String) throws(ScriptError) -> Date {
        let text = try scalar(what)
        guard let date = DeviceClock.isoDate(text) else {
            throw error(.value, "\(what) is a time in ISO 8601 such as 2026-01-31T09:30:00Z, not \(text)")
        }
        guard DeviceClock.dates.contains(date) else {
            throw error(.value, "\(what) is a time in the years 1970 to 3999, not \(text)")
        }
        return date
    }

    func duration(_ what: String) throws(ScriptError) -> Duration {
        let text = try scalar(what)
        guard let duration = ScriptDuration.parse(text) else {
            throw error(.value, "\(what) is a time such as 90s, 15m or 1h30m, at most 366d, not \(text)")
        }
        return duration
    }

    func pattern(_ what: String) throws(ScriptError) -> ScriptPattern {
        let text = try string(what)
        guard let pattern = ScriptPattern(text) else {
            throw error(.value, "\(what) is a regular expression such as (\\d+) left, not \(text)")
        }
        return pattern
    }

    /// One of an enumeration's names.
    func name<Value: RawRepresentable<String> & CaseIterable>(_ what: String, _ type: Value.Type) throws(ScriptError)
        -> Value
    {
        let text = try string(what)
        guard let value = Value(rawValue: text) else {
            throw error(
                .unknown,
                "\(what) is not \(text); \(Spelling.hint(for: text, of: Value.allCases.map(\.rawValue)))"
            )
        }
        return value
    }

    /// A member that a mapping must have.
    func required(_ key: String, in members: [String: ScriptNode], of what: String) throws(ScriptError) -> ScriptNode {
        guard let member = members[key] else { throw error(.value, "\(what) needs the key \(key)") }
        return member
    }

    /// The values of an intent's parameters as JSON texts; see ``json()``.
    func parameters(_ what: String) throws(ScriptError) -> [String: String] {
        guard case .mapping(let mapping) = node else { throw error(.value, "\(what) is a mapping of names to values") }
        var parameters: [String: String] = [:]
        for (key, value) in mapping {
            let name = try ScriptNode(key, file: file, under: place).scalar("a parameter's name")
            parameters[name] = try ScriptNode(value, file: file, under: place).json()
        }
        return parameters
    }

    /// The value as JSON text: numbers, truth values and null as they are, lists and mappings of such values, the rest
    /// as strings.
    private func json() throws(ScriptError) -> String {
        switch node {
        case .scalar(let scalar):
            if scalar.style == .plain, scalar.string.isEmpty || scalar.string == "~" { return "null" }
            return scalar.style == .plain && isJSON(scalar.string) ? scalar.string : ScriptWriter.text(scalar.string)
        case .sequence(let sequence):
            var elements: [String] = []
            for element in sequence { elements.append(try ScriptNode(element, file: file, under: place).json()) }
            return "[\(elements.joined(separator: ","))]"
        case .mapping:
            let members = try parameters("a parameter's value").sorted { $0.key < $1.key }
            return "{\(members.map { "\(ScriptWriter.text($0.key)):\($0.value)" }.joined(separator: ","))}"
        case .alias: throw error(.value, "a parameter's value has no aliases; write it out")
        }
    }

    private func isJSON(_ text: String) -> Bool {
        (try? JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)) != nil
    }
}
