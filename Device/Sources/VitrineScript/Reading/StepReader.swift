import Foundation
import VitrineDevice
import Yams

/// Reads steps; a name of a widget must be one of the script's.
struct StepReader {
    let widgets: [String]

    /// The steps' keys; each step has one of them, and may have `refused`.
    static let keys = [
        "place", "remove", "configure", "open", "close", "home", "reboot", "link", "intent", "tap", "follow", "push",
        "reload", "advance", "clock",
        "set",
        "update", "reset", "fault", "together", "expect",
    ]
    /// The steps without a value; beside `refused` they have the value true.
    static let words = ["home", "reboot", "reload"]
    static let intentKeys = ["app", "name", "parameters"]
    static let resetKeys = ["app", "data"]
    static let configureKeys = ["widget", "configuration"]
    static let tapKeys = ["widget", "label"]
    static let followKeys = ["widget", "url"]
    static let setKeys = DeviceSetting.all.map(\.scriptName) + ["screen", "network", "profile", "disk", "lowPower"]
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
        switch word {
        case "home": return .home
        case "reboot": return .reboot
        case "reload": return .reload(kind: nil)
        default:
            throw node.error(
                .unknown,
                "there is no step \(word) without a value; \(Spelling.hint(for: word, of: Self.words))"
            )
        }
    }

    private func action(_ key: String, _ node: ScriptNode) throws(ScriptError) -> DeviceScript.Action {
        switch key {
        case "place": return .place(try DeviceScript.widget(node, known: []))
        case "remove": return .remove(widget: try oneWidget(node))
        case "configure": return try configure(node)
        case "open": return .open(app: try node.string(key))
        case "close": return .close(app: try node.string(key))
        case "push": return .push(app: try node.string(key))
        case "update": return .update(app: try node.string(key))
        case "link": return .link(try node.string(key))
        case _ where Self.words.contains(key) && node.isTrue: return try word(key, node)
        case "home", "reboot": throw node.error(.value, "\(key) has no value, or true")
        case "reload": return .reload(kind: try node.string(key))
        case "clock": return .clock(try node.date(key))
        case "advance": return .advance(try advance(node))
        case "intent": return try intent(node)
        case "tap": return try tap(node)
        case "follow": return try follow(node)
        case "set": return .set(try condition(node))
        case "reset": return try reset(node)
        case "fault": return try fault(node)
        default: throw node.error(.unknown, "there is no step \(key)")
        }
    }

    private func advance(_ node: ScriptNode) throws(ScriptError) -> DeviceScript.Advance {
        let text = try node.string("advance")
        switch text {
        case "midnight": return .midnight
        case "nextEntry": return .nextEntry
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

    private func reset(_ node: ScriptNode) throws(ScriptError) -> DeviceScript.Action {
        let members = try node.members("reset", keys: Self.resetKeys)
        return .reset(
            app: try node.required("app", in: members, of: "reset").string("app"),
            try members["data"].map { node throws(ScriptError) in try node.name("data", InitialData.self) } ?? .sample
        )
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
        case "lowPower": return .lowPower(try value.bool(key))
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
