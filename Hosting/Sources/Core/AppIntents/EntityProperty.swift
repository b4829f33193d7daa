import Foundation

/// A property of an entity that shortcuts can read.
@propertyWrapper
public struct EntityProperty<Value> {
    private var value: Value?

    /// Creates a property without a value; the entity's initialiser sets it.
    public init() {}

    /// Creates a property with a title, which only shortcuts show.
    public init(title: LocalizedStringResource) {}

    public init(identifier: String) {}

    public init(wrappedValue: Value) {
        value = wrappedValue
    }

    public init(wrappedValue: Value, title: LocalizedStringResource) {
        value = wrappedValue
    }

    /// - Precondition: The value was set, except for an optional, which begins as nil.
    public var wrappedValue: Value {
        get {
            if let value { return value }
            guard let absent = Optional<Any>.none as? Value else {
                preconditionFailure("a property of type \(Value.self) was read before the entity's initialiser set it")
            }
            return absent
        }
        set { value = newValue }
    }

    public var projectedValue: Self { self }
}

extension EntityProperty: Sendable where Value: Sendable {}
extension EntityProperty: Equatable where Value: Equatable {}
extension EntityProperty: Hashable where Value: Hashable {}

extension AppEntity {
    public typealias Property = EntityProperty
}

/// An entity that only one result of an intent has, and that no query finds.
public protocol TransientAppEntity: TypeDisplayRepresentable, InstanceDisplayRepresentable, Sendable {
    init()
}

extension TransientAppEntity {
    public typealias Property = EntityProperty
}
