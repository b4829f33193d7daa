import Foundation
import VitrineDevice

extension StepReader {
    /// The expectations' keys; each expectation has one of them, and `eventually` has `within`.
    static let expectationKeys = ["now", "always", "never", "eventually", "sometimes", "atMost"]
    static let conditionKeys = ["widget", "shows", "text", "without", "olderThan", "cause", "failed"]
    static let limitKeys = ["count", "of", "widget"]

    func expectations(_ node: ScriptNode) throws(ScriptError) -> [ScriptExpectation] {
        var expectations: [ScriptExpectation] = []
        for element in try node.elements("expect") { expectations.append(try expectation(element)) }
        return expectations
    }

    private func expectation(_ node: ScriptNode) throws(ScriptError) -> ScriptExpectation {
        let members = try node.members("an expectation", keys: Self.expectationKeys + ["within"])
        guard let (key, value) = members.first(where: { $0.key != "within" }),
            members.count == (members["within"] == nil ? 1 : 2), (key == "eventually") == (members["within"] != nil)
        else {
            throw node.error(
                .value,
                "an expectation is one of \(Self.expectationKeys.joined(separator: ", ")); eventually also needs within"
            )
        }
        let kind: ScriptExpectation.Kind
        var condition = WidgetCondition()
        switch key {
        case "atMost":
            (kind, condition) = try limit(value)
        case "eventually":
            let time = try node.required("within", in: members, of: "eventually").duration("within")
            (kind, condition) = (.eventually(within: time), try self.condition(value))
        case "now": (kind, condition) = (.now, try self.condition(value))
        case "always": (kind, condition) = (.always, try self.condition(value))
        case "never": (kind, condition) = (.never, try self.condition(value))
        default: (kind, condition) = (.sometimes, try self.condition(value))
        }
        return ScriptExpectation(kind: kind, condition: condition, position: node.place, text: words(kind, condition))
    }

    private func limit(_ node: ScriptNode) throws(ScriptError) -> (ScriptExpectation.Kind, WidgetCondition) {
        let members = try node.members("atMost", keys: Self.limitKeys)
        var condition = WidgetCondition()
        if let widget = members["widget"] { condition.widgets = try widgetNames(widget) }
        let count = try node.required("count", in: members, of: "atMost").integer("count", in: 0...10_000)
        let verdict = try members["of"]?.name("of", ReloadLedger.Verdict.self) ?? .charged
        return (.atMost(count, verdict), condition)
    }

    private func condition(_ node: ScriptNode) throws(ScriptError) -> WidgetCondition {
        let members = try node.members("a condition", keys: Self.conditionKeys)
        guard members.contains(where: { $0.key != "widget" }) else {
            throw node.error(
                .value,
                "a condition needs one of \(Self.conditionKeys.dropFirst().joined(separator: ", "))"
            )
        }
        var condition = WidgetCondition()
        if let value = members["widget"] { condition.widgets = try widgetNames(value) }
        if let value = members["shows"] { condition.content = try value.name("shows", WidgetExplanation.Content.self) }
        if let value = members["text"] { condition.text = try value.string("text") }
        if let value = members["without"] { condition.without = try value.string("without") }
        if let value = members["olderThan"] { condition.olderThan = try value.duration("olderThan") }
        if let value = members["cause"] { condition.cause = try value.name("cause", WidgetCause.self) }
        if let value = members["failed"] { condition.isFailed = try value.bool("failed") }
        return condition
    }

    private func words(_ kind: ScriptExpectation.Kind, _ condition: WidgetCondition) -> String {
        let name = condition.widgets.isEmpty ? "every widget" : condition.widgets.joined(separator: ", ")
        return switch kind {
        case .now: "now \(name) \(condition.words)"
        case .always: "always \(name) \(condition.words)"
        case .never: "never \(name) \(condition.words)"
        case .eventually(let time): "within \(time) \(name) \(condition.words)"
        case .sometimes: "sometimes \(name) \(condition.words)"
        case .atMost(let count, let verdict): "at most \(count) reloads of \(name) in 24 hours \(verdict.rawValue)"
        }
    }
}

extension WidgetCondition {
    /// The condition in words, after the widget's name.
    var words: String {
        var parts: [String] = []
        if let content { parts.append("shows \(content.rawValue)") }
        if let text { parts.append("says \"\(text)\"") }
        if let without { parts.append("does not say \"\(without)\"") }
        if let olderThan { parts.append("is older than \(olderThan)") }
        if let cause { parts.append("has the problem \(cause.rawValue)") }
        if let isFailed { parts.append(isFailed ? "has a failed reload" : "has no failed reload") }
        return parts.joined(separator: " and ")
    }
}
