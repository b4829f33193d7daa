/// A parameter of a command for a running device.
///
/// The argument of a command line, the schema for an agent, and the check of both are made from it.
public struct CommandParameter: Encodable, Hashable, Sendable {
    /// What a value names.
    public enum Kind: String, Encodable, Sendable {
        case text
        /// A whole number.
        case integer
        /// An app, by its id or name.
        case app
        /// A placed widget, by its identifier.
        case widget
        /// A cell as `PAGE,COLUMN,ROW`, each counted from 1.
        case cell
        /// A moment in ISO 8601.
        case date
    }

    public let name: String
    /// What it is, as a sentence.
    public let summary: String
    public let kind: Kind
    /// The values that it can have; empty if they are not listed.
    public let choices: [String]
    public let isRequired: Bool
    /// Whether a command line names it, as in `--family small`; the others stand in the table's order.
    public let isNamed: Bool
    /// The value where none is given.
    public let defaultValue: String?

    /// Declares a parameter that may be missing.
    package init(
        _ name: String,
        _ summary: String,
        _ kind: Kind = .text,
        choices: [String] = [],
        isRequired: Bool = false,
        isNamed: Bool = false,
        defaultValue: String? = nil
    ) {
        self.name = name
        self.summary = summary
        self.kind = kind
        self.choices = choices
        self.isRequired = isRequired
        self.isNamed = isNamed
        self.defaultValue = defaultValue
    }

    package static let widget = CommandParameter(
        "widget",
        "The widget's identifier, such as w1.",
        .widget,
        isRequired: true
    )
    package static let app = CommandParameter("app", "The app's id or name.", .app, isRequired: true)

    /// What is wrong with the form of a value, where `label` is what the message calls the parameter; nil if nothing
    /// is.
    package func problem(with text: String, label: String) -> String? {
        if !choices.isEmpty, !choices.contains(text) {
            return "\(text) is not a value of \(label); \(Spelling.hint(for: text, of: choices))"
        }
        switch kind {
        case .integer where Int(text) == nil: return "\(label) is a whole number, not \(text)"
        case .cell where GridPosition(cell: text) == nil:
            return "\(label) is PAGE,COLUMN,ROW, each counted from 1, such as 1,1,3, not \(text)"
        case .date:
            do throws(DeviceError) { _ = try DeviceClock.date(text) } catch { return "\(label): \(error.message)" }
            return nil
        default: return nil
        }
    }

    /// The value by which the device knows the thing that a text names.
    /// - Throws: ``DeviceError``: `notFound` with the closest name, `badValue`.
    func value(of text: String, on device: DeviceSnapshot) throws(DeviceError) -> String {
        switch kind {
        case .app:
            if let app = device.apps.first(where: { $0.isNamed(text) }) { return app.id }
            let known = device.apps.map(\.id) + device.apps.map(\.name)
            throw DeviceError(.notFound, "there is no app \(text); \(Spelling.hint(for: text, of: known))")
        case .widget:
            return try device.widget(text).id
        case .text, .integer, .cell, .date:
            if let problem = problem(with: text, label: name) { throw DeviceError(.badValue, problem) }
        }
        return text
    }
}

/// The values that a command was given, by the names of its parameters; they were checked.
package struct CommandArguments: Sendable {
    package let values: [String: String]

    package init(_ values: [String: String]) { self.values = values }

    /// A value; nil if the parameter is missing.
    package subscript(name: String) -> String? { values[name] }

    /// The value of a parameter that is required, or has a value where none is given.
    package func required(_ name: String) -> String { values[name] ?? "" }
}

extension AppSnapshot {
    /// Whether a text is the app's id or name, which has no case.
    func isNamed(_ text: String) -> Bool { id == text || name.lowercased() == text.lowercased() }
}

extension GridPosition {
    /// Reads `PAGE,COLUMN,ROW`, each counted from 1 and at most 100.
    package init?(cell text: String) {
        let parts = text.split(separator: ",", omittingEmptySubsequences: false).map { Int($0) ?? 0 }
        guard parts.count == 3, parts.allSatisfy((1...100).contains) else { return nil }
        self.init(page: parts[0] - 1, column: parts[1] - 1, row: parts[2] - 1)
    }
}
