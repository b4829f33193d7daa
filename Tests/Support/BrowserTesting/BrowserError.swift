/// Why a browser did not do what a test asked.
public struct BrowserError: Error, CustomStringConvertible, Sendable {
    /// What kind of failure it is.
    public struct Code: Hashable, Sendable, CustomStringConvertible {
        /// The name.
        public let description: String

        /// The program is not installed.
        public static let notInstalled = Code(description: "notInstalled")
        /// The program did not start, ended early, or was ended because it took too long.
        public static let ended = Code(description: "ended")
        /// The browser refused a command.
        public static let refused = Code(description: "refused")
        /// A script in the page threw.
        public static let script = Code(description: "script")
        /// What was waited for did not happen in time.
        public static let deadline = Code(description: "deadline")
        /// The browser answered something else than was asked for.
        public static let unexpectedAnswer = Code(description: "unexpectedAnswer")
    }

    /// What kind of failure it is.
    public let code: Code
    /// What happened, with the command or expression, and what to do about it if that is known.
    public let message: String

    init(_ code: Code, _ message: String) {
        self.code = code
        self.message = message
    }

    /// Code and message in a line.
    public var description: String { "\(code): \(message)" }
}
