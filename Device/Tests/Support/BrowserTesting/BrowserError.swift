/// The reason why a browser did not carry out a command of a test.
public struct BrowserError: Error, CustomStringConvertible, Sendable {
    public struct Code: Hashable, Sendable, CustomStringConvertible {
        public let description: String

        /// The program is not installed.
        public static let notInstalled = Code(description: "notInstalled")
        /// The program did not start, ended early, or was killed at the time limit.
        public static let ended = Code(description: "ended")
        /// The browser refused a command.
        public static let refused = Code(description: "refused")
        /// A script in the page threw an error.
        public static let script = Code(description: "script")
        /// A condition was not met in time.
        public static let deadline = Code(description: "deadline")
        /// The browser's answer did not have the expected form.
        public static let unexpectedAnswer = Code(description: "unexpectedAnswer")
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
