/// An operation that a person performs on a device, declared once: a line of ``all``.
///
/// A command of `vitrine`, a tool for agents, the path `/api/commands/NAME`, a step of scripts and a command of the
/// page are made from the declaration; there, an operation has a name, and its arguments are texts.
public struct DeviceOperation: Sendable {
    /// The name, one word in lower case.
    public let name: String
    /// What it does, as a sentence.
    public let summary: String
    public let parameters: [CommandParameter]
    /// Whether it is a step of scripts; they have steps of their own for widgets, by the names that they give them.
    package let isStep: Bool
    private let action: @Sendable (Device, CommandArguments) async throws(DeviceError) -> Answer

    /// What was done, as a value and as a line.
    public struct Answer: Codable, Hashable, Sendable {
        public var result: [String: JSONValue]
        public var text: String

        init(_ result: [String: String], _ text: String, numbers: [String: Int] = [:]) {
            self.result = result.mapValues { .string($0) }
                .merging(numbers.mapValues { .integer($0) }) { text, _ in text }
            self.text = text
        }
    }

    init(
        _ name: String,
        _ summary: String,
        _ parameters: [CommandParameter] = [],
        isStep: Bool = true,
        action: @escaping @Sendable (Device, CommandArguments) async throws(DeviceError) -> Answer
    ) {
        self.name = name
        self.summary = summary
        self.parameters = parameters
        self.isStep = isStep
        self.action = action
    }

    /// The operation with a name.
    /// - Throws: ``DeviceError``: `notFound` with the closest name.
    public static func named(_ name: String) throws(DeviceError) -> DeviceOperation {
        if let operation = all.first(where: { $0.name == name }) { return operation }
        throw DeviceError(.notFound, "there is no command \(name); \(Spelling.hint(for: name, of: all.map(\.name)))")
    }

    /// Performs the operation.
    /// - Throws: ``DeviceError``: `notFound` for an app or a widget that does not exist, `badValue` for other wrong
    ///   arguments, or the reason for a refusal.
    public func perform(on device: Device, _ arguments: [String: String]) async throws(DeviceError) -> Answer {
        let known = parameters.map(\.name)
        for name in arguments.keys.sorted() where !known.contains(name) {
            throw DeviceError(.badValue, "\(self.name) has no \(name); \(Spelling.hint(for: name, of: known))")
        }
        let state = await device.snapshot()
        var values: [String: String] = [:]
        for parameter in parameters {
            if let text = arguments[parameter.name] ?? parameter.defaultValue {
                values[parameter.name] = try parameter.value(of: text, on: state)
            } else if parameter.isRequired {
                throw DeviceError(.badValue, "\(name) needs \(parameter.name). \(parameter.summary)")
            }
        }
        return try await action(device, CommandArguments(values))
    }
}

extension DeviceOperation: Encodable {
    private enum CodingKeys: CodingKey {
        case name, summary, parameters
    }
}
