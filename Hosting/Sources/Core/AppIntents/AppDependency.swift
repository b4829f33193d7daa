import Foundation

/// An object that the program registers before its intents run.
@propertyWrapper
public struct AppDependency<Value>: @unchecked Sendable {
    // Set once, before the intents run.
    private let key: AnyHashable?

    public init(key: AnyHashable? = nil) {
        self.key = key
    }

    public var wrappedValue: Value { AppDependencyManager.shared.value() }
}

/// The objects that intents use.
public final class AppDependencyManager: @unchecked Sendable {
    public static let shared = AppDependencyManager()

    // The lock protects the makers.
    private let lock = NSLock()
    private var makers: [ObjectIdentifier: () -> Any] = [:]

    public func add<Value>(key: AnyHashable? = nil, dependency: @autoclosure @escaping () -> Value) {
        lock.withLock { makers[ObjectIdentifier(Value.self)] = dependency }
    }

    func value<Value>() -> Value {
        guard let value = lock.withLock({ makers[ObjectIdentifier(Value.self)] })?() as? Value else {
            preconditionFailure("no dependency of type \(Value.self); call AppDependencyManager.shared.add first")
        }
        return value
    }
}

extension AppIntent {
    public typealias Dependency = AppDependency
}

extension EntityQuery {
    public typealias Dependency = AppDependency
}

/// A package whose intents belong to the app.
public protocol AppIntentsPackage {
    static var includedPackages: [any AppIntentsPackage.Type] { get }
}

extension AppIntentsPackage {
    public static var includedPackages: [any AppIntentsPackage.Type] { [] }
}
