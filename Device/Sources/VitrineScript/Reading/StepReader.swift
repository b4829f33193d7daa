import Foundation
import VitrineDevice
import Yams

/// Reads steps; a name of a widget must be one of the script's.
struct StepReader {
    let widgets: [String]

    /// The steps' keys; each step has one of them, and may have `refused`.
    static let keys =
        [
            "place", "remove", "configure", "open", "home", "link", "intent", "tap", "follow", "advance", "clock",
            "set",
            "fault", "together", "expect",
        ] + operations.map(\.name)
    private static let operations = DeviceOperation.all.filter(\.isStep)
    /// The steps without a value; beside `refused` they have the value true.
    static let words = ["home"] + operations.filter { !$0.parameters.contains(where: \.isRequired) }.map(\.name)
    static let intentKeys = ["app", "name", "parameters"]
    static let configureKeys = ["widget", "configuration"]
    static let tapKeys = ["widget", "label"]
    static let followKeys = ["widget", "url"]
    static let setKeys = DeviceSetting.all.map(\.scriptName) + ["screen", "network", "profile", "disk"]
    static let faultKeys = [
        "program", "app", "file", "name", "by", "mebibytes", "rate", "seed", "call", "error", "kill", "stop", "at",
        "mended",
    ]

    func step(_ node: ScriptNode) throws(ScriptError) -> DeviceScript.Step {
        // A step without arguments may be a word: `- home`.
        if case .scalar = node.node {
            return DeviceScript.Step(try word(try node.string("a step"), node), position: node.place)
        }
        let members = try node.members("a step", keys: Self.keys + ["refused"])
        guard let (key, value) = members.first(where: { $0.key != "refused" }),
            members.count == (members["refused"] == nil ? 1 : 2)
        else { throw node.error(.value, "a step does one thing; begin another step with a hyphen") }
        let action: DeviceScript.Action
        switch key {
        case "expect": action = .expect(try expectations(value))
        case "together": action = .together(try steps(value))
        default: action = try self.action(key, value)
        }
        return DeviceScript.Step(
            action,
            refused: try members["refused"].map { node throws(ScriptError) in try node.string("refused") },
            position: node.place
        )
    }

    /// The names of the widgets that a condition is about.
    func widgetNames(_ node: ScriptNode) throws(ScriptError) -> [String] {
        let names = try node.strings("widget")
        for name in names where !widgets.contains(name) {
            throw node.error(.unknown, "the script has no widget \(name); \(Spelling.hint(for: name, of: widgets))")
        }
        return names
    }

    private func steps(_ node: ScriptNode) throws(ScriptError) -> [DeviceScript.Step] {
        var steps: [DeviceScript.Step] = []
        for element in try node.elements("together") {
            let step = try step(element)
            if case .together = step.action { throw element.error(.value, "together cannot contain together") }
            steps.append(step)
        }
        return steps
    }

    private func word(_ word: String, _ node: ScriptNode) throws(ScriptError) -> DeviceScript.Action {
        guard Self.words.contains(word) else {
            throw node.error(
                .unknown,
                "there is no step \(word) without a value; \(Spelling.hint(for: word, of: Self.words))"
            )
        }
        return word == "home" ? .home : .operation(word)
    }

    private func action(_ key: String, _ node: ScriptNode) throws(ScriptError) -> DeviceScript.Action {
        switch key {
        case "place": return .place(try DeviceScript.widget(node, known: []))
        case "remove": return .remove(widget: try oneWidget(node))
        case "configure": return try configure(node)
        case "open": return .open(app: try node.string(key))
        case "link": return .link(try node.string(key))
        case _ where Self.words.contains(key) && node.isTrue: return try word(key, node)
        case "home": throw node.error(.value, "home has no value, or true")
        case "clock": return .clock(try node.date(key))
        case "advance": return .advance(try advance(node))
        case "intent": return try intent(node)
        case "tap": return try tap(node)
        case "follow": return try follow(node)
        case "set": return .set(try condition(node))
        case "fault": return try fault(node)
        default:
            guard let operation = Self.operations.first(where: { $0.name == key }) else {
                throw node.error(.unknown, "there is no step \(key)")
            }
            return .operation(key, try arguments(of: operation, node))
        }
    }

