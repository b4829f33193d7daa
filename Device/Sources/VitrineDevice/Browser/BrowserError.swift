/// Why a headless browser drew nothing.
public struct BrowserError: Error, Sendable, CustomStringConvertible {
    public enum Code: String, Sendable {
        /// No browser is installed, or the one that is named is not there.
        case missing
        /// The browser cannot be started, failed, or was not ready in time.
        case failed
    }

    public var code: Code
    /// One sentence that names the program and the remedy.
    public var message: String
    public var cause: (any Error)?

    public init(_ code: Code, _ message: String, cause: (any Error)? = nil) {
        self.code = code
        self.message = message
        self.cause = cause
    }

    public var description: String { "\(code.rawValue): \(message)" }
}
