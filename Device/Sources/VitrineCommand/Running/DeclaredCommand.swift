import ArgumentParser
import VitrineClient
import VitrineDevice

/// A command for a running device, made from a row of the table `ClientCommand.all`.
///
/// The parser knows a command by its type and an argument by a property, which it finds in the type's mirror. Here each
/// row has a type by its number, and the mirror shows an argument for each declared parameter.
struct DeclaredCommand<Row: TableRow>: AsyncParsableCommand, CustomReflectable {
    static var configuration: CommandConfiguration {
        CommandConfiguration(commandName: row.name, abstract: row.summary, discussion: row.discussion)
    }

    private static var row: ClientCommand { ClientCommand.all[Row.number] }

    private var values: [String: String] = [:]
    private var device = DeviceOptions()
    private var waits = true

    init() {}

    init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: ArgumentKey.self)
        for parameter in Self.row.parameters {
            values[parameter.name] = try container.value(of: parameter)
        }
        if Self.row.isReadOnly {
            device = try container.decode(OptionGroup<DeviceOptions>.self, forKey: .device).wrappedValue
        } else {
            let options = try container.decode(OptionGroup<ChangeOptions>.self, forKey: .device).wrappedValue
            (device, waits) = (options.device, !options.doesNotWait)
        }
    }

    var customMirror: Mirror {
        let options: Any = Self.row.isReadOnly ? OptionGroup<DeviceOptions>() : OptionGroup<ChangeOptions>()
        let arguments = Self.row.parameters.map { (label: String?.some($0.name), value: $0.argument) }
        return Mirror(self, children: arguments + [(label: ArgumentKey.device.stringValue, value: options)])
    }

    func validate() throws {
        if let problem = Self.row.problem(in: values, label: { $0.isNamed ? "--\($0.name)" : $0.name }) {
            throw ValidationError(problem)
        }
    }

    func run() async throws {
        let answer = try await Self.row.perform(on: DeviceClient(device.place.link, waits: waits), values)
        if device.json { Terminal.show(json: answer.json) } else { Terminal.show(answer.lines, marking: answer.marks) }
    }
}

/// The number of a row as a type.
protocol TableRow {
    static var number: Int { get }
}

enum FirstRow: TableRow {
    static var number: Int { 0 }

    /// The commands of every row.
    static var commands: [any ParsableCommand.Type] { commands(from: FirstRow.self) }

    private static func commands<Row: TableRow>(from row: Row.Type) -> [any ParsableCommand.Type] {
        guard Row.number < ClientCommand.all.count else { return [] }
        // `why` takes a project too, which an agent's tool does not.
        let own: [any ParsableCommand.Type] =
            ClientCommand.all[Row.number].name == "why" ? [Why.self] : [DeclaredCommand<Row>.self]
        return own + commands(from: RowAfter<Row>.self)
    }
}

enum RowAfter<Row: TableRow>: TableRow {
    static var number: Int { Row.number + 1 }
}

/// The name of a parameter, or of the options that every command has.
private struct ArgumentKey: CodingKey {
    static let device = ArgumentKey(stringValue: "device options")

    let stringValue: String
    var intValue: Int? { nil }

    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
}

extension KeyedDecodingContainer<ArgumentKey> {
    fileprivate func value(of parameter: CommandParameter) throws -> String? {
        let key = ArgumentKey(stringValue: parameter.name)
        return switch (parameter.isNamed, parameter.isRequired || parameter.defaultValue != nil) {
        case (true, true): try decode(Option<String>.self, forKey: key).wrappedValue
        case (true, false): try decode(Option<String?>.self, forKey: key).wrappedValue
        case (false, true): try decode(Argument<String>.self, forKey: key).wrappedValue
        case (false, false): try decode(Argument<String?>.self, forKey: key).wrappedValue
        }
    }
}

extension CommandParameter {
    /// The property that a command of the parser would have.
    fileprivate var argument: Any {
        let help = ArgumentHelp(summary)
        let completion = choices.isEmpty ? nil : CompletionKind.list(choices)
        if let defaultValue {
            return isNamed
                ? Option(wrappedValue: defaultValue, help: help, completion: completion)
                : Argument(wrappedValue: defaultValue, help: help, completion: completion)
        }
        return switch (isNamed, isRequired) {
        case (true, true): Option<String>(help: help, completion: completion)
        case (true, false): Option<String?>(help: help, completion: completion)
        case (false, true): Argument<String>(help: help, completion: completion)
        case (false, false): Argument<String?>(help: help, completion: completion)
        }
    }
}
