import AppIntents

/// An intent of the tested app with the values of its parameters.
@dynamicMemberLookup
public struct AnyAppIntent: Sendable {
    let name: String
    private var given: [String: any IntentValueExpressing]

    init(name: String, given: [String: any IntentValueExpressing]) {
        self.name = name
        self.given = given
    }

    /// Performs the intent in the tests' process.
    /// - Throws: The intent's own error, or a sentence about a name or a parameter.
    @discardableResult
    public func run() async throws -> ResolvedIntentResult {
        let call = _IntentCall(try TestedApp.intent(named: name))
        let values = try given.mapValues { try $0._intentJSON() }
        return ResolvedIntentResult(path: DynamicPropertyPath(try await call.perform(values), "the result of \(name)"))
    }

    /// A parameter's value, as a known type.
    public subscript<Value: IntentValueConvertible>(dynamicMember identifier: String) -> Value {
        get throws { try path(identifier).get() }
    }

    /// A parameter's value, whose properties are asked for.
    public subscript(dynamicMember identifier: String) -> DynamicPropertyPath { path(identifier) }

    /// A parameter's value; nil if it was not given and has no default.
    public subscript(dynamicMember identifier: String) -> (any IntentValueExpressing)? {
        get { path(identifier).expressed }
        set { given[identifier] = newValue }
    }

    private func path(_ identifier: String) -> DynamicPropertyPath {
        DynamicPropertyPath("\(name).\(identifier)") {
            if let value = given[identifier] { return value }
            let call = _IntentCall(try TestedApp.intent(named: name))
            guard call.names.contains(identifier) else {
                throw IntentTestError("\(name) has no parameter \(identifier)")
            }
            return call.value(of: identifier)?.plain
        }
    }
}

extension _IntentJSON {
    /// The value as a type of Swift; nil for null.
    fileprivate var plain: Any? {
        switch self {
        case .null: nil
        case .boolean(let value): value
        case .integer(let value): value
        case .number(let value): value
        case .string(let value): value
        case .array(let values): values.compactMap(\.plain)
        }
    }
}

/// What an intent returned.
@dynamicMemberLookup
public struct ResolvedIntentResult: Sendable {
    /// Lets `result.value` be written for several types.
    public struct ValueKeyPath {
        public let value: Never
    }

    let path: DynamicPropertyPath

    /// The value, as a known type.
    public subscript<Value: IntentValueConvertible>(dynamicMember keyPath: KeyPath<ValueKeyPath, Never>) -> Value {
        get throws { try path.get() }
    }

    /// The value, whose properties are asked for.
    public subscript(dynamicMember keyPath: KeyPath<ValueKeyPath, Never>) -> DynamicPropertyPath { path }

    /// The value; nil if there is none.
    public subscript(dynamicMember keyPath: KeyPath<ValueKeyPath, Never>) -> (any IntentValueExpressing)? {
        path.expressed
    }
}
