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
        if message["expandFreestandingMacro"] != nil {
            // A preview is for Xcode's canvas; the compiler has checked its arguments, and nothing of it is compiled.
            return expansion("")
        }
        if let attached = message["expandAttachedMacro"] as? [String: Any] {
            return expansion(attachedExpansion(attached))
        }
        return ["expandMacroResult": ["diagnostics": []]]
    }

    private func attachedExpansion(_ request: [String: Any]) -> String {
        let macro = (request["macro"] as? [String: Any])?["typeName"] as? String
        switch macro {
        case "ModelMacro":
            let type = (request["extendedTypeSyntax"] as? [String: Any])?["source"] as? String ?? ""
            return "extension \(type): PersistentModel {}"
        case "GenerableMacro":
            let type = (request["extendedTypeSyntax"] as? [String: Any])?["source"] as? String ?? ""
            return "extension \(type): Generable {}"
        case "ModelActorMacro": return modelActorExpansion(request)
        // A mark describes a property to a store, and there is none.
        case "MarkMacro": return ""
        default: return entryExpansion(request)
        }
    }

    private func modelActorExpansion(_ request: [String: Any]) -> String {
        guard request["macroRole"] as? String != "extension" else {
            let type = (request["extendedTypeSyntax"] as? [String: Any])?["source"] as? String ?? ""
            return "extension \(type): ModelActor {}"
        }
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
