import AppIntents
import Foundation

/// The intents, entities and enumerations of the app that a test target tests, by the names of their types.
///
/// The app's code is linked with the tests, and runs in their process: `vitrine test` builds both.
public struct IntentDefinitions: Sendable {
    /// Definitions by the name of a type.
    public struct DefinitionCollection<Definition: AppIntentTypeDefinition>: Sendable {
        let bundleIdentifier: String

        /// The definition of a type; whether there is such a type shows when it is used.
        public subscript(name: String) -> Definition {
            Definition(_TestedType(name: name, bundleIdentifier: bundleIdentifier))
        }
    }

    public let bundleIdentifier: String

    /// - Parameter bundleIdentifier: That of the app; the tests have one app only.
    public init(bundleIdentifier: String) { self.bundleIdentifier = bundleIdentifier }

    public var intents: DefinitionCollection<AppIntentDefinition> { definitions() }
    public var entities: DefinitionCollection<AppEntityDefinition> { definitions() }
    public var transientEntities: DefinitionCollection<TransientAppEntityDefinition> { definitions() }
    public var enums: DefinitionCollection<AppEnumDefinition> { definitions() }
    public var valueQueries: DefinitionCollection<IntentValueQueryDefinition> { definitions() }

    private func definitions<Definition>() -> DefinitionCollection<Definition> {
        DefinitionCollection(bundleIdentifier: bundleIdentifier)
    }
}

/// The name of a type, and the app's identifier as the test gave it (an implementation detail).
public struct _TestedType: Sendable {
    let name: String
    let bundleIdentifier: String
}

/// A type of the tested app.
public protocol AppIntentTypeDefinition: Sendable {
    /// What the test named (an implementation detail).
    var _type: _TestedType { get }

    init(_ type: _TestedType)
}

extension AppIntentTypeDefinition {
    var name: String { _type.name }

    /// The app's identifier, as the test gave it.
    public var bundleIdentifier: String { _type.bundleIdentifier }
}

/// An intent of the tested app.
public struct AppIntentDefinition: AppIntentTypeDefinition {
    public let _type: _TestedType

    public init(_ type: _TestedType) { _type = type }

    /// Makes an intent with the values of its parameters, by their labels.
    public var makeIntent: IntentValuePropertiesCallable<AnyAppIntent> {
        IntentValuePropertiesCallable { [name] in AnyAppIntent(name: name, given: $0) }
    }
}

/// An entity of the tested app that no query finds.
public struct TransientAppEntityDefinition: AppIntentTypeDefinition {
    public let _type: _TestedType

    public init(_ type: _TestedType) { _type = type }

    /// Makes an entity with some properties; the others are not there.
    public var makeEntity: IntentValuePropertiesCallable<AnyTransientAppEntity> {
        IntentValuePropertiesCallable { AnyTransientAppEntity(given: $0) }
    }
}

/// An enumeration of the tested app.
public struct AppEnumDefinition: AppIntentTypeDefinition {
    public let _type: _TestedType

    public init(_ type: _TestedType) { _type = type }

    /// A case by its raw value.
    public func makeCase(_ rawValue: String) -> AnyAppEnum { AnyAppEnum(rawValue: rawValue) }
}

/// A query for values of the tested app.
public struct IntentValueQueryDefinition: AppIntentTypeDefinition {
    public let _type: _TestedType

    public init(_ type: _TestedType) { _type = type }

    /// What the query finds for a value of the type that it takes.
    public func values(for input: some IntentValueConvertible) async throws -> ResolvedValueQueryResult {
        let query = try TestedApp.valueQuery(named: name)
        return ResolvedValueQueryResult(items: .init(values: try await Self.values(of: query, for: input), name: name))
    }

    private static func values<Query: IntentValueQuery>(of query: Query.Type, for input: Any) async throws -> [Any] {
        guard let input = input as? Query.Input else {
            throw IntentTestError("\(query) takes \(Query.Input.self), not \(type(of: input))")
        }
        return try await query.init().values(for: input)
    }
}

/// The answer of a query for values.
public struct ResolvedValueQueryResult: Sendable {
    public let items: DynamicPropertyPathCollection
}

/// Makes a value from arguments by their labels.
@dynamicCallable
public struct IntentValuePropertiesCallable<Value> {
    let make: ([String: any IntentValueExpressing]) -> Value

    /// - Parameter arguments: The values; nil stands for a parameter that is not given.
    /// - Returns: The value with these arguments.
    public func dynamicallyCall(
        withKeywordArguments arguments: KeyValuePairs<String, (any IntentValueExpressing)?>
    ) -> Value {
        make(arguments.reduce(into: [:]) { $0[$1.key] = $1.value })
    }
}

/// Why a test cannot have what it asks for.
struct IntentTestError: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) { self.description = description }
}

/// The modules of the tested app.
enum TestedApp {
    private static let modules = (ProcessInfo.processInfo.environment["VITRINE_TESTED_MODULES"] ?? "")
        .split(separator: ",").map(String.init)

    static func intent(named name: String) throws -> any AppIntent.Type {
        try found(modules.lazy.compactMap { _IntentCall.type(named: name, in: $0) }.first, name, "intent")
    }

    static func entity(named name: String) throws -> any AppEntity.Type {
        try found(types(named: name).lazy.compactMap { $0 as? any AppEntity.Type }.first, name, "entity")
    }

    static func valueQuery(named name: String) throws -> any IntentValueQuery.Type {
        try found(types(named: name).lazy.compactMap { $0 as? any IntentValueQuery.Type }.first, name, "query")
    }

    /// The types of that name: a structure, a class or an enumeration.
    static func types(named name: String) -> [Any.Type] {
        modules.flatMap { module in
            ["V", "C", "O"].compactMap { _typeByName("\(module.utf8.count)\(module)\(name.utf8.count)\(name)\($0)") }
        }
    }

    private static func found<Found>(_ type: Found?, _ name: String, _ what: String) throws -> Found {
        if let type { return type }
        let place =
            modules.isEmpty ? "vitrine test runs such tests" : "looked for in \(modules.joined(separator: ", "))"
        throw IntentTestError("the app has no \(what) \(name), or it is private; \(place)")
    }
}
