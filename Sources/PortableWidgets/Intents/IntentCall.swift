#if CompleteFoundation
import WidgetArchive

/// An intent that a hosted app's test performs (an implementation detail; do not use it).
public struct _IntentCall: Sendable {
    private let intent: any AppIntent

    public init(_ type: any AppIntent.Type) { intent = type.init() }

    /// The intent's own type of that name in a module; nil if there is none.
    public static func type(named name: String, in module: String) -> (any AppIntent.Type)? {
        IntentCatalog().type(named: "\(module).\(name)")
    }

    /// The names of the parameters.
    public var names: [String] { IntentParameters(of: intent).all.map(\.name) }

    /// A parameter's value; nil if there is no such parameter, or none was set and it has no default.
    public func value(of name: String) -> _IntentJSON? {
        IntentParameters(of: intent).all.first { $0.name == name }?.parameter.json
    }

    /// Sets the parameters and performs the intent, with those that its results open.
    /// - Returns: The value of the first result; nil if it has none.
    /// - Throws: The intent's own error, or a sentence about a parameter.
    public func perform(_ values: [String: _IntentJSON]) async throws -> Any? {
        let parameters = IntentParameters(of: intent)
        try await parameters.set(values.mapValues(\.text))
        await parameters.setQueriedDefaults()
        try parameters.requireAll()
        return try await Self.perform(intent)
    }

    private static func perform(_ intent: some AppIntent) async throws -> Any? {
        let result = try await intent.perform()
        if let next = (result as? any IntentResultWithNext)?.next { _ = try await perform(next) }
        return result.value
    }
}
#endif
