extension DeviceOperation {
    /// Every operation, in the order in which a list shows them.
    public static let all: [DeviceOperation] = [
        DeviceOperation("remove", "Remove a widget.", [.widget], isStep: false) {
            device,
            values async throws(DeviceError) in
            let widget = values.required("widget")
            try await device.remove(widget)
            return Answer(["removed": widget], "removed \(widget)")
        },
        DeviceOperation(
            "move",
            "Move a widget to other cells.",
            [
                .widget,
                CommandParameter(
                    "to",
                    "The top left cell as PAGE,COLUMN,ROW, each counted from 1.",
                    .cell,
                    isRequired: true
                ),
                CommandParameter(
                    "others",
                    "What widgets do that are in the way: stay, so that the move is refused, or move elsewhere.",
                    choices: ["stay", "move"],
                    isNamed: true,
                    defaultValue: "stay"
                ),
            ],
            isStep: false
        ) { device, values async throws(DeviceError) in
            let (widget, cell) = (values.required("widget"), values.required("to"))
            if let position = GridPosition(cell: cell) {
                try await device.move(widget, to: position, makingRoom: values["others"] == "move")
            }
            return Answer(["widget": widget, "to": cell], "moved \(widget) to \(cell)")
        },
        overChanges("undo", "Take back the last change of the home screen, a setting or the clock.", "undone") {
            device,
            number async throws(DeviceError) in
            try await device.undo(number)
        },
        overChanges("redo", "Do again what was undone last.", "done again") {
            device,
            number async throws(DeviceError) in
            try await device.redo(number)
        },
        DeviceOperation(
            "reload",
            "Reload the widgets of a kind, or all widgets with the descriptions of their extensions.",
            [CommandParameter("kind", "The kind, as `vitrine status` lists it.")]
        ) { device, values async throws(DeviceError) in
            try await device.reload(values["kind"])
            return Answer(values["kind"].map { ["kind": $0] } ?? [:], "reloaded \(values["kind"] ?? "all widgets")")
        },
        DeviceOperation(
            "ask",
            "Let the apps ask for a reload of their widgets of a kind, or all: charged, held or refused as on a phone.",
            [CommandParameter("kind", "The kind, as `vitrine status` lists it.")]
        ) { device, values async throws(DeviceError) in
            try await device.perform(.ask(kind: values["kind"]))
            return Answer(values["kind"].map { ["kind": $0] } ?? [:], "asked for \(values["kind"] ?? "all widgets")")
        },
        DeviceOperation(
            "spend",
            "Spend the reload budget of the widgets of a kind, as if reloads had been charged now.",
            [CommandParameter("kind", "The kind, as `vitrine status` lists it.", isRequired: true)]
        ) { device, values async throws(DeviceError) in
            let kind = values.required("kind")
            try await device.perform(.spend(kind: kind))
            return Answer(["kind": kind], "spent the budget of \(kind)")
        },
        onApp("push", "Deliver a push that asks for a reload of all widgets of an app.", "pushed to") {
            device,
            app async throws(DeviceError) in
            try await device.push(to: app)
        },
        DeviceOperation(
            "open",
            "Open an app, the app behind a widget, or a link; `home` leaves the app in front.",
            [
                CommandParameter(
                    "target",
                    "An app's id or name, a widget's identifier, a link such as lucidpal://calendar, or home.",
                    isRequired: true
                )
            ],
            isStep: false
        ) { device, values async throws(DeviceError) in
            let target = values.required("target")
            try await device.open(target)
            let front = await device.snapshot().foreground
            return Answer(
                ["opened": target].merging(front.map { ["foreground": $0] } ?? [:]) { own, _ in own },
                "\(front ?? "the home screen") is in front"
            )
        },
        onApp("close", "End an app's process; the next time, the app starts cold.", "closed") {
            device,
            app async throws(DeviceError) in
            try await device.closeApp(app)
        },
        onApp("update", "Install an app anew: its processes end, and its extension describes itself again.", "updated")
        {
            device,
            app async throws(DeviceError) in
            try await device.update(app)
        },
        intent,
        DeviceOperation(
            "session",
            "Begin or end an app's audio or navigation session, during which its reloads are free.",
            [.app, CommandParameter("running", "on or off.", choices: ["on", "off"], isRequired: true)]
        ) { device, values async throws(DeviceError) in
            let (app, running) = (values.required("app"), values.required("running"))
            try await device.perform(.setSession(app: app, isRunning: running == "on"))
            return Answer(["app": app, "running": running], "the session of \(app) is \(running)")
        },
        DeviceOperation(
            "reset",
            "Delete what an app and its widgets stored, and let the app begin again with sample data or empty.",
            [
                .app,
                CommandParameter(
                    "data",
                    "The data with which it begins: sample or empty.",
                    choices: InitialData.allCases.map(\.rawValue),
                    isNamed: true,
                    defaultValue: InitialData.sample.rawValue
                ),
            ]
        ) { device, values async throws(DeviceError) in
            let (app, data) = (values.required("app"), InitialData(rawValue: values.required("data")) ?? .sample)
            try await device.resetData(of: app, to: data)
            return Answer(
                ["app": app, "data": data.rawValue],
                "\(app) begins \(data == .empty ? "empty" : "with sample data")"
            )
        },
        DeviceOperation(
            "reboot",
            "Restart the system: it is locked, and until it is unlocked no program can read what the apps store."
        ) { device, _ async throws(DeviceError) in
            try await device.reboot()
            return Answer([:], "rebooted; the screen is locked")
        },
    ]

    /// An operation on the list of changes.
    private static func overChanges(
        _ name: String,
        _ summary: String,
        _ done: String,
        action: @escaping @Sendable (Device, _ number: Int?) async throws(DeviceError) -> ChangeReading
    ) -> DeviceOperation {
        let number = CommandParameter(
            "change",
            "The number of that change; if it is another one by now, nothing happens.",
            .integer,
            isNamed: true
        )
        return DeviceOperation(name, summary, [number], isStep: false) { device, values async throws(DeviceError) in
            let change = try await action(device, values["change"].flatMap { Int($0) })
            return Answer(["text": change.text], "\(done): \(change.text)", numbers: ["change": change.number])
        }
    }

    /// An operation on an app.
    private static func onApp(
        _ name: String,
        _ summary: String,
        _ done: String,
        action: @escaping @Sendable (Device, _ app: String) async throws(DeviceError) -> Void
    ) -> DeviceOperation {
        DeviceOperation(name, summary, [.app]) { device, values async throws(DeviceError) in
            let app = values.required("app")
            try await action(device, app)
            return Answer(["app": app], "\(done) \(app)")
        }
    }
}

extension Device {
    /// Opens an app by its id or name, the app behind a widget, or a link; `home` leaves the app in front.
    fileprivate func open(_ target: String) async throws(DeviceError) {
        let state = snapshot()
        if target == "home" {
            if state.foreground != nil { try await goHome() }
        } else if let app = state.apps.first(where: { $0.isNamed(target) }) {
            try await openApp(app.id)
        } else if let widget = state.widgets.first(where: { $0.id == target }) {
            guard let picture = widget.picture else { return try await openApp(widget.app) }
            try await tapLink(nil, on: widget.id, digest: picture.digest)
        } else if target.contains(":") {
            try await openLink(target)
        } else {
            let known = state.apps.map(\.id) + state.apps.map(\.name) + state.widgets.map(\.id) + ["home"]
            throw DeviceError(
                .notFound,
                "\(target) is not an app, a widget or a link; \(Spelling.hint(for: target, of: known))"
            )
        }
    }
}
