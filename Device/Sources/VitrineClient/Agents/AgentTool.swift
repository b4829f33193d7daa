import VitrineDevice

/// A tool that an agent can call.
struct AgentTool: Sendable {
    var name: String
    /// What it does, for a model that chooses among tools.
    var summary: String
    /// Whether it only looks.
    var isReadOnly = false
    var parameters: [CommandParameter] = []
    /// Performs a call and returns blocks of content.
    var call: @Sendable (CommandArguments) async throws(ClientError) -> [JSONValue]

    /// The tool as `tools/list` describes it, with a JSON schema of its arguments.
    var description: JSONValue {
        let properties = parameters.map { ($0.name, JSONValue.object($0.schema)) }
        return [
            "name": .string(name),
            "description": .string(summary),
            "inputSchema": [
                "type": "object",
                "properties": .object(Dictionary(properties, uniquingKeysWith: { first, _ in first })),
                "required": .array(parameters.filter(\.isRequired).map { .string($0.name) }),
                "additionalProperties": false,
            ],
            "annotations": ["readOnlyHint": .bool(isReadOnly)],
        ]
    }
}

extension AgentTool {
    /// The tool for a command.
    init(_ command: ClientCommand, of device: DeviceClient) {
        self.init(
            name: command.name,
            summary: command.summary,
            isReadOnly: command.isReadOnly,
            parameters: command.parameters
        ) { call async throws(ClientError) in
            if let problem = command.problem(in: call.values, label: \.name) { throw ClientError(.badValue, problem) }
            let answer = try await command.perform(on: device, call.values)
            switch command.agentForm {
            case .lines: return [.lines(answer.lines)]
            case .json: return [.text(answer.json)]
            case .linesAndWidget:
                return [.lines(answer.lines + (try await device.reading(of: call.required("widget")).lines))]
            }
        }
    }
}

extension CommandParameter {
    fileprivate var schema: [String: JSONValue] {
        var schema: [String: JSONValue] = [
            "type": kind == .integer ? "integer" : "string", "description": .string(summary),
        ]
        if !choices.isEmpty { schema["enum"] = .array(choices.map { .string($0) }) }
        if let defaultValue { schema["default"] = .string(defaultValue) }
        return schema
    }
}

extension JSONValue {
    /// A block of text.
    static func text(_ text: String) -> JSONValue { ["type": "text", "text": .string(text)] }

    static func lines(_ lines: [String]) -> JSONValue { text(lines.joined(separator: "\n")) }
}
