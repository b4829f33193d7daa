/// The place of an object in the environment, named by its type.
struct ObjectKey<Object>: EnvironmentKey {
    static var defaultValue: Object? { nil }
}

/// The argument of a key path to an object.
public struct _ObjectSlot<Object>: Hashable, Sendable {
    public init() {}
}

extension EnvironmentValues {
    /// The object of a type (an implementation detail; do not use it).
    public subscript<Object>(_object slot: _ObjectSlot<Object>) -> Object? {
        get { self[ObjectKey<Object>.self] }
        set { self[ObjectKey<Object>.self] = newValue }
    }

    /// The object of a type that a view above must have set (an implementation detail; do not use it).
    public subscript<Object>(_required slot: _ObjectSlot<Object>) -> Object {
        guard let object = self[ObjectKey<Object>.self] else {
            preconditionFailure(
                "no object of type \(Object.self) in the environment; set it above with .environment(_:) or .environmentObject(_:)"
            )
        }
        return object
    }

    /// The environment of the view that is being evaluated.
    static var ofCurrentView: EnvironmentValues { Environment(\.self).wrappedValue }
}

extension Environment where Value: AnyObject {
    /// Reads the object of a type that a view above set.
    public init(_ objectType: Value.Type) {
        self.init(\.[_required: _ObjectSlot<Value>()])
    }
}

extension Environment {
    /// Reads the object of a type; nil if no view above set one.
    public init<Object: AnyObject>(_ objectType: Object.Type) where Value == Object? {
        self.init(\.[_object: _ObjectSlot<Object>()])
    }
}

extension View {
    /// Sets the object of its type for the view and all views inside it.
    public nonisolated func environment<Object: AnyObject>(_ object: Object?) -> some View {
        environment(\.[_object: _ObjectSlot<Object>()], object)
    }

    /// Sets the object of its type for the view and all views inside it.
    public nonisolated func environmentObject<Object: ObservableObject>(_ object: Object) -> some View {
        environment(\.[_object: _ObjectSlot<Object>()], object)
    }
}

/// An object that a view above set.
@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty {
    public init() {}

    public var wrappedValue: ObjectType { EnvironmentValues.ofCurrentView[_required: _ObjectSlot<ObjectType>()] }

    public var projectedValue: ObjectBindings<ObjectType> { ObjectBindings(wrappedValue) }
}

/// An object that a view is given.
@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    public var wrappedValue: ObjectType

    public init(wrappedValue: ObjectType) {
        self.wrappedValue = wrappedValue
    }

    public init(initialValue: ObjectType) {
        wrappedValue = initialValue
    }

    public var projectedValue: ObjectBindings<ObjectType> { ObjectBindings(wrappedValue) }
}

/// An object that a view owns; it lives as long as the entry's view.
@propertyWrapper
public struct StateObject<ObjectType: ObservableObject>: DynamicProperty {
    private let state: State<ObjectType>

    public init(wrappedValue thunk: @autoclosure () -> ObjectType) {
        state = State(wrappedValue: thunk())
    }

    public var wrappedValue: ObjectType { state.wrappedValue }

    public var projectedValue: ObjectBindings<ObjectType> { ObjectBindings(wrappedValue) }
}

/// Bindings to the properties of an object.
@propertyWrapper @dynamicMemberLookup
public struct Bindable<Value> {
    public var wrappedValue: Value

    public init(wrappedValue: Value) {
        self.wrappedValue = wrappedValue
    }

    public init(_ wrappedValue: Value) {
        self.wrappedValue = wrappedValue
    }

    public var projectedValue: Bindable<Value> { self }

    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<Value, Subject>) -> Binding<Subject> {
        let object = wrappedValue
        return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
}

/// Bindings to the properties of an observed object.
@dynamicMemberLookup
public struct ObjectBindings<ObjectType: AnyObject> {
    private let object: ObjectType

    init(_ object: ObjectType) {
        self.object = object
    }

    public subscript<Subject>(
        dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
        let object = object
        return Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
}
