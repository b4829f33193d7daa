#if !canImport(SwiftUI)
/// A value that a view keeps for itself.
///
/// A widget's view is evaluated for one archive and then gone, so the value lives as long as the view's value: it is the
/// initial one unless something sets it while the entry is archived.
@propertyWrapper
public struct State<Value> {
    /// Keeps the value, shared by copies of the view.
    private final class Box {
        var value: Value

        init(_ value: Value) {
            self.value = value
        }
    }

    private let box: Box

    /// Makes a state from its initial value.
    public init(wrappedValue value: Value) {
        box = Box(value)
    }

    /// Makes a state from its initial value.
    public init(initialValue value: Value) {
        box = Box(value)
    }

    /// The value.
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
    /// Makes a state without a value.
    public init() {
        self.init(wrappedValue: nil)
    }
}

extension State: DynamicProperty {}

// Views are evaluated on the main actor, and nothing else reaches a view's box.
extension State: @unchecked Sendable where Value: Sendable {}
#endif
