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

/// Why nothing was sent.
public struct WCError: Error, Hashable, Sendable {
    /// What went wrong.
    public enum Code: Int, Sendable {
        case sessionNotActivated = 7004
        case notReachable = 7007
    }

    public let code: Code

    public init(_ code: Code) {
        self.code = code
    }
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

    open var isComplicationEnabled: Bool { false }
    open var applicationContext: [String: Any] { [:] }
    open var receivedApplicationContext: [String: Any] { [:] }

    open func updateApplicationContext(_ applicationContext: [String: Any]) throws { throw WCError(.notReachable) }

    open func sendMessage(
        _ message: [String: Any],
        replyHandler: (([String: Any]) -> Void)?,
        errorHandler: ((any Error) -> Void)? = nil
    ) { errorHandler?(WCError(.notReachable)) }

    open func sendMessageData(
        _ data: Data,
        replyHandler: ((Data) -> Void)?,
        errorHandler: ((any Error) -> Void)? = nil
    ) { errorHandler?(WCError(.notReachable)) }
}
