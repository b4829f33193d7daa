/// An object that views observe.
///
/// A widget's view is archived once for each entry, so changes are not observed here; the names exist so that shared
/// model code compiles.
public protocol ObservableObject: AnyObject {
    associatedtype ObjectWillChangePublisher = ObservableObjectPublisher

    var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    public var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher() }
}

/// Announces changes of an object to nobody.
public final class ObservableObjectPublisher: Sendable {
    public init() {}

    public func send() {}
}

/// A property of an observable object.
@propertyWrapper
public struct Published<Value> {
    public var wrappedValue: Value

    public init(wrappedValue: Value) {
        self.wrappedValue = wrappedValue
    }

    public init(initialValue: Value) {
        wrappedValue = initialValue
    }
}

extension Published: Sendable where Value: Sendable {}
