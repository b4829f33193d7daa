import Foundation
import VitrineDevice

extension AgentTool {
    /// Every tool, in the order in which a list shows them.
    static func all(
        device: DeviceClient,
        takePicture: @escaping @Sendable (DevicePicture.Subject) async throws(ClientError) -> Data
    ) -> [AgentTool] {
        looking(at: device, takePicture: takePicture) + using(device) + setting(device) + keeping(device)
    }

    private static var widget: Parameter {
        Parameter(name: "widget", isRequired: true, summary: "the placed widget's identifier, such as w1")
    }

    private static func looking(
        at device: DeviceClient,
        takePicture: @escaping @Sendable (DevicePicture.Subject) async throws(ClientError) -> Data
    ) -> [AgentTool] {
        [
            AgentTool(
                name: "status",
                summary:
                    "The device's clock, settings, apps with the kinds of widgets that they offer, and placed widgets, as JSON.",
                isReadOnly: true
            ) { _ async throws(ClientError) in [.json(try await device.status())] },
            AgentTool(
                name: "memory",
                summary: "How much memory each program has used, beside the limit of a widget extension.",
                isReadOnly: true
            ) { _ async throws(ClientError) in [.lines(ProgramMemory.lines(try await device.memory()))] },
            AgentTool(
                name: "read",
                summary:
                    "A widget as text: its drawing in characters, the words of a screen reader, and what can be tapped.",
                isReadOnly: true,
                parameters: [widget]
            ) { call async throws(ClientError) in
                [.lines(try await device.reading(of: call.required("widget")).lines)]
            },
            AgentTool(
                name: "why",
                summary:
                    "Why a widget shows what it shows: the entry, the reload that made it, its cost, what comes next, and remedies.",
                isReadOnly: true,
                parameters: [widget]
            ) { call async throws(ClientError) in
                [.lines(try await device.explanation(of: call.required("widget")).lines)]
            },
            AgentTool(
                name: "trace",
                summary: "What happened on the device and why, one record a line, oldest first.",
                isReadOnly: true,
                parameters: [
                    Parameter(name: "after", type: .integer, summary: "only records after this number"),
                    Parameter(
                        name: "last",
                        type: .integer,
                        summary: "the newest records only; 50 by default, at most 2000"
                    ),
                    Parameter(name: "subject", summary: "only records about this widget, app or program"),
                ]
            ) { call async throws(ClientError) in
                let wanted = call.text("subject")
                if let wanted { try await device.requireSubject(wanted) }
                let records = try await device.trace(after: call.integer("after") ?? 0)
                    .filter { wanted == nil || $0.subject == wanted }
                return [.lines(records.suffix(min(max(call.integer("last") ?? 50, 1), 2_000)).map(\.description))]
            },
            AgentTool(
                name: "screenshot",
                summary: "A picture (PNG) of a widget, or of a page of the home screen.",
                isReadOnly: true,
                parameters: [
                    Parameter(name: "widget", summary: "a widget's identifier; without it, the home screen"),
                    Parameter(name: "page", type: .integer, summary: "the page of the home screen, counted from 1"),
                ]
            ) { call async throws(ClientError) in
                let page = min(max(call.integer("page") ?? 1, 1), 100) - 1
                let png = try await takePicture(call.text("widget").map { .widget($0) } ?? .phone(page: page))
                return [["type": "image", "data": .string(png.base64EncodedString()), "mimeType": "image/png"]]
            },
        ]
    }

    /// What a person does with widgets and apps.
    private static func using(_ device: DeviceClient) -> [AgentTool] {
        [
            AgentTool(
                name: "place",
                summary: "Place a widget in the first free place; the answer is its identifier.",
                parameters: [
                    Parameter(name: "kind", isRequired: true, summary: "the kind, as status lists it"),
                    Parameter(name: "family", summary: "such as small, medium, large or circular"),
                    Parameter(name: "app", summary: "the app's id, if several apps have the kind"),
                ]
            ) { call async throws(ClientError) in
                let (family, app) = (call.text("family"), call.text("app"))
                return [.text(try await device.place(call.required("kind"), family: family, app: app))]
            },
            AgentTool(name: "remove", summary: "Remove a widget.", parameters: [widget]) {
                call async throws(ClientError) in
                try await device.remove(call.required("widget"))
                return [.text("removed \(call.required("widget"))")]
            },
            AgentTool(
                name: "tap",
                summary: "Tap a button, toggle or link of a widget, wait for its effect, and read the widget again.",
                parameters: [
                    widget,
                    Parameter(
                        name: "control",
                        summary: "the control's label or action; not needed if there is only one"
                    ),
                    Parameter(name: "digest", summary: "the picture that is meant; refused if another one is shown"),
                ]
            ) { call async throws(ClientError) in
                let id = call.required("widget")
                let tapped = try await device.tap(id, call.text("control"), digest: call.text("digest"))
                return [.lines([tapped.line] + (try await device.reading(of: id).lines))]
            },
            AgentTool(
                name: "open",
                summary: "Open an app by id or name, the app behind a widget, or a link; home leaves the app in front.",
                parameters: [
                    Parameter(
                        name: "target",
                        isRequired: true,
                        summary: "app, widget, link such as lucidpal://habits, or home"
                    )
                ]
            ) { call async throws(ClientError) in
                let front = try await device.open(call.required("target"))
                return [.text(front.map { "\($0) is in front" } ?? "the home screen is in front")]
            },
        ]
    }

    private static func setting(_ device: DeviceClient) -> [AgentTool] {
        [
            AgentTool(
                name: "advance",
                summary: "Advance the device's time; every entry, reload and midnight on the way happens.",
                parameters: [
                    Parameter(
                        name: "target",
                        isRequired: true,
                        summary: "next-entry, next-midnight, a length such as 15m or 2h, or an ISO 8601 time"
                    )
                ]
            ) { call async throws(ClientError) in
                [.text(try await device.advance(AdvanceTarget(call.required("target"))).line)]
            },
            AgentTool(
                name: "set",
                summary: "Change a setting such as appearance, textSize, locale, timeZone, profile; status lists them.",
                parameters: [
                    Parameter(name: "name", isRequired: true, summary: "the setting"),
                    Parameter(name: "value", isRequired: true, summary: "the value, such as dark"),
                ]
            ) { call async throws(ClientError) in
                try await device.set(call.required("name"), to: call.required("value"))
                return [.text("\(call.required("name")) = \(call.required("value"))")]
            },
            AgentTool(name: "lock", summary: "Lock the screen.") { _ async throws(ClientError) in
                try await device.setLocked(true)
                return [.text("locked")]
            },
            AgentTool(name: "unlock", summary: "Unlock the screen.") { _ async throws(ClientError) in
                try await device.setLocked(false)
                return [.text("unlocked")]
            },
        ]
    }
}

extension JSONValue {
    /// A block of text.
    static func text(_ text: String) -> JSONValue { ["type": "text", "text": .string(text)] }

    static func lines(_ lines: [String]) -> JSONValue { text(lines.joined(separator: "\n")) }

    fileprivate static func json(_ value: some Encodable) -> JSONValue { text(CommandJSON.text(value)) }
}
