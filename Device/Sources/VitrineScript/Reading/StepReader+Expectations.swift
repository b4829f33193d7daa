import Foundation
import VitrineDevice

extension StepReader {
    /// The expectations' keys; each expectation has one of them, and `eventually` has `within`.
    static let expectationKeys = [
        "now", "always", "never", "eventually", "sometimes", "atMost", "atMidnight", "afterTap",
        "agree", "afterIntent", "upToDate", "performed",
    ]
    static let conditionKeys = [
        "widget", "shows", "text", "without", "matches", "link", "olderThan", "cause", "failed",
    ]
    static let afterTapKeys = ["widget", "number", "by"]
    static let agreeKeys = ["widget", "patterns"]
    static let afterIntentKeys = ["widget", "app", "name", "parameter", "text"]
    static let performedKeys = ["app"]
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
        case "atMidnight": (kind, condition) = (.atMidnight, try self.condition(value))
        case "afterTap": (kind, condition) = try afterTap(value)
        case "agree": (kind, condition) = (.agree(try patterns(value, "agree")), try agreeing(value, "agree"))
        case "upToDate":
            (kind, condition) = (.upToDate(try patterns(value, "upToDate")), try agreeing(value, "upToDate"))
        case "performed": kind = .performed(app: try performed(value))
        case "afterIntent": (kind, condition) = try afterIntent(value)
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

    private func afterTap(_ node: ScriptNode) throws(ScriptError) -> (ScriptExpectation.Kind, WidgetCondition) {
        let members = try node.members("afterTap", keys: Self.afterTapKeys)
        let number = try node.required("number", in: members, of: "afterTap").pattern("number")
        let change = try node.required("by", in: members, of: "afterTap").integer("by", in: -1_000...1_000)
        return (.afterTap(number: number, by: change), try named(node, members, "afterTap"))
    }

    private func patterns(_ node: ScriptNode, _ what: String) throws(ScriptError) -> [ScriptPattern] {
        let members = try node.members(what, keys: Self.agreeKeys)
        var patterns: [ScriptPattern] = []
        for element in try node.required("patterns", in: members, of: what).elements("patterns") {
            patterns.append(try element.pattern("a pattern"))
        }
        return patterns
    }

    private func agreeing(_ node: ScriptNode, _ what: String) throws(ScriptError) -> WidgetCondition {
        try named(node, try node.members(what, keys: Self.agreeKeys), what)
    }

    private func performed(_ node: ScriptNode) throws(ScriptError) -> String {
        let members = try node.members("performed", keys: Self.performedKeys)
        return try node.required("app", in: members, of: "performed").string("app")
    }

    private func afterIntent(_ node: ScriptNode) throws(ScriptError) -> (ScriptExpectation.Kind, WidgetCondition) {
        let members = try node.members("afterIntent", keys: Self.afterIntentKeys)
        let claim = ScriptIntentClaim(
            app: try node.required("app", in: members, of: "afterIntent").string("app"),
            name: try node.required("name", in: members, of: "afterIntent").string("name"),
            parameter: try node.required("parameter", in: members, of: "afterIntent").string("parameter"),
            text: try node.required("text", in: members, of: "afterIntent").string("text")
        )
        return (.afterIntent(claim), try named(node, members, "afterIntent"))
    }

    /// A condition that only names widgets.
    private func named(_ node: ScriptNode, _ members: [String: ScriptNode], _ what: String) throws(ScriptError)
        -> WidgetCondition
    {
        var condition = WidgetCondition()
        condition.widgets = try widgetNames(try node.required("widget", in: members, of: what))
        return condition
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
        if let value = members["matches"] { condition.matches = try value.pattern("matches") }
        if let value = members["link"] { condition.link = try value.pattern("link") }
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
        case .never where condition.widgets.isEmpty: "no widget ever \(condition.words)"
        case .never: "never \(name) \(condition.words)"
        case .eventually(let time): "within \(time.words) \(name) \(condition.words)"
        case .sometimes: "sometimes \(name) \(condition.words)"
        case .atMost(let count, let verdict): "at most \(count) reloads of \(name) in 24 hours \(verdict.rawValue)"
        case .atMidnight: "at midnight \(name) \(condition.words)"
        case .afterTap(let number, let change): "a tap on \(name) changes \"\(number)\" by \(change)"
        case .agree(let patterns): "in \(name) \(patterns.map { "\"\($0)\"" }.joined(separator: " and ")) agree"
        case .afterIntent(let claim): "at the end \(name) says what \(claim.name) wrote"
        case .upToDate(let patterns):
            "a reload would not change \(patterns.map { "\"\($0)\"" }.joined(separator: " and ")) in \(name)"
        case .performed(let app): "at the end every tap that \(app) has recorded is performed"
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
        if let matches { parts.append("says something like \"\(matches)\"") }
        if let link { parts.append("links to something like \"\(link)\"") }
        if let olderThan { parts.append("is older than \(olderThan.words)") }
        if let cause { parts.append("has the problem \(cause.rawValue)") }
        if let isFailed { parts.append(isFailed ? "has a failed reload" : "has no failed reload") }
        return parts.joined(separator: " and ")
    }
}
