public import VitrineDevice

/// A command for a running device, declared once: a line of ``all``.
///
/// The command line with its help and completions, and the tool for agents with its schema are made from the
/// declaration. Those of the device's own operations are made from `DeviceOperation.all`.
public struct ClientCommand: Sendable {
    public let name: String
    /// What it does, as a sentence.
    public let summary: String
    /// What else the help says.
    public let discussion: String
    public let parameters: [CommandParameter]
    /// Whether it only looks.
    public let isReadOnly: Bool
    let agentForm: AgentForm
    /// What is wrong with values that are right each by itself; nil if nothing is.
    private let conflict: @Sendable (CommandArguments) -> String?
    private let action: @Sendable (DeviceClient, CommandArguments) async throws(ClientError) -> ClientAnswer

    /// What an agent is given in place of the lines of an answer.
    enum AgentForm: Sendable {
        case lines, json
        /// The lines, then the widget that the arguments or the answer name: as text, and its picture.
        case linesAndWidget
        /// The lines, then a picture of the home screen.
        case linesAndPhone
    }

    init(
        _ name: String,
        _ summary: String,
        discussion: String = "",
        _ parameters: [CommandParameter] = [],
        isReadOnly: Bool = false,
        agentForm: AgentForm = .lines,
        conflict: @escaping @Sendable (CommandArguments) -> String? = { _ in nil },
        action: @escaping @Sendable (DeviceClient, CommandArguments) async throws(ClientError) -> ClientAnswer
    ) {
        self.name = name
        self.summary = summary
        self.discussion = discussion
        self.parameters = parameters
        self.isReadOnly = isReadOnly
        self.agentForm = agentForm
        self.conflict = conflict
        self.action = action
    }

    /// The command that asks a device to perform an operation.
    init(_ operation: DeviceOperation) {
        let name = operation.name
        self.init(name, operation.summary, operation.parameters) { device, values async throws(ClientError) in
            let answer = try await device.perform(name, values)
            return ClientAnswer(answer.result, [answer.text])
        }
    }

    /// Every command that has an answer in words, in the order in which a list shows them.
    public static let all = looking + changing + DeviceOperation.all.map { ClientCommand($0) }

    /// What is wrong with the form of the values, where `label` is what a message calls a parameter; nil if nothing is.
    public func problem(in values: [String: String], label: (CommandParameter) -> String) -> String? {
        for parameter in parameters {
            guard let text = values[parameter.name] else { continue }
            if let problem = parameter.problem(with: text, label: label(parameter)) { return problem }
        }
        return conflict(CommandArguments(values))
    }

    /// Performs the command with values whose form is right.
    public func perform(on device: DeviceClient, _ values: [String: String]) async throws(ClientError) -> ClientAnswer {
        let defaults = parameters.compactMap { parameter in parameter.defaultValue.map { (parameter.name, $0) } }
        return try await action(device, CommandArguments(values.merging(defaults) { given, _ in given }))
    }
}

/// What a device answered to a command.
public struct ClientAnswer: Sendable {
    /// The answer for a program.
    public let json: String
    /// The answer for a person.
    public let lines: [String]
    /// The words that have a colour wherever they stand in a line.
    public let marks: [String: TerminalColors.Tone]

    init(json: String, _ lines: [String], marking marks: [String: TerminalColors.Tone] = [:]) {
        self.json = json
        self.lines = lines
        self.marks = marks
    }

    init(_ value: some Encodable, _ lines: [String], marking marks: [String: TerminalColors.Tone] = [:]) {
        self.init(json: CommandJSON.text(value), lines, marking: marks)
    }
}
