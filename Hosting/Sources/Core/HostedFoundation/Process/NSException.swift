public import Foundation

/// What Objective-C throws; here it ends the program, as one does that nothing catches.
open class NSException: NSObject, @unchecked Sendable {
    public let name: NSExceptionName
    public let reason: String?
    public let userInfo: [AnyHashable: Any]?

    public init(name aName: NSExceptionName, reason aReason: String?, userInfo aUserInfo: [AnyHashable: Any]? = nil) {
        name = aName
        reason = aReason
        userInfo = aUserInfo
    }

    open func raise() { fatalError("\(name.rawValue): \(reason ?? "")") }
}

/// The value that stands for none in a collection.
public let kCFNull: NSNull! = NSNull()
