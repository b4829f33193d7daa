import VitrineDevice

extension AgentTool {
    /// The tools for what the apps store: the data of one app, and the saved states of the device.
    static func keeping(_ device: DeviceClient) -> [AgentTool] {
        [
            AgentTool(
                name: "reset",
                summary: "Delete what an app and its widgets stored; the app begins again with sample data or empty.",
                parameters: [
                    Parameter(name: "app", isRequired: true, summary: "the app's id or name"),
                    Parameter(name: "data", summary: "sample (the default) or empty"),
                ]
            ) { call async throws(ClientError) in
                let data = try choice(call.text("data"), of: InitialData.sample, "data")
                let id = try await device.resetData(of: call.required("app"), to: data)
                return [.text("\(id) begins \(data == .empty ? "empty" : "with sample data")")]
            },
            AgentTool(
                name: "state",
                summary:
                    "List the saved states, or save, restore or delete one: the apps' data, the home screen, the settings and the clock.",
                parameters: [
                    Parameter(name: "command", summary: "list (the default), save, restore or delete"),
                    Parameter(name: "name", summary: "the state's name; needed by all but list"),
                ]
            ) { call async throws(ClientError) in
                let command = try choice(call.text("command"), of: StateCommand.list, "command")
                return [.lines(try await perform(command, on: call.text("name"), of: device))]
            },
        ]
    }

    private enum StateCommand: String, CaseIterable {
        case list, save, restore, delete
    }

    private static func perform(
        _ command: StateCommand,
        on name: String?,
        of device: DeviceClient
    ) async throws(ClientError) -> [String] {
        if command == .list {
            let states = try await device.savedStates()
            return states.isEmpty ? ["no state is saved"] : states
        }
        guard let name else {
            throw ClientError(.badValue, "\(command.rawValue) needs the argument name: the name of a state")
        }
        switch command {
        case .list: return []
        case .save:
            try await device.saveState(named: name)
            return ["saved \(name)"]
        case .restore:
            try await device.restoreState(named: name)
            return ["restored \(name)"]
        case .delete:
            try await device.removeState(named: name)
            return ["deleted \(name)"]
        }
    }

    /// The choice that a text names; the usual one without a text.
    private static func choice<Choice: RawRepresentable<String> & CaseIterable>(
        _ text: String?,
        of usual: Choice,
        _ name: String
    ) throws(ClientError) -> Choice {
        guard let text else { return usual }
        guard let choice = Choice(rawValue: text) else {
            let hint = Spelling.hint(for: text, of: Choice.allCases.map(\.rawValue))
            throw ClientError(.badValue, "\(text) is not a value of \(name); \(hint)")
        }
        return choice
    }
}
