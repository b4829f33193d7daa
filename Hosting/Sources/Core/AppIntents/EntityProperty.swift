import Foundation

/// A property of an entity that shortcuts can read.
///
/// As on a phone it is an object, which the copies of an entity share, and which an entity in a constant can change.
@propertyWrapper
public final class EntityProperty<Value>: @unchecked Sendable {
    // Guarded by the lock.
    private var value: Value?
    private let lock = NSLock()

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
            if let value = lock.withLock({ value }) { return value }
            guard let absent = Optional<Any>.none as? Value else {
                preconditionFailure("a property of type \(Value.self) was read before the entity's initialiser set it")
            }
            return absent
        }
        set { lock.withLock { value = newValue } }
    }

    public var projectedValue: EntityProperty<Value> { self }
}

extension EntityProperty: Equatable where Value: Equatable {
    public static func == (one: EntityProperty, other: EntityProperty) -> Bool {
        one.lock.withLock { one.value } == other.lock.withLock { other.value }
    }
}

extension EntityProperty: Hashable where Value: Hashable {
    public func hash(into hasher: inout Hasher) { hasher.combine(lock.withLock { value }) }
}

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
