import Foundation
import VitrineDevice

/// Writes a script as YAML that ``DeviceScript/init(yaml:file:)`` reads back.
struct ScriptWriter {
    private(set) var lines: [String] = []

    init(_ script: DeviceScript) {
        lines.append("name: \(Self.text(script.name))")
        lines.append("start: \(Self.date(script.start))")
        lines.append("zone: \(Self.text(script.zone))")
        lines.append("locale: \(Self.text(script.locale))")
        lines.append("profile: \(script.profile.name)")
        if script.hasOwnBudget {
            lines.append("chargedReloads: \(script.profile.chargedReloads.value)")
        }
        lines.append("data: \(Self.text(script.data))")
        if let apps = script.apps { lines.append("apps: \(Self.list(apps))") }
        lines.append(script.widgets.isEmpty ? "widgets: []" : "widgets:")
        lines += script.widgets.map { "  - \(Self.widget($0))" }
        lines.append(script.expectations.isEmpty ? "expect: []" : "expect:")
        lines += script.expectations.map { "  - \(Self.expectation($0))" }
        lines.append(script.steps.isEmpty ? "steps: []" : "steps:")
        lines += script.steps.map { "  - \(Self.step($0))" }
    }

    static func step(_ step: DeviceScript.Step) -> String {
        switch (step.action, step.refused) {
        case (.home, nil): return "home"
        case (.operation(let name, let values), nil) where values.isEmpty: return name
        default: break
        }
        var members = [action(step.action)]
        if let code = step.refused { members.append("refused: \(code)") }
        return "{\(members.joined(separator: ", "))}"
    }

    private static func action(_ action: DeviceScript.Action) -> String {
        switch action {
        case .place(let widget): "place: \(Self.widget(widget))"
        case .remove(let widget): "remove: \(text(widget))"
        case .configure(let widget, let configuration):
            "configure: {widget: \(text(widget))\(configuration.map { ", configuration: \(parameters($0))" } ?? "")}"
        case .open(let app): "open: \(text(app))"
        case .home: "home: true"
        case .link(let url): "link: \(text(url))"
        case .intent(let app, let name, let parameters):
            "intent: {app: \(text(app)), name: \(text(name)), parameters: \(Self.parameters(parameters))}"
        case .tap(let widget, let label): "tap: {\(named(widget, "label", label))}"
        case .follow(let widget, let url): "follow: {\(named(widget, "url", url))}"
        case .operation(let name, let values): "\(name): \(operation(name, values))"
        case .advance(let advance): "advance: \(Self.advance(advance))"
        case .clock(let date): "clock: \(Self.date(date))"
        case .set(let condition): "set: {\(Self.condition(condition))}"
        case .fault(let program, let fault): "fault: {program: \(text("\(program)")), \(Self.fault(fault))}"
        case .fileFault(let app, let file, let fault):
            "fault: {app: \(text(app)), file: \(text(file)), \(fault.map { "name: \($0.rawValue)" } ?? "mended: true")}"
        case .pushFault(let app, let fault): "fault: {app: \(text(app)), \(Self.fault(fault))}"
        case .together(let steps): "together: [\(steps.map(step).joined(separator: ", "))]"
        case .expect(let expectations): "expect: [\(expectations.map(expectation).joined(separator: ", "))]"
        }
    }

    private static func operation(_ name: String, _ values: [String: String]) -> String {
        let parameters = DeviceOperation.all.first { $0.name == name }?.parameters.map(\.name) ?? []
        let given = parameters.compactMap { name in values[name].map { (name, text($0)) } }
        if parameters.count < 2 { return given.first?.1 ?? "true" }
        return "{\(given.map { "\($0): \($1)" }.joined(separator: ", "))}"
    }

    private static func advance(_ advance: DeviceScript.Advance) -> String {
        switch advance {
        case .by(let duration): time(duration)
        case .to(let date): Self.date(date)
        case .midnight: "midnight"
        case .nextEntry: "nextEntry"
        }
    }

    private static func condition(_ condition: DeviceScript.Condition) -> String {
        switch condition {
        case .setting(let name, let value): setting(name, value)
        case .screen(let screen): "screen: \(text(screen.name))"
        case .network(let name): "network: \(text(name ?? "on"))"
        case .profile(let profile): "profile: \(profile.name)"
        case .fullDisk(let isFull): "disk: \(isFull ? "full" : "free")"
        }
    }

    private static func setting(_ name: String, _ value: String) -> String {
        guard let setting = DeviceSetting.named(name) else { return "\(name): \(text(value))" }
        guard let choice = setting.choices.firstIndex(of: value) else { return "\(setting.scriptName): \(text(value))" }
        let word = setting.scriptChoices[choice]
        // YAML reads off as false.
        return "\(setting.scriptName): \(word == "off" ? text(word) : word)"
    }

    private static func widget(_ widget: HomeScreen.Placement) -> String {
        var members = [
            "id: \(text(widget.id))", "app: \(text(widget.app))", "kind: \(text(widget.kind))",
            "family: \(widget.family.rawValue)",
        ]
        if let configuration = widget.configuration { members.append("configuration: \(parameters(configuration))") }
        return "{\(members.joined(separator: ", "))}"
    }

    private static func named(_ widget: String, _ key: String, _ value: String?) -> String {
        "widget: \(text(widget))" + (value.map { ", \(key): \(text($0))" } ?? "")
    }
}
