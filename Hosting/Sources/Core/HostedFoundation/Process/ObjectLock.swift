import Foundation

/// The lock of every object: that of one object may keep another waiting, and is taken again by the thread that has it.
private let objectLock = NSRecursiveLock()

/// Takes an object's lock.
/// - Returns: 0.
@discardableResult
public func objc_sync_enter(_ obj: Any) -> Int32 {
    objectLock.lock()
    return 0
}

/// Gives an object's lock back.
/// - Returns: 0.
@discardableResult
public func objc_sync_exit(_ obj: Any) -> Int32 {
    objectLock.unlock()
    return 0
}
