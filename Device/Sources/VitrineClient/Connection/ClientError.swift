/// Why a command to a running device did not succeed.
public struct ClientError: Error, Sendable {
    /// The kinds of failure, which callers can compare.
    public enum Code: String, Hashable, Sendable, CaseIterable {
        /// No device answers on the port.
        case noDevice
        /// The device has no widget, app, kind, control or setting of that name.
        case notFound
        /// A value cannot be used, such as an unknown time zone.
        case badValue
        /// The widget shows another rendering than the one that was tapped.
        case staleTap
        /// The screen is locked.
        case locked
        /// The device wants its key, and the command has none that it accepts.
        case unauthorized
        /// The device, or the app that it asked, refused.
        case refused
        /// The device is stopping or starting.
        case stopping
        /// The answer has another form, because the device is another version or no device; or it is too large.
        case invalidAnswer
        /// No headless browser is installed, or it failed.
        case browser
    }

    public var code: Code
    /// What is wrong, naming the thing, and the remedy.
    public var message: String
    public var cause: (any Error)?

    public init(_ code: Code, _ message: String, cause: (any Error)? = nil) {
        self.code = code
        self.message = message
        self.cause = cause
    }
}

extension ClientError: CustomStringConvertible {
    public var description: String { "\(code.rawValue): \(message)" }
}
