@_exported public import HostedFoundation
@_exported public import Security

/// How a person proves who they are.
public enum LAPolicy: Int, Sendable {
    case deviceOwnerAuthenticationWithBiometrics = 1
    case deviceOwnerAuthentication
}

/// What a device recognizes.
public enum LABiometryType: Int, Sendable {
    case none, touchID, faceID, opticID
}

/// Why a person was not recognized.
public struct LAError: Error, Hashable, Sendable {
    /// What went wrong.
    public enum Code: Int, Sendable {
        case authenticationFailed = -1
        case userCancel = -2
        case userFallback = -3
        case systemCancel = -4
        case passcodeNotSet = -5
        case biometryNotAvailable = -6
        case biometryNotEnrolled = -7
        case biometryLockout = -8
        case appCancel = -9
        case notInteractive = -1004
    }

    public let code: Code

    public init(_ code: Code) {
        self.code = code
    }
}

/// Asks a person to prove who they are, which an extension cannot.
open class LAContext: NSObject, @unchecked Sendable {
    open var localizedFallbackTitle: String?
    open var localizedCancelTitle: String?
    open var biometryType: LABiometryType { .none }

    open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
        error?.pointee = NSError(domain: "com.apple.LocalAuthentication", code: LAError.Code.notInteractive.rawValue)
        return false
    }

    open func evaluatePolicy(
        _ policy: LAPolicy,
        localizedReason: String,
        reply: @escaping @Sendable (Bool, (any Error)?) -> Void
    ) { reply(false, LAError(.notInteractive)) }

    open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
        throw LAError(.notInteractive)
    }

    open func invalidate() {}
}

extension LAError.Code {
    /// Whether an error is this one: `catch LAError.…` and `case LAError.…` of a switch.
    public static func ~= (code: LAError.Code, error: any Error) -> Bool { (error as? LAError)?.code == code }
}
