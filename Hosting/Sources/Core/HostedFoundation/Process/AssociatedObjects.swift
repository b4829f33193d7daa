import Foundation

/// How long an object keeps another one: here always as long as the process runs.
public enum objc_AssociationPolicy: UInt, Sendable {
    case OBJC_ASSOCIATION_ASSIGN = 0
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    case OBJC_ASSOCIATION_RETAIN = 769
    case OBJC_ASSOCIATION_COPY = 771
}

/// The value that an object has under a key.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    lock.withLock { associated[ObjectIdentifier(object as AnyObject)]?.values[key] }
}

/// Gives an object a value under a key; both are kept until the process ends.
public func objc_setAssociatedObject(
    _ object: Any,
    _ key: UnsafeRawPointer,
    _ value: Any?,
    _ policy: objc_AssociationPolicy
) {
    let owner = object as AnyObject
    // The owner is kept: an object that is gone would leave its address to another one.
    lock.withLock { associated[ObjectIdentifier(owner), default: (owner, [:])].values[key] = value }
}

private let lock = NSLock()
/// Protected by the lock.
nonisolated(unsafe) private var associated: [ObjectIdentifier: (owner: AnyObject, values: [UnsafeRawPointer: Any])] =
    [:]
