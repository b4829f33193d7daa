import Foundation
import VitrineDevice

extension ClientCommand {
    /// The commands that only look.
    static let looking: [ClientCommand] = [
        ClientCommand(
            "status",
            "Print the clock, the settings, the apps with the kinds that they offer, and the placed widgets.",
            isReadOnly: true,
            agentForm: .json
        ) { device, _ async throws(ClientError) in
            let status = try await device.status()
            return ClientAnswer(
                status,
                status.lines,
                marking: ["\(WidgetStatus.Name.failed)": .bad, "\(WidgetStatus.Name.keptOld)": .bad, "trouble": .bad]
            )
        },
        ClientCommand(
            "memory",
            "Print how much memory each program has used, beside the limit of a widget extension.",
            isReadOnly: true
        ) { device, _ async throws(ClientError) in
            let programs = try await device.memory()
            return ClientAnswer(programs, ProgramMemory.lines(programs), marking: ["above": .bad])
        },
        ClientCommand(
            "read",
            "Print what a widget shows: the drawing in characters, the words of a screen reader, the controls.",
            [.widget],
            isReadOnly: true
        ) { device, values async throws(ClientError) in
            let reading = try await device.reading(of: values.required("widget"))
            return ClientAnswer(reading, reading.lines)
        },
        ClientCommand(
            "why",
            "Say why a widget shows what it shows, what it cost, what it will show next, and what is the remedy.",
            discussion: "The device must run: start it with `vitrine run`.",
            [
                .widget,
                CommandParameter(
                    "at",
                    "The moment to explain, ISO 8601; by default the device's present time.",
                    .date,
                    isNamed: true
                ),
            ],
            isReadOnly: true
        ) { device, values async throws(ClientError) in
            let date = values["at"].flatMap(DeviceClock.isoDate)
            let explanation = try await device.explanation(of: values.required("widget"), at: date)
            return ClientAnswer(json: String(decoding: explanation.json, as: UTF8.self), explanation.lines)
        },
    ]

    /// The commands that change something, besides the device's operations.
    static let changing: [ClientCommand] = [
        ClientCommand(
            "place",
            "Place a widget and print its identifier.",
            [
                CommandParameter(
                    "kind",
                    "The kind, or the name in the gallery; `vitrine status` lists the kinds.",
                    isRequired: true
                ),
                CommandParameter(
                    "family",
                    "The family, such as small or accessoryCircular; by default the first that the widget has.",
                    isNamed: true
                ),
                CommandParameter("app", "The app's id or name, if several apps have the kind.", isNamed: true),
                CommandParameter(
                    "at",
                    "The top left cell as PAGE,COLUMN,ROW, each counted from 1; by default the first free place.",
                    .cell,
                    isNamed: true
                ),
                CommandParameter(
                    "configure",
                    "Parameters of its configuration as NAME=VALUE, separated by commas; by default its own values.",
                    isNamed: true
                ),
            ],
            agentForm: .linesAndWidget
        ) { device, values async throws(ClientError) in
            let id = try await device.place(
                values.required("kind"),
                family: values["family"],
                app: values["app"],
                at: values["at"].flatMap { GridPosition(cell: $0) },
                configuration: values["configure"].map(ConfigurationText.parameters)
            )
            return ClientAnswer(["id": id], [id])
        },
        ClientCommand(
            "tap",
            "Tap a button, toggle or link of a widget, or the widget itself, and wait for its effect.",
            discussion: "Status 75: the widget shows another picture than --digest; read it again.",
            [
                .widget,
                CommandParameter(
                    "control",
                    "The control's label, or its action such as a0; can be left out if there is at most one."
                ),
                CommandParameter(
                    "digest",
                    "The picture that is tapped, as `vitrine read --json` prints it; by default the one that is shown.",
                    isNamed: true
                ),
            ],
            agentForm: .linesAndWidget
        ) { device, values async throws(ClientError) in
            let tapped = try await device.tap(values.required("widget"), values["control"], digest: values["digest"])
            return ClientAnswer(tapped, [tapped.line])
        },
        ClientCommand(
            "advance",
            "Advance the device's time through everything that happens on the way.",
            [
                CommandParameter(
                    "target",
                    "next-entry, next-midnight, a length such as 90s, 15m, 1h30m or 1d, or a time in ISO 8601.",
                    defaultValue: "next-entry"
                )
            ],
            agentForm: .linesAndPhone
        ) { device, values async throws(ClientError) in
            let clock = try await device.advance(AdvanceTarget(values.required("target")))
            return ClientAnswer(clock, [clock.line])
        },
        ClientCommand(
            "set",
            "Change a setting of the device; without a name, list the settings with their values.",
            [
                CommandParameter("name", "The setting's name, such as appearance."),
                CommandParameter("value", "The value, such as dark."),
            ],
            conflict: missingValue
        ) { device, values async throws(ClientError) in
            guard let name = values["name"], let value = values["value"] else {
                let settings = try await device.settings()
                return ClientAnswer(settings, NamedSetting.lines(settings))
            }
            try await device.set(name, to: value)
            return ClientAnswer(["name": name, "value": value], ["\(name) = \(value)"])
        },
        lock("lock", "Lock the screen.", true),
        lock("unlock", "Unlock the screen.", false),
        ClientCommand(
            "state",
            "Save and restore the apps' data, the home screen, the settings and the clock under a name.",
            discussion: "Saving replaces a state of the same name. Saving and restoring close the apps.",
            [
                CommandParameter(
                    "command",
                    "list, save, restore or delete.",
                    choices: ["list", "save", "restore", "delete"],
                    defaultValue: "list"
                ),
                CommandParameter("name", "The state's name, for all but list: letters, digits, hyphens and spaces."),
            ],
            conflict: missingState
        ) { device, values async throws(ClientError) in
            try await device.keepState(values.required("command"), values["name"] ?? "")
        },
    ]

    @Sendable
    private static func missingValue(_ values: CommandArguments) -> String? {
        switch (values["name"], values["value"]) {
        case (let name?, nil): "\(name) needs a value; `vitrine set` lists the settings and their values"
        case (nil, _?): "a value needs the name of a setting; `vitrine set` lists the settings and their values"
        default: nil
        }
    }

    @Sendable
    private static func missingState(_ values: CommandArguments) -> String? {
        let command = values["command"] ?? "list"
        guard (values["name"] == nil) != (command == "list") else { return nil }
        return command == "list" ? "list takes no name" : "\(command) needs the name of a state"
    }

    private static func lock(_ name: String, _ summary: String, _ isLocked: Bool) -> ClientCommand {
        ClientCommand(name, summary) { device, _ async throws(ClientError) in
            try await device.set("locked", to: isLocked ? "on" : "off")
            return ClientAnswer(["isLocked": isLocked], ["\(name)ed"])
        }
    }
}

extension DeviceClient {
    /// Lists the saved states, or saves, restores or deletes one.
    fileprivate func keepState(_ command: String, _ name: String) async throws(ClientError) -> ClientAnswer {
        struct Answer: Decodable {
            var states: [String]
        }
        guard command != "list" else {
            let states = try await ask("/api/states", as: Answer.self).states
            return ClientAnswer(states, states.isEmpty ? ["no state is saved"] : states)
        }
        try await send("/api/states/\(command == "delete" ? "remove" : command)", ["name": .string(name)])
        let done = command + (command.hasSuffix("e") ? "d" : "ed")
        return ClientAnswer(["state": name, "done": done], ["\(done) \(name)"])
    }
}
