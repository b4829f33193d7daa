import Foundation
import VitrineDevice
import Yams

extension AppStates {
    static let keys = ["app", "start", "zone", "profile", "configurations", "widgets", "states"]
    static let stateKeys = ["name", "shows", "data", "start", "steps"]

    /// Reads the states of an app.
    /// - Parameters:
    ///   - yaml: The text, as `docs/app-states.schema.json` describes it.
    ///   - file: The file's name, for messages.
    /// - Throws: ``ScriptError`` with the line and column of the first problem.
    public init(yaml: String, file: String) throws(ScriptError) {
        let root = try ScriptNode(yaml: yaml, file: file)
        let members = try root.members("a file of states", keys: Self.keys)
        let app = try root.required("app", in: members, of: "a file of states").string("app")
        var base = DeviceScript(
            name: file,
            start: try root.required("start", in: members, of: "a file of states").date("start")
        )
        base.apps = [app]
        if let node = members["zone"] { base.zone = try node.zone("zone") }
        if let node = members["profile"] { base.profile = try node.profile() }
        try base.readWidgets(members["widgets"])
        self.init(app: app, states: [])
        if let node = members["configurations"] { configurations = try node.configurations() }
        let list = try root.required("states", in: members, of: "a file of states")
        for node in try list.elements("states") {
            let state = try Self.state(node, base)
            guard !states.contains(where: { $0.name == state.name }) else {
                throw node.error(.value, "two states are called \(state.name); give one another name")
            }
            states.append(state)
        }
        guard !states.isEmpty else { throw list.error(.value, "states is a list of at least one state") }
    }

    /// Reads a file of states.
    /// - Throws: ``ScriptError``.
    public init(file: String) throws(ScriptError) {
        try self.init(yaml: try ScriptNode.text(of: file), file: file)
    }

    private static func state(_ node: ScriptNode, _ base: DeviceScript) throws(ScriptError) -> AppState {
        let members = try node.members("a state", keys: stateKeys)
        var script = base
        script.name = try node.required("name", in: members, of: "a state").stateName()
        if let data = members["data"] { script.data = try data.string("data") }
        if let start = members["start"] { script.start = try start.date("start") }
        let reader = StepReader(widgets: base.widgets.map(\.id))
        for step in try members["steps"]?.elements("steps") ?? [] { script.steps.append(try reader.step(step)) }
        let shows = try members["shows"]?.name("shows", WidgetVariant.Content.self)
        return AppState(name: script.name, shows: shows ?? .entry, script: script)
    }
}

extension ScriptNode {
    /// A name that can be part of a file's name and of an address: letters, digits and hyphens, at most 40.
    fileprivate func stateName() throws(ScriptError) -> String {
        let name = try string("name")
        let isPlain = name.utf8.allSatisfy { byte in
            UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte | 0x20 || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte
                || byte == UInt8(ascii: "-")
        }
        guard isPlain, (1...40).contains(name.utf8.count) else {
            throw error(.value, "a state's name has 1 to 40 letters, digits and hyphens")
        }
        return name
    }

    /// Parameters by the widget's kind.
    fileprivate func configurations() throws(ScriptError) -> [String: [String: String]] {
        guard case .mapping(let mapping) = node else {
            throw error(.value, "configurations is a mapping of kinds to parameters")
        }
        var configurations: [String: [String: String]] = [:]
        for (key, value) in mapping {
            let kind = try ScriptNode(key, file: file, under: place).scalar("a kind")
            configurations[kind] = try ScriptNode(value, file: file, under: place).parameters("configurations")
        }
        return configurations
    }
}
