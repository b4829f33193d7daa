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
