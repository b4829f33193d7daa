/// Why a frame or a message could not be read or written.
public struct WireError: Error, Sendable {
    /// The kinds of failure, to be matched by callers.
    public struct Code: Hashable, Sendable, CustomStringConvertible {
        private enum Value: String {
            case tooLarge, truncated, notAMessage, closed, system
        }

        private let value: Value

        /// A frame is longer than the limit; the stream cannot be followed any further.
        public static let tooLarge = Code(value: .tooLarge)
        /// The stream ended inside a frame.
        public static let truncated = Code(value: .truncated)
        /// A whole frame is not JSON, or not the message that was expected; the next frame can still be read.
        public static let notAMessage = Code(value: .notAMessage)
        /// The other side no longer reads.
        public static let closed = Code(value: .closed)
        /// A system call failed.
        public static let system = Code(value: .system)

        /// The code's name.
        public var description: String { value.rawValue }
    }

    /// What kind of failure it is.
    public var code: Code
    /// One sentence that names the thing and the remedy.
    public var message: String
    /// The error below it, if there is one.
    public var cause: (any Error)?

    /// Makes an error.
    public init(code: Code, message: String, cause: (any Error)? = nil) {
        self.code = code
        self.message = message
        self.cause = cause
    }
}

extension WireError: CustomStringConvertible {
    /// The message in one line for a log; what the frame held is not part of it.
    public var description: String { "\(code): \(message)" }
}
