/// The reason why a browser did not carry out a command of a test.
public struct BrowserError: Error, CustomStringConvertible, Sendable {
    public enum Code: Sendable {
        /// The program is not installed.
        case notInstalled
        /// The program did not start, ended early, or was killed at the time limit.
        case ended
        /// The browser refused a command.
        case refused
        /// A script in the page threw an error.
        case script
        /// A condition was not met in time.
        case deadline
        /// The browser's answer did not have the expected form.
        case unexpectedAnswer
    }

    public let code: Code
    /// The failure, with the command or expression, and the remedy if it is known.
    public let message: String

    init(_ code: Code, _ message: String) {
        self.code = code
        self.message = message
    }

    public var description: String { "\(code): \(message)" }
}
