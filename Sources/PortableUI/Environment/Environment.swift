/// A property of a view that the system keeps up to date.
public protocol DynamicProperty {
    /// Updates the property before the body is evaluated; the default implementation does nothing.
    @MainActor @preconcurrency
    mutating func update()
}

extension DynamicProperty {
    public mutating func update() {}
}

/// Reads a value from the environment of the view that is being evaluated.
///
/// Read it in a body, or in a closure that the body passes to a stack, group or loop. A closure that another view
/// stores and calls in its own body reads that view's environment.
@propertyWrapper
public struct Environment<Value> {
    private let path: KeyPath<EnvironmentValues, Value>

    /// Reads the value with a key path, such as `\.widgetFamily`.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        path = keyPath
    }

    /// The value in the current environment.
    public var wrappedValue: Value { EnvironmentValues.current[keyPath: path] }
}

extension Environment: DynamicProperty {}

// A key path to a property of `EnvironmentValues` captures no state that could be shared.
extension Environment: @unchecked Sendable where Value: Sendable {}

/// Sets an environment value.
package struct EnvironmentPathModifier<Value> {
    let path: WritableKeyPath<EnvironmentValues, Value>
    let value: Value
}

extension EnvironmentPathModifier: EnvironmentModifier {
    package func modify(_ environment: inout EnvironmentValues) {
        environment[keyPath: path] = value
    }
}

/// Changes an environment value.
package struct TransformEnvironmentModifier<Value> {
    let path: WritableKeyPath<EnvironmentValues, Value>
    let transform: (inout Value) -> Void
}

extension TransformEnvironmentModifier: EnvironmentModifier {
    package func modify(_ environment: inout EnvironmentValues) {
        transform(&environment[keyPath: path])
    }
}

extension View {
    /// Sets an environment value for the view and all views inside it.
    public nonisolated func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>,
        _ value: V
    ) -> some View {
        modifier(EnvironmentPathModifier(path: keyPath, value: value))
    }

    /// Changes an environment value for the view and all views inside it.
    public nonisolated func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>,
        transform: @escaping (inout V) -> Void
    ) -> some View {
        modifier(TransformEnvironmentModifier(path: keyPath, transform: transform))
    }
}
