/// A key of a value in the environment, with the value that is there if nobody set one.
public protocol EnvironmentKey {
    /// The type of the value.
    associatedtype Value

    /// The value if none was set.
    static var defaultValue: Value { get }
}
