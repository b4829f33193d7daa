public protocol EnvironmentKey {
    associatedtype Value

    /// The value if none was set.
    static var defaultValue: Value { get }
}
