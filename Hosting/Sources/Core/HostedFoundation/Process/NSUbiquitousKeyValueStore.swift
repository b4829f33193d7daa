public import Foundation

/// The values of an app that iCloud keeps; the device has no account, and they last as long as the process.
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
    public static let `default` = NSUbiquitousKeyValueStore()

    /// Never posted: nothing changes the values from outside.
    public static let didChangeExternallyNotification = Notification.Name(
        "NSUbiquitousKeyValueStoreDidChangeExternallyNotification"
    )

    private let lock = NSLock()
    // The lock guards it.
    private var values: [String: Any] = [:]

    open func object(forKey aKey: String) -> Any? { lock.withLock { values[aKey] } }

    open func set(_ anObject: Any?, forKey aKey: String) { lock.withLock { values[aKey] = anObject } }
    open func removeObject(forKey aKey: String) { set(nil, forKey: aKey) }

    open func string(forKey aKey: String) -> String? { object(forKey: aKey) as? String }
    open func data(forKey aKey: String) -> Data? { object(forKey: aKey) as? Data }
    open func array(forKey aKey: String) -> [Any]? { object(forKey: aKey) as? [Any] }
    open func dictionary(forKey aKey: String) -> [String: Any]? { object(forKey: aKey) as? [String: Any] }
    open func bool(forKey aKey: String) -> Bool { object(forKey: aKey) as? Bool ?? false }
    open func double(forKey aKey: String) -> Double { object(forKey: aKey) as? Double ?? 0 }
    open func longLong(forKey aKey: String) -> Int64 { object(forKey: aKey) as? Int64 ?? 0 }

    open var dictionaryRepresentation: [String: Any] { lock.withLock { values } }

    /// Nothing waits to be kept.
    @discardableResult
    open func synchronize() -> Bool { true }
}
