import VitrineWire
import WidgetArchive

/// Performs intents and lists their parameters' values, for the device.
struct IntentPerformer {
    let catalog: IntentCatalog

    /// Performs an action and the intents that follow from it.
    /// - Returns: Whether the app comes to the front.
    /// - Throws: `WireFailure` with the code `unknownIntent`, `badParameter`, or `performFailed` with the intent's
    ///   error.
    func perform(_ action: ArchivedAction) async throws(WireFailure) -> Bool {
        let type = try intentType(named: action.intent)
        let intent = type.init()
        let parameters = IntentParameters(of: intent)
        try await parameters.set(action.parameters)
        await parameters.setQueriedDefaults()
        try parameters.requireAll()
        return try await perform(intent)
    }

    private func perform(_ intent: any AppIntent) async throws(WireFailure) -> Bool {
        var opensApp = false
        var next: (any AppIntent)? = intent
        while let current = next {
            opensApp = opensApp || type(of: current).openAppWhenRun
            do {
                next = (try await current.perform() as? any IntentResultWithNext)?.next
            } catch {
                throw WireFailure(code: "performFailed", message: "\(type(of: current)) failed: \(error)")
            }
        }
        return opensApp
    }

    /// Returns the values that a parameter can take.
    /// - Throws: `WireFailure` with the code `unknownIntent`, `badParameter`, or `queryFailed` with the query's
    ///   error.
    func options(
        of intent: String,
        parameter name: String,
        search: String?
    ) async throws(WireFailure) -> [ParameterOption] {
        let type = try intentType(named: intent)
        guard let parameter = IntentParameters(of: type.init()).all.first(where: { $0.name == name })?.parameter else {
            throw WireFailure(code: "badParameter", message: "\(type) has no parameter \(name)")
        }
        let form = parameter.form
        guard let query = form.query else { return form.options.map(ParameterOption.init(choice:)) }
        do {
            return try await query(search).map(ParameterOption.init(choice:))
        } catch {
            throw WireFailure(code: "queryFailed", message: "the query of \(type).\(name) failed: \(error)")
        }
    }

    private func intentType(named name: String) throws(WireFailure) -> any AppIntent.Type {
        guard let type = catalog.type(named: name) else {
            throw WireFailure(
                code: "unknownIntent",
                message:
                    "there is no intent \(name) in this process; its type must not be private. A widget that an older "
                    + "version drew may name an intent that no longer exists"
            )
        }
        return type
    }
}

extension ParameterOption {
    fileprivate init(choice: (value: _IntentJSON, title: String)) {
        self.init(value: choice.value.text, title: choice.title)
    }
}
