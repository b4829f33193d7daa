/// The parsed command line of an extension.
struct ExtensionInvocation: Equatable {
    /// The output that was requested.
    enum Action: Equatable {
        case timeline, snapshot, placeholder, describe
        /// Runs one of the program's own tasks with these operands.
        case task(name: String, operands: [String])

        /// The actions that every extension has.
        fileprivate static let common: [(name: String, action: Action)] = [
            ("timeline", .timeline), ("snapshot", .snapshot), ("placeholder", .placeholder), ("describe", .describe),
        ]
    }

    var action: Action
    /// The family; nil selects the widget's only family.
    var family: WidgetFamily?
    /// The kind; nil selects the only widget that has the family.
    var kind: String?
    /// The moment; nil means the real time.
    var now: Date?
    /// The time zone; nil means the system's zone.
    var zone: String?
    /// The device's locale.
    var locale = "en_US"
    /// The folder that holds the groups' containers; nil means the folder from the environment.
    var containers: String?
    /// The configuration's parameters by name, as JSON texts.
    var configuration: [String: String] = [:]
    /// Whether the output is JSON instead of text.
    var isJSON = false
    /// Whether the appearance is dark.
    var isDark = false
    /// Whether the device is a tablet.
    var isPad = false

    /// An error on the command line.
    struct UsageError: Error, Equatable {
        /// A message that names the argument and the error.
        let message: String
    }

    /// Parses the arguments after the program's name; returns nil if they ask for help.
    /// - Parameters:
    ///   - arguments: The arguments without the program's name.
    ///   - tasks: The program's own tasks.
    /// - Throws: `UsageError` that names the argument.
    init?(arguments: [String], tasks: [ExtensionTask] = []) throws(UsageError) {
        var rest = arguments[...]
        if rest.contains("--help") || rest.contains("-h") || rest.first == "help" { return nil }
        var known: String { (Action.common.map(\.name) + tasks.map(\.name)).joined(separator: ", ") }
        guard let name = rest.popFirst() else { throw UsageError(message: "missing command; use one of \(known)") }
        if let common = Action.common.first(where: { $0.name == name }) {
            action = common.action
        } else if let task = tasks.first(where: { $0.name == name }) {
            let operands = Array(rest.prefix { !$0.hasPrefix("-") })
            guard operands.count == task.operands.count else {
                throw UsageError(message: "\(name) takes \(task.operands.count) operands: \(task.usage)")
            }
            action = .task(name: name, operands: operands)
            rest = rest.dropFirst(operands.count)
        } else {
            throw UsageError(message: "unknown command '\(name)'; use one of \(known)")
        }
        while let argument = rest.popFirst() { try take(argument, from: &rest) }
    }

    private mutating func take(_ argument: String, from rest: inout ArraySlice<String>) throws(UsageError) {
        let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        let option = parts[0]
        switch option {
        case "--json", "--dark":
            guard parts.count == 1 else { throw UsageError(message: "\(option) takes no value") }
            if option == "--json" { isJSON = true } else { isDark = true }
        case "--family", "--kind", "--now", "--zone", "--locale", "--containers", "--set", "--idiom":
            guard let value = parts.count == 2 ? parts[1] : rest.popFirst(), !value.isEmpty else {
                throw UsageError(message: "\(option) needs a value")
            }
            try set(option, to: value)
        default:
            throw UsageError(message: "unknown argument '\(argument)'; --help lists them")
        }
    }

    private mutating func set(_ option: String, to value: String) throws(UsageError) {
        switch option {
        case "--family":
            guard let family = WidgetFamily(named: value) else {
                let names = WidgetFamily.allCases.map(\.description).joined(separator: ", ")
                throw UsageError(message: "--family '\(value)' is not a family; use one of \(names)")
            }
            self.family = family
        case "--kind": kind = value
        case "--now":
            guard let now = ISO8601.date(value) else {
                throw UsageError(
                    message:
                        "--now '\(value)' is not an ISO 8601 time with a zone in the years 1 to 9998, such as 2026-06-03T09:41:00Z"
                )
            }
            self.now = now
        case "--zone": zone = value
        case "--locale": locale = value
        case "--idiom":
            guard ["phone", "pad"].contains(value) else {
                throw UsageError(message: "--idiom '\(value)' is neither phone nor pad")
            }
            isPad = value == "pad"
        case "--containers": containers = value
        default: try setParameter(value)
        }
    }

    /// Parses `name=value`; a value that is not JSON is used as text.
    private mutating func setParameter(_ assignment: String) throws(UsageError) {
        let parts = assignment.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard parts.count == 2, !parts[0].isEmpty else {
            throw UsageError(message: "--set '\(assignment)' is not NAME=VALUE")
        }
        // A value that is not JSON is meant as text, so that people need not quote it twice.
        configuration[parts[0]] =
            (try? _IntentJSON(text: parts[1])) == nil ? _IntentJSON.string(parts[1]).text : parts[1]
    }
}
