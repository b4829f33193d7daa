/// A request of the compiler, and the answer to it.
struct PluginRequest {
    private let message: [String: Any]

    init(_ message: [String: Any]) {
        self.message = message
    }

    var response: [String: Any] {
        if message["getCapability"] != nil {
            return ["getCapabilityResult": ["capability": ["protocolVersion": 7]]]
        }
        if let freestanding = message["expandFreestandingMacro"] as? [String: Any] {
            // A preview is for Xcode's canvas; the compiler has checked its arguments, and nothing of it is compiled.
            return expansion(Self.name(of: freestanding) == "BundleMacro" ? "Bundle.main" : "")
        }
        if let attached = message["expandAttachedMacro"] as? [String: Any] {
            return expansion(attachedExpansion(attached))
        }
        return ["expandMacroResult": ["diagnostics": []]]
    }

    private func attachedExpansion(_ request: [String: Any]) -> String {
        switch Self.name(of: request) {
        case "ModelMacro": return conformance(to: "PersistentModel", request)
        case "GenerableMacro": return conformance(to: "Generable", request)
        case "ModelActorMacro": return modelActorExpansion(request)
        // A mark describes a property to a store, and there is none.
        case "MarkMacro": return ""
        default: return entryExpansion(request)
        }
    }

    private static func name(of request: [String: Any]) -> String? {
        (request["macro"] as? [String: Any])?["typeName"] as? String
    }

    /// An extension with a conformance; nothing for a class that inherits it.
    private func conformance(to name: String, _ request: [String: Any]) -> String {
        func source(_ key: String) -> String { (request[key] as? [String: Any])?["source"] as? String ?? "" }
        guard source("conformanceListSyntax").contains(name) else { return "" }
        return "extension \(source("extendedTypeSyntax")): \(name) {}"
    }

    private func modelActorExpansion(_ request: [String: Any]) -> String {
        guard request["macroRole"] as? String != "extension" else { return conformance(to: "ModelActor", request) }
        return """
            nonisolated let modelExecutor: any ModelExecutor
            nonisolated let modelContainer: ModelContainer

            init(modelContainer: ModelContainer) {
                self.modelExecutor = DefaultSerialModelExecutor(modelContext: ModelContext(modelContainer))
                self.modelContainer = modelContainer
            }
            """
    }

    private func entryExpansion(_ request: [String: Any]) -> String {
        let declaration = (request["declSyntax"] as? [String: Any])?["source"] as? String ?? ""
        let entry = EnvironmentEntry(declaration)
        return request["macroRole"] as? String == "accessor" ? entry.accessors : entry.key
    }

    private func expansion(_ source: String) -> [String: Any] {
        ["expandMacroResult": ["expandedSource": source, "diagnostics": []]]
    }
}