    private func advance(_ node: ScriptNode) throws(ScriptError) -> DeviceScript.Advance {
        let text = try node.scalar("advance")
        switch text {
        case "midnight", "next-midnight": return .midnight
        case "nextEntry", "next-entry": return .nextEntry
        default: break
        }
        if text.contains("T") { return .to(try node.date("advance")) }
        return .by(try node.duration("advance"))
    }

    func intent(_ node: ScriptNode) throws(ScriptError) -> DeviceScript.Action {
        let members = try node.members("intent", keys: Self.intentKeys)
        return .intent(
            app: try node.required("app", in: members, of: "intent").string("app"),
            name: try node.required("name", in: members, of: "intent").string("name"),
            parameters: try members["parameters"]?.parameters("parameters") ?? [:]
        )
    }

    /// The arguments of an operation: the only one by itself, several as a mapping.
    private func arguments(of operation: DeviceOperation, _ node: ScriptNode) throws(ScriptError) -> [String: String] {
        let (name, parameters) = (operation.name, operation.parameters)
        guard let first = parameters.first else { throw node.error(.value, "\(name) has no value, or true") }
        if parameters.count == 1 { return [first.name: try node.string(name)] }
        let members = try node.members(name, keys: parameters.map(\.name))
        var values: [String: String] = [:]
        for parameter in parameters where parameter.isRequired || members[parameter.name] != nil {
            let value = try node.required(parameter.name, in: members, of: name)
            let text = try value.string(parameter.name)
            if !parameter.choices.isEmpty, !parameter.choices.contains(text) {
                let hint = Spelling.hint(for: text, of: parameter.choices)
                throw value.error(.unknown, "\(parameter.name) is not \(text); \(hint)")
            }
            values[parameter.name] = text
        }
        return values
    }

    private func configure(_ node: ScriptNode) throws(ScriptError) -> DeviceScript.Action {
        let members = try node.members("configure", keys: Self.configureKeys)
        return .configure(
            widget: try oneWidget(try node.required("widget", in: members, of: "configure")),
            try members["configuration"]
                .map { node throws(ScriptError) in try node.parameters("configuration") }
        )
    }

    private func tap(_ node: ScriptNode) throws(ScriptError) -> DeviceScript.Action {
        let members = try node.members("tap", keys: Self.tapKeys)
        return .tap(
            widget: try oneWidget(try node.required("widget", in: members, of: "tap")),
            label: try members["label"].map { node throws(ScriptError) in try node.string("label") }
        )
    }

    private func follow(_ node: ScriptNode) throws(ScriptError) -> DeviceScript.Action {
        let members = try node.members("follow", keys: Self.followKeys)
        return .follow(
            widget: try oneWidget(try node.required("widget", in: members, of: "follow")),
            url: try members["url"].map { node throws(ScriptError) in try node.string("url") }
        )
    }

    private func oneWidget(_ node: ScriptNode) throws(ScriptError) -> String {
        let names = try widgetNames(node)
        guard names.count == 1 else { throw node.error(.value, "widget is the name of one widget") }
        return names[0]
    }

    private func condition(_ node: ScriptNode) throws(ScriptError) -> DeviceScript.Condition {
        let members = try node.members("set", keys: Self.setKeys)
        guard let (key, value) = members.first, members.count == 1 else {
            throw node.error(.value, "set changes one thing; begin another step with a hyphen")
        }
        switch key {
        case "screen": return .screen(try value.screen(key))
        case "profile": return .profile(try value.profile())
        case "disk": return .fullDisk(try value.name(key, Disk.self) == .full)
        case "network":
            let name = try value.string(key)
            return .network(name == "on" ? nil : name)
        default: return try value.setting(key)
        }
    }

    private enum Disk: String, CaseIterable {
        case full, free
    }
}
