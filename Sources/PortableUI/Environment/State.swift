/// A value that a view owns.
///
/// A widget's view is evaluated for one archive and then discarded. The value has its initial value unless it is set
/// while the entry is archived.
@propertyWrapper
public struct State<Value> {
    /// Stores the value, shared by copies of the view.
    private final class Box {
        var value: Value

        init(_ value: Value) {
            self.value = value
        }
    }

    private let box: Box

    /// Creates a state with an initial value.
    public init(wrappedValue value: Value) {
        box = Box(value)
    }

    /// Creates a state with an initial value.
    public init(initialValue value: Value) {
        box = Box(value)
    }

    /// The value; it is lost after the view is archived, because each entry is a new evaluation.
    public var wrappedValue: Value {
        get { box.value }
        nonmutating set { box.value = newValue }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> {
        let box = box
        return Binding(get: { box.value }, set: { box.value = $0 })
    }
}

extension State where Value: ExpressibleByNilLiteral {
    /// Creates a state with the value nil.
    public init() {
        self.init(wrappedValue: nil)
    }
}

extension State: DynamicProperty {}

// Views are evaluated on the main actor, and no other code reaches a view's box.
extension State: @unchecked Sendable where Value: Sendable {}
