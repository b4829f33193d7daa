@_exported public import HostedFoundation

/// Whether the connection to the watch is ready.
public enum WCSessionActivationState: Int, Sendable {
    case notActivated, inactive, activated
}

/// Receives from the watch.
public protocol WCSessionDelegate: AnyObject {
    func session(
        _ session: WCSession,
        activationDidCompleteWith activationState: WCSessionActivationState,
        error: (any Error)?
    )
}

/// The connection to a watch; an extension has none.
open class WCSession: NSObject, @unchecked Sendable {
    private static let session = WCSession()

    open class var `default`: WCSession { session }
    open class func isSupported() -> Bool { false }

    // Set by the main thread.
    open weak var delegate: (any WCSessionDelegate)?
    open var activationState: WCSessionActivationState { .notActivated }
    open var isReachable: Bool { false }
    open var isPaired: Bool { false }
    open var isWatchAppInstalled: Bool { false }
    open func activate() {}
}
