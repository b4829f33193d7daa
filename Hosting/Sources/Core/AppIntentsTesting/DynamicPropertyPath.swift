import AppIntents

/// A value of the tested app whose properties and elements are asked for by name and by index.
@dynamicMemberLookup
public struct DynamicPropertyPath: Sendable {
    private let name: String
    private let read: @Sendable () throws -> Any?

    init(_ name: String, read: @escaping @Sendable () throws -> Any?) {
        self.name = name
        self.read = read
    }

    init(_ value: Any?, _ name: String) {
        // Values of intents may be sent: their parameters and results must.
        nonisolated(unsafe) let value = value
        self.init(name) { value }
    }

    /// The value for another parameter; nil if there is none.
    var expressed: (any IntentValueExpressing)? { (try? value()).flatMap(Self.expressed) }

    /// The value, as a known type.
    public func `as`<Value: IntentValueConvertible>(_ type: Value.Type) throws -> Value { try get() }

    /// The value as an entity of a type.
    public func `as`(_ definition: AppEntityDefinition) throws -> AnyAppEntity {
        let entity: AnyAppEntity = try get()
        guard entity.identifier.typeIdentifier == definition.name else {
            throw IntentTestError("\(name) is a \(entity.identifier.typeIdentifier), not a \(definition.name)")
        }
        return entity
    }

    /// The value, as a known type; here nothing of it has to be fetched.
    public func get<Value: IntentValueConvertible>(as type: Value.Type = Value.self) async throws -> Value {
        try get()
    }

    func get<Value: IntentValueConvertible>() throws -> Value {
        let value = try value()
        guard let converted = Value._converted(from: value) else {
            let found = value.map { "a \(type(of: $0))" } ?? "nil"
            throw IntentTestError("\(name) is \(found), not a \(Value.self)")
        }
        return converted
    }

    public subscript<Value: IntentValueConvertible>(dynamicMember identifier: String) -> Value {
        get throws { try property(identifier).get() }
    }

    public subscript(dynamicMember identifier: String) -> DynamicPropertyPath { property(identifier) }

    public subscript(dynamicMember identifier: String) -> (any IntentValueExpressing)? {
        get throws { try property(identifier).value().flatMap(Self.expressed) }
    }

    public subscript<Value: IntentValueConvertible>(index: Int) -> Value {
        get throws { try element(index).get() }
    }

    public subscript(index: Int) -> DynamicPropertyPath { element(index) }

    public subscript(index: Int) -> (any IntentValueExpressing)? {
        get throws { try element(index).value().flatMap(Self.expressed) }
    }

    /// The value without the layers of optionals.
    private func value() throws -> Any? { try Self.unwrapped(read()) }

    private static func unwrapped(_ value: Any?) -> Any? {
        guard let value else { return nil }
        let mirror = Mirror(reflecting: value)
        return mirror.displayStyle == .optional ? unwrapped(mirror.children.first?.value) : value
    }

    private static func expressed(_ value: Any) -> (any IntentValueExpressing)? {
        value as? any IntentValueExpressing ?? AnyAppEntity._converted(from: value)
            ?? AnyAppEnum._converted(from: value)
    }

    private func element(_ index: Int) -> DynamicPropertyPath {
        DynamicPropertyPath("\(name)[\(index)]") {
            guard let list = try value() as? [Any], list.indices.contains(index) else {
                throw IntentTestError("\(name) has no element \(index)")
            }
            return list[index]
        }
    }

    private func property(_ identifier: String) -> DynamicPropertyPath {
        DynamicPropertyPath("\(name).\(identifier)") {
            let value = try value()
            if let given = value as? [String: any IntentValueExpressing] { return given[identifier] }
            let owner = (value as? AnyAppEntity)?.entity ?? value
            let children = owner.map { Mirror(reflecting: $0).children }
            // A property wrapper is stored under the property's name with a leading underscore.
            guard let found = children?.first(where: { $0.label == "_\(identifier)" })?.value as? any ReadProperty
            else {
                throw IntentTestError("\(name) has no @Property \(identifier); other members are not visible to a test")
            }
            return found.value
        }
    }
}

/// What a query for values found, by index.
public struct DynamicPropertyPathCollection: Sendable {
    private let path: DynamicPropertyPath
    public let count: Int

    init(values: [Any], name: String) {
        path = DynamicPropertyPath(values, "the result of \(name)")
        count = values.count
    }

    public var isEmpty: Bool { count == 0 }

    public subscript<Value: IntentValueConvertible>(position: Int) -> Value {
        get throws { try path[position] }
    }

    public subscript(position: Int) -> DynamicPropertyPath { path[position] }

    public subscript(position: Int) -> (any IntentValueExpressing)? {
        get throws { try path[position] }
    }
}

/// A property of an entity, whatever its type.
private protocol ReadProperty {
    var value: Any? { get }
}

extension EntityProperty: ReadProperty {
    fileprivate var value: Any? { wrappedValue }
}
