import Foundation
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
    /// Takes a picture, as PNG; it may need a browser.
    typealias Camera = @Sendable (DevicePicture.Subject) async throws(ClientError) -> Data

    /// The tool for a command.
    init(_ command: ClientCommand, of device: DeviceClient, takePicture: @escaping Camera) {
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
            case .linesAndPhone:
                return [.lines(answer.lines), await .picture(of: .phone(page: 0), by: takePicture)]
            case .linesAndWidget:
                let id = call["widget"] ?? answer.lines[0]
                return [
                    .lines(answer.lines + (try await device.reading(of: id).lines)),
                    await .picture(of: .widget(id), by: takePicture),
                ]
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

    static func image(_ png: Data) -> JSONValue {
        ["type": "image", "data": .string(png.base64EncodedString()), "mimeType": "image/png"]
    }

    /// A picture, or why there is none, which does not make what was done a failure.
    static func picture(of subject: DevicePicture.Subject, by take: AgentTool.Camera) async -> JSONValue {
        do throws(ClientError) {
            return image(try await take(subject))
        } catch {
            return text("There is no picture: \(error.message)")
        }
    }
}
