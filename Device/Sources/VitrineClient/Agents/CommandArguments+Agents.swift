import VitrineDevice

extension CommandArguments {
    /// The arguments of a call, checked against the tool's parameters.
    /// - Throws: ``AgentFault`` if an argument is unknown, missing or of a wrong type.
    init(_ value: JSONValue, of tool: AgentTool) throws(AgentFault) {
        guard case .object(let given) = value else { throw .badParameters("arguments must be an object") }
        let known = tool.parameters.map(\.name)
        for name in given.keys.sorted() where !known.contains(name) {
            let hint = Spelling.hint(for: String(name.prefix(64)), of: known)
            throw .badParameters("\(tool.name) has no argument \(name.prefix(64)); \(hint)")
        }
        var values: [String: String] = [:]
        for parameter in tool.parameters {
            guard let value = given[parameter.name] else {
                guard !parameter.isRequired else {
                    throw .badParameters("\(tool.name) needs the argument \(parameter.name). \(parameter.summary)")
                }
                continue
            }
            switch (parameter.kind, value) {
            case (.integer, .integer(let number)): values[parameter.name] = String(number)
            case (.integer, _):
                throw .badParameters("the argument \(parameter.name) of \(tool.name) must be a whole number")
            case (_, .string(let text)): values[parameter.name] = text
            default: throw .badParameters("the argument \(parameter.name) of \(tool.name) must be a text")
            }
        }
        self.init(values)
    }
}
