#if !canImport(SwiftUI)
/// A length that grows with the reader's text size.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint> {
    private let base: Value
    private let style: Font.TextStyle

    /// Makes a length that grows as a text style does.
    public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
        base = wrappedValue
        style = textStyle
    }

    /// Makes a length that grows as the body text does.
    public init(wrappedValue: Value) {
        self.init(wrappedValue: wrappedValue, relativeTo: .body)
    }

    /// The length at this place.
    public var wrappedValue: Value {
        let size = EnvironmentValues.current.dynamicTypeSize
        return base * Value(style.size(at: size)) / Value(style.size(at: .large))
    }
}

extension ScaledMetric: DynamicProperty {}
extension ScaledMetric: Sendable where Value: Sendable {}
#endif
