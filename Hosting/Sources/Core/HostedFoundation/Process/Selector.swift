public import Foundation

/// The name of a method of Objective-C; this compiler has no such methods, so none is ever called.
public struct Selector: Hashable, Sendable {
    private let name: String

    public init(_ name: String) {
        self.name = name
    }
}

extension NotificationCenter {
    /// Has no effect: there are no methods of Objective-C to call.
    ///
    /// Observe with a closure or a publisher instead.
    public func addObserver(
        _ observer: Any,
        selector aSelector: Selector,
        name aName: NSNotification.Name?,
        object anObject: Any?
    ) {}
}

/// The selector with a name.
public func NSSelectorFromString(_ aSelectorName: String) -> Selector { Selector(aSelectorName) }

extension NSObject {
    /// Nil: nothing here finds properties by their names.
    public static func value(forKey key: String) -> Any? { nil }

    /// False: there are no methods of Objective-C.
    public func responds(to aSelector: Selector?) -> Bool { false }

    /// Has no effect: there are no methods of Objective-C to call.
    @discardableResult
    public func perform(_ aSelector: Selector?) -> Unmanaged<AnyObject>? { nil }

    /// Has no effect: there are no methods of Objective-C to call.
    @discardableResult
    public func perform(_ aSelector: Selector?, with object: Any?) -> Unmanaged<AnyObject>? { nil }
}
