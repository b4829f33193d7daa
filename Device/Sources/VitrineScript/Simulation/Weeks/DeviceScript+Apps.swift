import VitrineDevice

extension DeviceScript {
    /// The script about some of its apps only: without the widgets, checks, intents and steps of the others.
    public func restricted(to apps: Set<String>) -> DeviceScript {
        var script = self
        script.apps = apps.sorted()
        script.widgets.removeAll { !apps.contains($0.app) }
        let left = Set(script.widgets.map(\.id))
        script.expectations = expectations.compactMap { $0.restricted(to: left) }
        script.simulation?.intents.removeAll { !$0.concerns(apps) }
        script.simulation?.files.removeAll { !apps.contains($0.app) }
        let placed = steps.flatMap(\.parts)
            .compactMap { step -> String? in
                if case .place(let widget) = step.action, apps.contains(widget.app) { widget.id } else { nil }
            }
        script.steps = steps.compactMap { $0.restricted(to: apps, left.union(placed)) }
        return script
    }
}

extension DeviceScript.Step {
    /// The step about some apps and widgets; nil if it was about others only.
    fileprivate func restricted(to apps: Set<String>, _ widgets: Set<String>) -> DeviceScript.Step? {
        guard action.concerns(apps), action.widget.map(widgets.contains) ?? true else { return nil }
        var step = self
        switch action {
        case .expect(let expectations):
            step.action = .expect(expectations.compactMap { $0.restricted(to: widgets) })
        case .together(let steps):
            let left = steps.compactMap { $0.restricted(to: apps, widgets) }
            guard !left.isEmpty else { return nil }
            step.action = .together(left)
        default: break
        }
        return step
    }
}

extension ScriptExpectation {
    /// The expectation about the widgets that are left; nil if it was about others only.
    fileprivate func restricted(to widgets: Set<String>) -> ScriptExpectation? {
        guard !condition.widgets.isEmpty else { return self }
        var expectation = self
        expectation.condition.widgets.removeAll { !widgets.contains($0) }
        return expectation.condition.widgets.isEmpty ? nil : expectation
    }
}

extension DeviceScript {
    /// The apps that the script names, each with its place; a step that is to be refused may name any.
    var namedApps: [(app: String, position: ScriptPosition)] {
        widgets.map { ($0.app, position(of: $0)) } + steps.flatMap(\.namedApps) + expectations.flatMap(\.namedApps)
    }
}

extension DeviceScript.Step {
    fileprivate var namedApps: [(app: String, position: ScriptPosition)] {
        guard refused == nil else { return [] }
        return switch action {
        case .together(let steps): steps.flatMap(\.namedApps)
        case .expect(let expectations): expectations.flatMap(\.namedApps)
        default: action.app.map { [($0, position)] } ?? []
        }
    }
}

extension ScriptExpectation {
    fileprivate var namedApps: [(app: String, position: ScriptPosition)] {
        switch kind {
        case .performed(let app): [(app, position)]
        case .afterIntent(let claim): [(claim.app, position)]
        default: []
        }
    }
}

extension DeviceScript.Action {
    /// The id of the app that it is about; nil if it is about none.
    fileprivate var app: String? {
        switch self {
        case .open(let app), .intent(let app, _, _), .fileFault(let app, _, _), .pushFault(let app, _): app
        case .operation(_, let values): values["app"]
        case .fault(let program, _): program.app
        case .place(let widget): widget.app
        default: nil
        }
    }

    /// The placed widget that it is about, by its name in the script; nil if it is about none.
    fileprivate var widget: String? {
        switch self {
        case .remove(let widget), .configure(let widget, _), .tap(let widget, _), .follow(let widget, _): widget
        case .operation(_, let values): values["widget"]
        default: nil
        }
    }

    /// Whether it is about one of the apps, or about none.
    fileprivate func concerns(_ apps: Set<String>) -> Bool { app.map(apps.contains) ?? true }
}
