package import VitrineWire
package import WidgetArchive

/// The parameters of one intent value, by name.
///
/// They are found by reflection, once for each intent that is described, performed or drawn on a button.
package struct IntentParameters {
    /// The parameters in declaration order.
    package let all: [(name: String, parameter: any IntentParameterAccess)]

    package init(of intent: any AppIntent) {
        var mirror: Mirror? = Mirror(reflecting: intent)
        var found: [(name: String, parameter: any IntentParameterAccess)] = []
        while let current = mirror {
            for child in current.children {
                guard let label = child.label, let parameter = child.value as? any IntentParameterAccess else {
                    continue
                }
                // A property wrapper is stored under the property's name with a leading underscore.
                found.append((name: String(label.drop { $0 == "_" }), parameter: parameter))
            }
            mirror = current.superclassMirror
        }
        all = found
    }

    /// Sets parameters from JSON texts by name; parameters that are not named keep their values.
    /// - Throws: `WireFailure` with the code `badParameter`, naming the parameter, if it is unknown or its value is
    ///   invalid.
    package func set(_ values: [String: String]) async throws(WireFailure) {
        // Sorted by name, so that the same error is reported each time if there are several.
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

    /// Sets the default results of option providers and entity queries for parameters without a value.
    package func setQueriedDefaults() async {
        for (_, parameter) in all { await parameter.setQueriedDefault() }
    }

    /// Sets required yes-or-no parameters without a value to false: a widget's settings show such a parameter as a
    /// switch, which is off until a person turns it on.
    package func setSwitchesOff() {
        for (_, parameter) in all where parameter.json == nil && parameter.form.type == Bool._form.type {
            // A required parameter of this type is not a list; anything else stays unset and is reported.
            try? parameter.setWithoutQuery(.boolean(false))
        }
    }

    #if CompleteFoundation
    /// Sets required enumerations without a value to their first case, as in a widget that was never configured.
    ///
    /// Apple does not document the system's initial value; extensions that declare no default depend on it.
    package func setFirstCases() {
        for (_, parameter) in all {
            let form = parameter.form
            guard parameter.json == nil, form.type == "enum", !form.isList, !form.isOptional else { continue }
            // A case of the enumeration is a value of its parameter; an enumeration without cases stays unset.
            if let first = form.options.first { try? parameter.setWithoutQuery(first.value) }
        }
    }
    #endif

    /// Checks that every required parameter is set.
    /// - Throws: `WireFailure` with the code `badParameter`, naming the first parameter that is not set.
    package func requireAll() throws(WireFailure) {
        guard let (name, _) = all.first(where: { $0.parameter.json == nil }) else { return }
        throw WireFailure(code: "badParameter", message: "parameter \(name) has no value; set it")
    }

    /// The values that are set, as JSON texts by name.
    package var values: [String: String] {
        var values: [String: String] = [:]
        for (name, parameter) in all { values[name] = parameter.json?.text }
        return values
    }
}

extension ArchivedAction {
    /// Creates the action that performs an intent with its current parameters.
    package init(performing intent: any AppIntent) {
        self.init(
            intent: IntentCatalog.name(of: type(of: intent)),
            parameters: IntentParameters(of: intent).values
        )
    }
}

extension IntentForm {
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
    /// The description, whether the intent declares it as optional or not.
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
            options: form.options.map { ParameterOption(value: $0.value.text, title: $0.title) },
            least: form.range?.lowerBound,
            greatest: form.range?.upperBound
        )
    }
}
