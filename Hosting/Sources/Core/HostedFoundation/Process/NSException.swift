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

// Only the type is part of the Foundation of this machine.
extension NSExceptionName {
    public static let genericException = NSExceptionName(rawValue: "NSGenericException")
    public static let internalInconsistencyException = NSExceptionName(rawValue: "NSInternalInconsistencyException")
    public static let invalidArgumentException = NSExceptionName(rawValue: "NSInvalidArgumentException")
    public static let rangeException = NSExceptionName(rawValue: "NSRangeException")
}

/// The value that stands for none in a collection.
public let kCFNull: NSNull! = NSNull()
