/// The Swift code that Xcode generates from an intent definition: a class, a response and a protocol for each intent,
/// and the enumerations and objects that they use.
///
/// Requirements that are optional in Objective-C have an empty implementation here. As the classes that they derive
/// from, the types have no isolation, whatever the module has by default.
struct IntentClasses {
    let definition: IntentDefinition

    /// The text of a file.
    var source: String {
        let types = definition.enumerations.map(enumeration) + definition.objects.map(object)
        let intents = definition.intents.flatMap { [intent($0), response($0), handling($0)] }
        return (["import Foundation\nimport Intents"] + types + intents).joined(separator: "\n\n") + "\n"
    }

    private func enumeration(_ own: IntentDefinition.Enumeration) -> String {
        let unknown = own.cases.contains { $0.number == 0 } ? [] : ["    case unknown = 0"]
        let cases = unknown + own.cases.map { "    case `\($0.name)` = \($0.number)" }
        return """
            public nonisolated enum \(own.name): Int, Sendable {
            \(cases.joined(separator: "\n"))
            }

            public nonisolated final class \(own.name)ResolutionResult: INEnumResolutionResult<\(own.name)>, @unchecked Sendable {}
            """
    }

    private func object(_ own: IntentDefinition.Object) -> String {
        """
        public nonisolated class \(own.className): INObject, @unchecked Sendable {
        \(properties(own.properties))
        }

        public nonisolated final class \(own.className)ResolutionResult: INObjectResolutionResult<\(own.className)>, @unchecked Sendable {}
        """
    }

    private func intent(_ own: IntentDefinition.Intent) -> String {
        """
        public nonisolated class \(own.className): INIntent, @unchecked Sendable {
        \(properties(own.parameters))
        }
        """
    }

    private func properties(_ fields: [IntentDefinition.Field]) -> String {
        fields.map { field in
            let unset = field.isEnumeration && !field.isList ? ".init(rawValue: 0)!" : "nil"
            return "    public var `\(field.name)`: \(field.propertyType) = \(field.initial ?? unset)"
        }
        .joined(separator: "\n")
    }

    /// The codes that every response has, in the order of their numbers.
    private static let codes = [
        "unspecified", "ready", "continueInApp", "inProgress", "success", "failure", "failureRequiringAppLaunch",
    ]

    private func response(_ own: IntentDefinition.Intent) -> String {
        let added = own.codes.map(\.name).filter { !Self.codes.contains($0) }
        let cases =
            Self.codes.enumerated().map { "    case \($1) = \($0)" }
            + added.enumerated().map { "    case `\($1)` = \(100 + $0)" }
        let made = own.codes.compactMap { code in maker(code, own) }
        return """
            public nonisolated enum \(own.className)ResponseCode: Int, Sendable {
            \(cases.joined(separator: "\n"))
            }

            public nonisolated class \(own.className)Response: INIntentResponse, @unchecked Sendable {
            \(properties(own.response))
                public private(set) var code = \(own.className)ResponseCode.unspecified

                public convenience init(code: \(own.className)ResponseCode, userActivity: NSUserActivity?) {
                    self.init()
                    self.code = code
                    self.userActivity = userActivity
                }
            \(made.joined(separator: "\n"))
            }
            """
    }

    /// A response with the values that a code's text mentions, such as `success(count:)`.
    private func maker(_ code: IntentDefinition.Code, _ own: IntentDefinition.Intent) -> String? {
        let fields = code.values.compactMap { name in own.response.first { $0.name == name } }
        guard !fields.isEmpty else { return nil }
        let parameters = fields.map { field in
            "`\(field.name)`: \(field.propertyType.hasSuffix("?") ? String(field.propertyType.dropLast()) : field.propertyType)"
        }
        return """

                public static func `\(code.name)`(\(parameters.joined(separator: ", "))) -> \(own.className)Response {
                    let response = \(own.className)Response(code: .`\(code.name)`, userActivity: nil)
            \(fields.map { "        response.`\($0.name)` = `\($0.name)`" }.joined(separator: "\n"))
                    return response
                }
            """
    }

    private func handling(_ own: IntentDefinition.Intent) -> String {
        let done = "@escaping (\(own.className)Response) -> Void"
        let base = ["handle", "confirm"]
            .map {
                Method(head: "func \($0)(intent: \(own.className), completion: \(done))", body: "completion(.init())")
            }
        let all = base + own.parameters.flatMap { methods($0, own) }
        return """
            public nonisolated protocol \(own.className)Handling: NSObjectProtocol {
            \(all.map { "    \($0.head)" }.joined(separator: "\n"))
            }

            nonisolated extension \(own.className)Handling {
            \(all.map { "    public \($0.head) { \($0.body) }" }.joined(separator: "\n"))
            }
            """
    }

    /// A requirement and the body of its implementation where a class has none.
    private struct Method {
        var head: String
        var body: String
    }

    private func methods(_ field: IntentDefinition.Field, _ own: IntentDefinition.Intent) -> [Method] {
        let name = field.name.prefix(1).uppercased() + field.name.dropFirst()
        let initial = field.isEnumeration && !field.isList ? ".init(rawValue: 0)!" : "nil"
        var methods = [
            Method(head: "func default\(name)(for intent: \(own.className)) -> \(field.propertyType)", body: initial)
        ]
        if let result = Self.result(of: field) {
            let done = "@escaping (\(field.isList ? "[\(result)]" : result)) -> Void"
            methods.append(
                Method(
                    head: "func resolve\(name)(for intent: \(own.className), with completion: \(done))",
                    body: "completion(\(field.isList ? "[]" : ".notRequired()"))"
                )
            )
        }
        if field.isDynamic, !field.isEnumeration {
            let item = field.type == "String" ? "NSString" : field.type
            let search = field.isSearchable ? ", searchTerm: String?" : ""
            let done = "@escaping (INObjectCollection<\(item)>?, (any Error)?) -> Void"
            methods.append(
                Method(
                    head:
                        "func provide\(name)OptionsCollection(for intent: \(own.className)\(search), with completion: "
                        + "\(done))",
                    body: "completion(nil, nil)"
                )
            )
        }
        return methods
    }

    /// The type that answers whether a value can be used; nil for a kind of value that none is known for.
    private static func result(of field: IntentDefinition.Field) -> String? {
        switch field.type {
        case "NSNumber": nil
        case "String": "INStringResolutionResult"
        case "URL": "INURLResolutionResult"
        case "DateComponents": "INDateComponentsResolutionResult"
        case "INPerson": "INPersonResolutionResult"
        case _ where field.type.contains("<") || field.type.hasPrefix("NS"): nil
        case _ where field.type.hasPrefix("INSpeakable") || field.type.hasPrefix("INFile"): nil
        case _
        where ["INCurrencyAmount", "INPaymentMethod", "INPlacemark", "INDateComponentsRange"].contains(field.type): nil
        default: "\(field.type)ResolutionResult"
        }
    }
}
