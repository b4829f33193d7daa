import VitrineDevice

/// The arguments of a call, checked against the tool's parameters.
struct AgentArguments {
    private let values: [String: JSONValue]

    /// - Throws: ``AgentFault`` if an argument is unknown, missing or of a wrong type.
    init(_ value: JSONValue, of tool: AgentTool) throws(AgentFault) {
        guard case .object(let values) = value else { throw .badParameters("arguments must be an object") }
        let known = tool.parameters.map(\.name)
        for name in values.keys.sorted() where !known.contains(name) {
            let hint = Spelling.hint(for: String(name.prefix(64)), of: known)
            throw .badParameters("\(tool.name) has no argument \(name.prefix(64)); \(hint)")
        }
        for parameter in tool.parameters {
            guard let value = values[parameter.name] else {
                guard !parameter.isRequired else {
                    throw .badParameters("\(tool.name) needs the argument \(parameter.name): \(parameter.summary)")
                }
                continue
            }
            guard parameter.type.accepts(value) else {
                throw .badParameters("the argument \(parameter.name) of \(tool.name) must be \(parameter.type.words)")
            }
        }
        self.values = values
    }

    /// A text; nil if the argument is missing.
    func text(_ name: String) -> String? { values[name]?.string }

    /// A required text, which was checked.
    func required(_ name: String) -> String { values[name]?.string ?? "" }

    /// A whole number; nil if the argument is missing.
    func integer(_ name: String) -> Int? {
        guard case .integer(let number) = values[name] else { return nil }
        return number
    }
}
