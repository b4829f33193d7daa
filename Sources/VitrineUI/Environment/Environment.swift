#if !canImport(SwiftUI)
/// A property of a view that the system keeps up to date.
public protocol DynamicProperty {
    /// Brings the property up to date before the body is evaluated; nothing has to be done here.
    @MainActor @preconcurrency
    mutating func update()
}

extension DynamicProperty {
    /// Does nothing.
    public mutating func update() {}
}

/// Reads a value of the environment of the view that is being evaluated.
///
/// Read it in a body or in a closure that the body hands to a stack, group or loop. A closure that another view keeps
/// and calls in its own body reads that view's environment.
@propertyWrapper
public struct Environment<Value> {
    private let path: KeyPath<EnvironmentValues, Value>

    /// Names the value to read.
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
        path = keyPath
    }

    /// The value at this place.
    public var wrappedValue: Value { EnvironmentValues.current[keyPath: path] }
}

extension Environment: DynamicProperty {}

// A key path of an environment's property captures nothing that could be shared.
extension Environment: @unchecked Sendable where Value: Sendable {}

/// Sets a value of the environment.
package struct EnvironmentPathModifier<Value> {
    let path: WritableKeyPath<EnvironmentValues, Value>
    let value: Value
}

extension EnvironmentPathModifier: EnvironmentModifier {
    package func modify(_ environment: inout EnvironmentValues) {
        environment[keyPath: path] = value
    }
}

/// Changes a value of the environment.
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
    /// Sets a value of the environment for the view and all inside it.
    public nonisolated func environment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>,
        _ value: V
    ) -> some View {
        modifier(EnvironmentPathModifier(path: keyPath, value: value))
    }

    /// Changes a value of the environment for the view and all inside it.
    public nonisolated func transformEnvironment<V>(
        _ keyPath: WritableKeyPath<EnvironmentValues, V>,
        transform: @escaping (inout V) -> Void
    ) -> some View {
        modifier(TransformEnvironmentModifier(path: keyPath, transform: transform))
    }
}
#endif
