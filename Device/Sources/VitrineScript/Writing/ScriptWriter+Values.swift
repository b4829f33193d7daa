import Foundation
import VitrineDevice

extension ScriptWriter {
    static func expectation(_ expectation: ScriptExpectation) -> String {
        let condition = expectation.condition
        let body =
            switch expectation.kind {
            case .now: "now: {\(members(condition))}"
            case .always: "always: {\(members(condition))}"
            case .never: "never: {\(members(condition))}"
            case .sometimes: "sometimes: {\(members(condition))}"
            case .atMidnight: "atMidnight: {\(members(condition))}"
            case .eventually(let within): "eventually: {\(members(condition))}, within: \(time(within))"
            case .atMost(let count, let verdict):
                "atMost: {\(members(condition, "count: \(count)", "of: \(verdict.rawValue)"))}"
            case .afterTap(let number, let change):
                "afterTap: {\(members(condition, "number: \(text("\(number)"))", "by: \(change)"))}"
            case .agree(let patterns):
                "agree: {\(members(condition, "patterns: \(list(patterns.map(\.description)))"))}"
            case .afterIntent(let claim): "afterIntent: {\(members(condition, Self.claim(claim)))}"
            case .upToDate(let patterns):
                "upToDate: {\(members(condition, "patterns: \(list(patterns.map(\.description)))"))}"
            case .performed(let app): "performed: {app: \(text(app))}"
            }
        return "{\(body)}"
    }

    private static func claim(_ claim: ScriptIntentClaim) -> String {
        "app: \(text(claim.app)), name: \(text(claim.name)), parameter: \(text(claim.parameter)), "
            + "text: \(text(claim.text))"
    }

    private static func members(_ condition: WidgetCondition, _ first: String...) -> String {
        var members = first
        if !condition.widgets.isEmpty { members.append("widget: \(list(condition.widgets))") }
        if let content = condition.content { members.append("shows: \(content.rawValue)") }
        if let value = condition.text { members.append("text: \(text(value))") }
        if let value = condition.without { members.append("without: \(text(value))") }
        if let value = condition.matches { members.append("matches: \(text("\(value)"))") }
        if let value = condition.link { members.append("link: \(text("\(value)"))") }
        if let value = condition.olderThan { members.append("olderThan: \(time(value))") }
        if let value = condition.cause { members.append("cause: \(value.rawValue)") }
        if let value = condition.isFailed { members.append("failed: \(value)") }
        return members.joined(separator: ", ")
    }

    /// Parameters as a mapping.
    static func parameters(_ parameters: [String: String]) -> String {
        let members = parameters.sorted { $0.key < $1.key }.map { "\(text($0.key)): \(yaml($0.value))" }
        return "{\(members.joined(separator: ", "))}"
    }

    /// A JSON text as YAML on one line; a text that is not JSON becomes a string.
    private static func yaml(_ json: String) -> String {
        let options: JSONSerialization.WritingOptions = [.fragmentsAllowed, .sortedKeys, .withoutEscapingSlashes]
        guard let value = try? JSONSerialization.jsonObject(with: Data(json.utf8), options: .fragmentsAllowed),
            let data = try? JSONSerialization.data(withJSONObject: value, options: options)
        else { return text(json) }
        // A number keeps its digits.
        return value is NSNumber ? json : escaped(String(decoding: data, as: UTF8.self))
    }

    /// Escapes the characters that stand for themselves in a JSON string, but which YAML refuses or takes for the end
    /// of a line.
    private static func escaped(_ json: String) -> String {
        json.unicodeScalars.reduce(into: "") { text, scalar in
            switch scalar.value {
            case 0x7f...0x9f, 0x2028, 0x2029, 0xfeff, 0xfffe, 0xffff:
                let digits = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: text.unicodeScalars.append(scalar)
            }
        }
    }

    static func list(_ texts: [String]) -> String { "[\(texts.map(text).joined(separator: ", "))]" }

    /// A text in quotation marks, as JSON and YAML both read it.
    static func text(_ text: String) -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .withoutEscapingSlashes
        // A string is always encodable.
        return (try? encoder.encode(text)).map { escaped(String(decoding: $0, as: UTF8.self)) } ?? "\"\""
    }

    /// A parameter's value without the quotation marks of its JSON text.
    static func plain(_ json: String) -> String {
        (try? JSONDecoder().decode(String.self, from: Data(json.utf8))) ?? json
    }

    static func time(_ duration: Duration) -> String { "\(duration.components.seconds)s" }

    static func date(_ date: Date) -> String { date.formatted(.iso8601) }
}

extension DeviceScript {
    /// The script as YAML; what it says about simulated weeks is left out.
    public var yaml: String { ScriptWriter(self).lines.joined(separator: "\n") + "\n" }
}
