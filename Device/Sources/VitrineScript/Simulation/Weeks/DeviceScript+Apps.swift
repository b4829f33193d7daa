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
        script.steps = steps.compactMap { step in
            guard step.action.concerns(apps) else { return nil }
            guard case .expect(let expectations) = step.action else { return step }
            var step = step
            step.action = .expect(expectations.compactMap { $0.restricted(to: left) })
            return step
        }
        return script
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

extension DeviceScript.Action {
    /// Whether it is about one of the apps, or about none.
    fileprivate func concerns(_ apps: Set<String>) -> Bool {
        switch self {
        case .open(let app), .intent(let app, _, _): apps.contains(app)
        case .operation(_, let values): values["app"].map(apps.contains) ?? true
        case .fileFault(let app, _, _), .pushFault(let app, _): apps.contains(app)
        case .fault(let program, _): apps.contains(program.app)
        default: true
        }
    }
}
