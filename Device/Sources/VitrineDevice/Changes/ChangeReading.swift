import Foundation
import VitrineWire

/// A change that can be undone or redone, as a person reads it.
public struct ChangeReading: Codable, Hashable, Sendable {
    /// The number of the change on its device.
    public var number: Int
    /// What was done, such as `Habits, small, was removed`.
    public var text: String

    init(_ change: DeviceChange, in model: DeviceModel) {
        number = change.number
        text = Self.text(change, in: model)
    }

    /// How many things a text names; it counts the others.
    private static let limit = 3

    private static func text(_ change: DeviceChange, in model: DeviceModel) -> String {
        var parts = change.widgets.map { text($0, in: model) }
        parts += change.values.map { text($0, in: model) }
        parts += change.faults.map { text($0, in: model) }
        if change.clockShift != 0 {
            let direction = change.clockShift > 0 ? "forward" : "back"
            parts.append("the clock was moved \(direction) by \(length(abs(change.clockShift)))")
        }
        let more = parts.count - limit
        return parts.prefix(limit).joined(separator: "; ") + (more > 0 ? "; and \(more) more" : "")
    }

    private static func text(_ change: DeviceChange.Widget, in model: DeviceModel) -> String {
        guard let widget = change.after ?? change.before else { return "" }
        let name = "\(model.description(of: widget)?.displayName ?? widget.kind), \(widget.family.words),"
        guard let after = change.after else { return "\(name) was removed" }
        guard let before = change.before else { return "\(name) was added" }
        guard let position = after.position, position != before.position else { return "\(name) was configured" }
        return "\(name) was moved to \(position.words)"
    }

    private static func text(_ value: DeviceChange.Value, in model: DeviceModel) -> String {
        guard let app = model.apps.first(where: { value.name == "service.\($0.id)" }) else {
            return "\(words(value.name)) was changed from \(value.before) to \(value.after)"
        }
        let (before, after) = (condition(value.before), condition(value.after))
        return "the network of \(app.name) was changed from \(before) to \(after)"
    }

    /// The first condition of a service, none, leaves its answers as they are.
    private static func condition(_ name: String) -> String { name == "none" ? "on" : words(name) }

    private static func text(_ fault: DeviceChange.Fault, in model: DeviceModel) -> String {
        func name(_ app: String) -> String { model.apps.first { $0.id == app }?.name ?? app }
        func word(_ fault: ProgramFault) -> String { fault.name ?? "\(fault)" }
        let (what, before, after): (String, String?, String?) =
            switch fault {
            case .program(let program, let before, let after):
                (
                    "\(name(program.app))’s \(program.role == .app ? "app" : "widgets")",
                    before.map(word), after.map(word)
                )
            case .pushes(let app, let before, let after): ("pushes to \(name(app))", before?.name, after?.name)
            case .file(let app, let file, let before, let after):
                ("\(TraceText.quoted(file)) of \(name(app))", before?.rawValue, after?.rawValue)
            }
        return "the fault of \(what) was changed from \(words(before ?? "none")) to \(words(after ?? "none"))"
    }

    /// "text size" for `textSize`.
    private static func words(_ name: String) -> String {
        name.reduce(into: "") { $0 += $1.isUppercase ? " \($1.lowercased())" : "\($1)" }
    }

    /// The whole units of a length of time: `2 d 3 h`, `15 min`, `40 s`.
    private static func length(_ seconds: TimeInterval) -> String {
        let total = Int(min(seconds.rounded(), 1e12))
        let units = [(total / 86_400, "d"), (total / 3_600 % 24, "h"), (total / 60 % 60, "min"), (total % 60, "s")]
        return units.filter { $0.0 > 0 }.prefix(2).map { "\($0.0) \($0.1)" }.joined(separator: " ")
    }
}
