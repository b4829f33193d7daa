/// A length that scales with the user's text size.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint> {
    private let base: Value
    private let style: Font.TextStyle

    /// Creates a length that scales with a text style.
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        base = wrappedValue
        style = textStyle
    }

    /// Creates a length that scales with the body text style.
    public init(wrappedValue: Value) {
        self.init(wrappedValue: wrappedValue, relativeTo: .body)
    }

    /// The scaled length in the current environment.
    public var wrappedValue: Value {
        let size = EnvironmentValues.current.dynamicTypeSize
        return base * Value(style.size(at: size)) / Value(style.size(at: .large))
    }
}

extension ScaledMetric: DynamicProperty {}
extension ScaledMetric: Sendable where Value: Sendable {}
