#if !canImport(SwiftUI)
/// Names a value of the environment.
public protocol EnvironmentKey {
    /// The type of the value.
    associatedtype Value

    /// The value where none was set.
    static var defaultValue: Value { get }
}
#endif
