#if !canImport(WidgetKit)
package import VitrineWire
package import WidgetArchive

/// The parameters of one intent value, by name.
///
/// Found by reflection, once for each intent that is described, performed or drawn on a button.
package struct IntentParameters {
    /// The parameters in the order of their declaration.
    package let all: [(name: String, parameter: any IntentParameterAccess)]

    /// Finds the parameters of an intent.
    package init(of intent: any AppIntent) {
        var mirror: Mirror? = Mirror(reflecting: intent)
        var found: [(name: String, parameter: any IntentParameterAccess)] = []
        while let current = mirror {
            for child in current.children {
                guard let label = child.label, let parameter = child.value as? any IntentParameterAccess else {
                    continue
                }
                // A property wrapper is stored under the property's name after an underscore.
                found.append((name: String(label.drop { $0 == "_" }), parameter: parameter))
            }
            mirror = current.superclassMirror
        }
        all = found
    }

    /// Sets parameters from JSON texts by name; those not named keep their defaults.
    /// - Throws: `WireFailure` with code `badParameter` naming the parameter, if it is unknown or its value wrong.
    package func set(_ values: [String: String]) async throws(WireFailure) {
        // In the order of the names, so that of several faults always the same is reported.
        for (name, text) in values.sorted(by: { $0.key < $1.key }) {
            guard let parameter = all.first(where: { $0.name == name })?.parameter else {
                let names = all.map(\.name).joined(separator: ", ")
                throw WireFailure(
                    code: "badParameter",
                    message: "there is no parameter \(name); there \(all.isEmpty ? "are none" : "are: \(names)")"
                )
            }
            do {
                try await parameter.set(_IntentJSON(text: text))
            } catch {
                throw WireFailure(code: "badParameter", message: "parameter \(name) \(error)")
            }
        }
    }

    /// Takes what entity queries offer for parameters that nobody set.
    package func setQueriedDefaults() async {
        for (_, parameter) in all { await parameter.setQueriedDefault() }
    }

    /// Says that every required parameter is set.
    /// - Throws: `WireFailure` with code `badParameter` naming the first that is not.
    package func requireAll() throws(WireFailure) {
        guard let (name, _) = all.first(where: { $0.parameter.json == nil }) else { return }
        throw WireFailure(code: "badParameter", message: "parameter \(name) has no value; give it one")
    }

    /// The values that are set, as JSON texts by name.
    package var values: [String: String] {
        var values: [String: String] = [:]
        for (name, parameter) in all { values[name] = parameter.json?.text }
        return values
    }
}

extension ArchivedAction {
    /// An intent with the parameters that it has now.
    package init(performing intent: any AppIntent) {
        self.init(
            intent: IntentCatalog.name(of: type(of: intent)),
            parameters: IntentParameters(of: intent).values
        )
    }
}

extension IntentForm {
    /// The form of an intent.
    package init(of intent: any AppIntent.Type) {
        self.init(
            name: IntentCatalog.name(of: intent),
            title: intent.title.text,
            details: Self.details(of: intent),
            opensApp: intent.openAppWhenRun,
            parameters: IntentParameters(of: intent.init()).all
                .map { name, parameter in
                    Parameter(name: name, parameter: parameter)
                }
        )
    }
}

extension IntentForm {
    /// The description, whether it is stated as an optional or not.
    private static func details(of intent: any AppIntent.Type) -> String {
        let optional: IntentDescription? = intent.description
        return (optional ?? (intent as any _IntentDescribing.Type).description).descriptionText.text
    }
}

extension IntentForm.Parameter {
    fileprivate init(name: String, parameter: any IntentParameterAccess) {
        let form = parameter.form
        self.init(
            name: name,
            title: parameter.title?.text ?? name,
            type: form.type,
            isOptional: form.isOptional,
            isList: form.isList,
            defaultValue: parameter.defaultJSON?.text,
            options: form.options.map { ParameterOption(value: $0.value.text, title: $0.title) }
        )
    }
}
#endif
