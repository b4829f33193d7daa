/// A tool that an agent can call.
struct AgentTool: Sendable {
    struct Parameter: Sendable {
        enum Kind: String, Sendable {
            case string, integer

            var words: String { self == .string ? "a text" : "a whole number" }

            func accepts(_ value: JSONValue) -> Bool {
                switch (self, value) {
                case (.string, .string), (.integer, .integer): true
                default: false
                }
            }
        }

        var name: String
        var type = Kind.string
        var isRequired = false
        var summary: String
    }

    var name: String
    /// What it does, for a model that chooses among tools.
    var summary: String
    /// Whether it only looks.
    var isReadOnly = false
    var parameters: [Parameter] = []
    /// Performs a call and returns blocks of content.
    var call: @Sendable (AgentArguments) async throws(ClientError) -> [JSONValue]

    /// The tool as `tools/list` describes it, with a JSON schema of its arguments.
    var description: JSONValue {
        let properties = parameters.map { parameter in
            (
                parameter.name,
                ["type": .string(parameter.type.rawValue), "description": .string(parameter.summary)] as JSONValue
            )
        }
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
